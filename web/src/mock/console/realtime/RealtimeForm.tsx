import { type FormEvent, useState } from 'react'
import { addRealtimeFault, RealtimeFaultKind } from '#contract/control/faults/realtimeFaults.ts'
import { type Account } from '#contract/control/people.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'
import { realtimeOrder, takes } from './realtimeOrder.ts'

const events = ['payment-callback', 'order-status', 'verification']

/** The form to add a fault to the realtime connection (QA-033). */
export function RealtimeForm({ accounts }: { accounts: readonly Account[] }) {
  const { mock: t } = useMockTexts()
  const [draft, setDraft] = useState({ kind: 'mute' as RealtimeFaultKind, userId: '', event: '', times: '', ms: '5000', after: '1' })
  const adding = useAction(async () => {
    await control(addRealtimeFault, { body: realtimeOrder(draft) })
    toast.success(() => fill(mockTextsNow().realtime.added, { kind: mockTextsNow().realtime.kinds[draft.kind] }))
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    void adding.run()
  }
  const number = (name: 'times' | 'ms' | 'after', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      type="number"
      min={1}
      required={name !== 'times'}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
    />
  )
  return (
    <form className="qa-grid" onSubmit={save}>
      <SelectField
        label={t.faults.effect}
        hint={t.realtime.hints[draft.kind]}
        value={draft.kind}
        onChange={(event) => setDraft({ ...draft, kind: RealtimeFaultKind.parse(event.target.value) })}
        options={RealtimeFaultKind.options.map((value) => ({ value, label: t.realtime.kinds[value] }))}
      />
      <SelectField
        label={t.realtime.whose}
        value={draft.userId}
        onChange={(event) => setDraft({ ...draft, userId: event.target.value })}
        options={[{ value: '', label: t.realtime.everyone }, ...accounts.map(({ key, name }) => ({ value: key, label: name }))]}
      />
      {takes(draft.kind, 'event') && (
        <SelectField
          label={t.realtime.event}
          value={draft.event}
          onChange={(event) => setDraft({ ...draft, event: event.target.value })}
          options={[{ value: '', label: t.realtime.anyEvent }, ...events.map((value) => ({ value, label: value }))]}
        />
      )}
      {takes(draft.kind, 'ms') && number('ms', t.faults.time)}
      {takes(draft.kind, 'after') && number('after', t.realtime.after)}
      {takes(draft.kind, 'times') && number('times', t.faults.times, t.faults.timesHint)}
      <Button type="submit" busy={adding.busy}>
        {t.realtime.add}
      </Button>
      <Problem error={adding.error} />
    </form>
  )
}
