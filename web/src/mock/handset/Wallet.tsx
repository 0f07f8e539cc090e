import { type FormEvent, useState } from 'react'
import { changePhone, type PhoneView, type Transaction } from '#contract/control/phones.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../control.ts'
import { PaymentBadge } from '../shared/PaymentBadge.tsx'
import { Problem } from '../shared/Problem.tsx'
import { mockTextsNow, useMockTexts } from '../texts.ts'

interface Props {
  msisdn: string
  balance: number
  history: readonly Transaction[]
  onChanged: (phone: PhoneView) => void
}

export function Wallet({ msisdn, balance, history, onChanged }: Props) {
  const { mock: t } = useMockTexts()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const set = useAction(async (shillings: number) => {
    const phone = await control(changePhone, { params: { msisdn }, body: { balance: shillings } })
    setText('')
    toast.success(() => mockTextsNow().phone.balanceSet)
    onChanged(phone)
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const digits = text.replace(/[\s,]/g, '')
    setWrong(!/^\d{1,10}$/.test(digits))
    if (/^\d{1,10}$/.test(digits)) void set.run(Number(digits))
  }
  return (
    <section className="wallet">
      <h2>{t.phone.wallet}</h2>
      <p className="wallet-balance">
        <span className="muted">{t.phone.balance}</span> <b>{formatTzs(balance)}</b>
      </p>
      <h3>{t.phone.history}</h3>
      <History history={history} />
      <form className="wallet-form" onSubmit={save} noValidate>
        <TextField
          label={t.phone.newBalance}
          error={wrong ? t.phone.balanceWrong : null}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(false)
          }}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button type="submit" kind="line" busy={set.busy}>
          {t.phone.setBalance}
        </Button>
        <Problem error={set.error} />
      </form>
    </section>
  )
}

function History({ history }: { history: readonly Transaction[] }) {
  const { mock: t } = useMockTexts()
  if (history.length === 0) return <p className="phone-none">{t.phone.noHistory}</p>
  return (
    <ul className="history">
      {history.map((one) => (
        <li key={one.reference}>
          <p>
            <b>{formatTzs(one.amount)}</b>
            <PaymentBadge state={one.state} />
          </p>
          <p className="hint">
            {one.merchant} · {one.reference} · {formatDateTime(one.at)}
          </p>
        </li>
      ))}
    </ul>
  )
}
