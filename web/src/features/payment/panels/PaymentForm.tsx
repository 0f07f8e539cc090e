import { type FormEvent, useRef, useState } from 'react'
import { NETWORKS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { isMobileMoneyPhone, normalPhone } from '#contract/rules/phone.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { notStartedText } from '../PaymentNotStarted.ts'

export interface PaymentFormProps {
  amount: number
  phone: string
  note?: string
  busy: boolean
  /** Resolves once the attempt is stored; throws PaymentNotStarted, or ApiError where something was asked first. */
  onPay: (phone: string) => Promise<void>
}

/** The number to pay with, and the figure on the button that costs it (PAY-006 to PAY-013). */
export function PaymentForm({ amount, phone, note, busy, onPay }: PaymentFormProps) {
  const t = useTexts('payment')
  const [typed, setTyped] = useState(phone)
  const [wrong, setWrong] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const sending = useRef(false)

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || sending.current) return
    const normal = normalPhone(typed)
    setRefusal(null)
    setWrong(!isMobileMoneyPhone(normal))
    if (!isMobileMoneyPhone(normal)) return field.current?.focus()
    sending.current = true
    try {
      await onPay(normal)
    } catch (error) {
      setRefusal(notStartedText(error, t))
    }
    sending.current = false
  }

  return (
    <form className="card pad stack" onSubmit={(event) => void pay(event)} noValidate>
      <p className="wait-amount">
        <span className="small mut">{t.payment.youPayNow}</span>
        <b className="pay-figure">{formatTzs(amount)}</b>
        {note && <span className="small mut">{note}</span>}
      </p>
      <TextField
        ref={field}
        label={t.payment.phone}
        hint={t.payment.phoneHint}
        error={wrong ? t.payment.phoneWrong : null}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="small mut">
        {fill(t.payment.networks, { networks: NETWORKS.join(', ') })} {t.payment.expires}
      </p>
      {refusal && <ErrorNote text={refusal} />}
      <Button kind="sun" large block type="submit" busy={busy} busyLabel={t.payment.busy}>
        {fill(t.payment.pay, { amount: formatTzs(amount) })}
      </Button>
    </form>
  )
}
