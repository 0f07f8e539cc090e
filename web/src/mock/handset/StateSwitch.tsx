import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'
import { control } from '../control.ts'
import { Anything, HandsetState } from '../shapes.ts'
import { Problem } from '../shared/Problem.tsx'
import { useCommand } from '../shared/useCommand.ts'
import { useMockTexts } from '../texts.ts'

/** QA-023. */
export function StateSwitch({ msisdn, state, onChanged }: { msisdn: string; state: HandsetState; onChanged: () => void }) {
  const { mock: t } = useMockTexts()
  const change = useCommand(async (next: HandsetState) => {
    await control(`/phones/${msisdn}`, Anything, { method: 'PUT', body: { state: next } })
    onChanged()
  })
  return (
    <div className="phone-switch">
      <ChoiceGroup
        legend={t.phone.state}
        className="state-choices"
        value={state}
        onChange={change.run}
        choices={HandsetState.options.map((value) => ({ value, title: t.phone.states[value] }))}
        hint={t.phone.stateHints[state]}
      />
      <Problem error={change.error} />
    </div>
  )
}
