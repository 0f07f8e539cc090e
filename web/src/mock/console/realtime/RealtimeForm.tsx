import { useState } from 'react'
import { LONGEST_WAIT } from '#contract/control/faults/faults.ts'
import {
  addRealtimeFault,
  eventNames,
  MOST_EVENTS,
  type RealtimeFaultKind,
  RealtimeFaultOrder,
} from '#contract/control/faults/realtimeFaults.ts'
import { type Account } from '#contract/control/people.ts'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'
import { ControlForm } from '../ControlForm.tsx'

const takes: Record<RealtimeFaultKind, readonly string[]> = {
  refuse: ['times'],
  drop: [],
  mute: ['event', 'times'],
  duplicate: ['event', 'times'],
  reorder: ['event', 'times'],
  delay: ['event', 'times', 'ms'],
  close: ['event', 'after'],
}

/** The form to add a fault to the realtime connection, with the fields of its kind (QA-033). */
export function RealtimeForm({ accounts }: { accounts: readonly Account[] }) {
  const { faults, realtime: t } = useMockTexts().mock
  const [draft, setDraft] = useState({ kind: 'mute' as RealtimeFaultKind, userId: '', event: '', times: '', ms: '5000', after: '1' })
  const adding = useAction(async (body: RealtimeFaultOrder) => {
    await control(addRealtimeFault, { body })
    toast.success(() => fill(mockTextsNow().realtime.added, { kind: mockTextsNow().realtime.kinds[body.kind] }))
  })
  const ifTaken = <Field,>(name: string, field: Field) => (takes[draft.kind].includes(name) ? field : undefined)
  return (
    <ControlForm
      schema={RealtimeFaultOrder}
      fields={{
        kind: { label: faults.effect, hint: t.hints[draft.kind], options: t.kinds },
        userId: { label: t.whose, any: t.everyone, options: Object.fromEntries(accounts.map(({ key, name }) => [key, name])) },
        event: ifTaken('event', { label: t.event, any: t.anyEvent, options: eventOptions }),
        ms: ifTaken('ms', { label: faults.time, least: 1, most: LONGEST_WAIT, required: true }),
        after: ifTaken('after', { label: t.after, least: 1, most: MOST_EVENTS, required: true }),
        times: ifTaken('times', { label: faults.times, hint: faults.timesHint, least: 1 }),
      }}
      draft={draft}
      onDraft={setDraft}
      action={adding}
      submit={t.add}
      className="qa-grid"
    />
  )
}

const eventOptions = Object.fromEntries(eventNames.map((name) => [name, name])) as Record<(typeof eventNames)[number], string>
