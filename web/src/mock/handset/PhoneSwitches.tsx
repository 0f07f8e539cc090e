import { useState } from 'react'
import { changePhone, HandsetState, type PhoneView } from '#contract/control/phones.ts'
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../control.ts'
import { Problem } from '../shared/Problem.tsx'
import { fill, useMockTexts } from '../texts.ts'

/** Turns a phone on or off, removes its signal or empties its wallet. Shows the chosen state while the request runs (QA-023). */
export function StateSwitch({ msisdn, state, onChanged }: { msisdn: string; state: HandsetState; onChanged: (phone: PhoneView) => void }) {
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

/** Names the scenarios of the next payments. */
export function Expected({ magic, queue }: Pick<PhoneView, 'magic' | 'queue'>) {
  const { mock: t } = useMockTexts()
  return (
    <div role="status" className="phone-queue">
      {queue.length > 0 && <p>{fill(t.phone.queue, { list: queue.map((id) => id ?? t.phone.posted).join(', ') })}</p>}
      {magic !== null && <p>{fill(t.phone.magic, { id: magic })}</p>}
    </div>
  )
}
