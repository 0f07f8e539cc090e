import { type FormEvent, useState } from 'react'
import { type Account } from '#contract/control/people.ts'
import { groupPhone, isPhone, normalPhone } from '#contract/rules/phone.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { phonePath } from '../../address.ts'
import { PhoneBeside } from '../../handset/PhoneBeside.tsx'
import type { WorldClock } from '../../shared/clock/useWorldClock.ts'
import { useMockTexts } from '../../texts.ts'

/** Any number of simulated phones side by side (QA-020). */
export function HandsetsPanel({ accounts, clock }: { accounts: readonly Account[]; clock: WorldClock }) {
  const { mock: t } = useMockTexts()
  const [phones, setPhones] = useState(() => accounts.slice(0, 1).map(({ phone }) => normalPhone(phone)))
  const [text, setText] = useState('')
  const [refused, setRefused] = useState(false)
  const [first, ...others] = phones
  const add = (event: FormEvent) => {
    event.preventDefault()
    setRefused(!isPhone(text))
    if (!isPhone(text)) return
    setPhones([...new Set([...phones, normalPhone(text)])])
    setText('')
  }
  return (
    <section className="qa-panel">
      <div className="qa-head">
        <h2>{t.sections.handsets}</h2>
        {first !== undefined && (
          <a className="button button-line" href={phonePath(first, ...others)}>
            {t.phone.ownPage}
          </a>
        )}
      </div>
      <form className="qa-line" onSubmit={add} noValidate>
        <TextField
          label={t.phone.number}
          hint={t.phone.numberHint}
          error={refused ? t.phone.numberWrong : null}
          value={text}
          onChange={(event) => setText(event.target.value)}
          list="account-phones"
          inputMode="tel"
          autoComplete="off"
        />
        <datalist id="account-phones">
          {accounts.map(({ key, name, phone }) => (
            <option key={key} value={groupPhone(phone)}>
              {name}
            </option>
          ))}
        </datalist>
        <Button type="submit" kind="line">
          {t.phone.openBeside}
        </Button>
      </form>
      {phones.length === 0 && <p className="phone-none">{t.phone.chooseOne}</p>}
      <div className="handset-grid">
        {phones.map((phone) => (
          <PhoneBeside key={phone} msisdn={phone} clock={clock} close={() => setPhones(phones.filter((one) => one !== phone))} />
        ))}
      </div>
    </section>
  )
}
