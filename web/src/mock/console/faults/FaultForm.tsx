import { type FormEvent, useState } from 'react'
import { addFault } from '#contract/control/faults/faults.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'
import { callNames, callText, type Effect, effects, type FaultDraft, faultOrder, proposed, takesStatus } from './faultOrder.ts'

/** The form to add a fault to one API call (QA-032). */
export function FaultForm() {
  const { mock: t } = useMockTexts()
  const [draft, setDraft] = useState<FaultDraft>({ call: 'createOrder', effect: 'status', value: '503', times: '1', share: '' })
  const adding = useAction(async () => {
    await control(addFault, { body: faultOrder(draft) })
    toast.success(() => fill(mockTextsNow().faults.added, { call: callText(draft.call) }))
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    void adding.run()
  }
  return (
    <form className="qa-grid" onSubmit={save}>
      <SelectField
        label={t.faults.call}
        value={draft.call}
        onChange={(event) => setDraft({ ...draft, call: event.target.value as FaultDraft['call'] })}
        options={callNames.map((value) => ({ value, label: callText(value) }))}
      />
      <SelectField
        label={t.faults.effect}
        value={draft.effect}
        onChange={(event) => setDraft({ ...draft, effect: event.target.value as Effect, value: proposed(event.target.value as Effect) })}
        options={effects.map((value) => ({ value, label: t.faults.effects[value] }))}
      />
      <ValueField effect={draft.effect} value={draft.value} onChange={(value) => setDraft({ ...draft, value })} />
      <TextField
        label={t.faults.times}
        hint={t.faults.timesHint}
        type="number"
        min={1}
        value={draft.times}
        onChange={(event) => setDraft({ ...draft, times: event.target.value })}
      />
      <TextField
        label={t.faults.share}
        hint={t.faults.shareHint}
        type="number"
        min={1}
        max={100}
        value={draft.share}
        onChange={(event) => setDraft({ ...draft, share: event.target.value })}
      />
      <Button type="submit" busy={adding.busy}>
        {t.faults.add}
      </Button>
      <Problem error={adding.error} />
    </form>
  )
}

/** The value that an effect needs: a status, a field's name, a time or nothing. */
function ValueField({ effect, value, onChange }: Pick<FaultDraft, 'effect' | 'value'> & { onChange: (value: string) => void }) {
  const { faults: t } = useMockTexts().mock
  if (proposed(effect) === '') return null
  if (effect === 'requires')
    return <TextField label={t.requires} required value={value} onChange={(event) => onChange(event.target.value)} />
  const limits = takesStatus(effect) ? { label: t.status, min: 400, max: 599 } : { label: t.time, min: 0, max: 3_600_000 }
  return <TextField {...limits} type="number" required value={value} onChange={(event) => onChange(event.target.value)} />
}
