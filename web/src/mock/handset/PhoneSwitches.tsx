import { type FormEvent, useState } from 'react'
import { changePhone, HandsetState, type PhoneView } from '#contract/control/phones.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../control.ts'
import { Problem } from '../shared/Problem.tsx'
import type { Polled } from '../shared/usePolled.ts'
import { fill, mockTextsNow, useMockTexts } from '../texts.ts'

/** What a tester can change on a phone, and the scenarios of its next payments. */
export function PhoneSwitches({ msisdn, phone: { data, put } }: { msisdn: string; phone: Polled<PhoneView> }) {
  if (!data) return null
  return (
    <>
      <StateSwitch msisdn={msisdn} state={data.state} onChanged={put} />
      <BalanceForm msisdn={msisdn} onChanged={put} />
      <Expected magic={data.magic} queue={data.queue} />
    </>
  )
}

/** Turns a phone on or off, removes its signal or empties its wallet. Shows the chosen state while the request runs (QA-023). */
function StateSwitch({ msisdn, state, onChanged }: { msisdn: string; state: HandsetState; onChanged: (phone: PhoneView) => void }) {
  const { mock: t } = useMockTexts()
  const [wish, setWish] = useState(state)
  const change = useAction(async (next: HandsetState) => {
    setWish(next)
    onChanged(await control(changePhone, { params: { msisdn }, body: { state: next } }))
  })
  const shown = change.busy ? wish : state
  return (
    <div className="phone-switch">
      <ChoiceGroup
        legend={t.phone.state}
        className="state-choices"
        value={shown}
        onChange={(next) => void change.run(next)}
        choices={HandsetState.options.map((value) => ({ value, title: t.phone.states[value] }))}
        hint={t.phone.stateHints[shown]}
      />
      <Problem error={change.error} />
    </div>
  )
}

function BalanceForm({ msisdn, onChanged }: { msisdn: string; onChanged: (phone: PhoneView) => void }) {
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
  )
}

/** Names the scenarios of the next payments. */
function Expected({ magic, queue }: Pick<PhoneView, 'magic' | 'queue'>) {
  const { mock: t } = useMockTexts()
  return (
    <div role="status" className="phone-queue">
      {queue.length > 0 && <p>{fill(t.phone.queue, { list: queue.map((id) => id ?? t.phone.posted).join(', ') })}</p>}
      {magic !== null && <p>{fill(t.phone.magic, { id: magic })}</p>}
    </div>
  )
}
