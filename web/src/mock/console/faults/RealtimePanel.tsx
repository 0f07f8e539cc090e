import { useState } from 'react'
import { LONGEST_WAIT } from '#contract/control/faults/faults.ts'
import {
  addRealtimeFault,
  clearRealtimeFaults,
  eventNames,
  listRealtimeFaults,
  MOST_EVENTS,
  type RealtimeFaultKind,
  RealtimeFaultOrder,
  removeRealtimeFault,
} from '#contract/control/faults/realtimeFaults.ts'
import type { Account } from '#contract/control/people.ts'
import { WebhookEvent } from '#contract/control/webhooks.ts'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { usePolled } from '../../shared/usePolled.ts'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'
import { ControlForm } from '../ControlForm.tsx'
import { ActiveFaults } from './ActiveFaults.tsx'

/** The form to add faults to the realtime connection, and the list of active ones (QA-033). */
export function RealtimePanel({ accounts }: { accounts: readonly Account[] }) {
  const { mock: t } = useMockTexts()
  const { data, error, refresh } = usePolled(readFaults)
  const nameOf = (userId: string | undefined) => accounts.find(({ key }) => key === userId)?.name ?? userId ?? t.realtime.everyone
  return (
    <section className="qa-panel">
      <h2>{t.sections.realtime}</h2>
      <RealtimeForm accounts={accounts} />
      <Problem error={error} stale={data !== null} onRetry={refresh} />
      <ActiveFaults
        clearAll={() => control(clearRealtimeFaults)}
        clearOne={(id) => control(removeRealtimeFault, { params: { id } })}
        rows={(data ?? []).map(({ id, kind, to, userId, event, left, ms, after }) => ({
          id,
          name: t.realtime.kinds[kind],
          text: [
            to ? t.realtime.toWebhook : nameOf(userId),
            event ?? '',
            ms === undefined ? '' : fill(t.faults.ms, { n: ms }),
            after === undefined ? '' : fill(t.realtime.afterEvents, { n: after }),
            left === null ? t.faults.untilCleared : fill(t.faults.left, { n: left }),
          ],
        }))}
      />
    </section>
  )
}

const readFaults = (signal: AbortSignal) => control(listRealtimeFaults, { signal })

const takes: Record<RealtimeFaultKind, readonly string[]> = {
  refuse: ['times'],
  drop: [],
  mute: ['to', 'event', 'times'],
  duplicate: ['to', 'event', 'times'],
  reorder: ['to', 'event', 'times'],
  delay: ['to', 'event', 'times', 'ms'],
  close: ['event', 'after'],
}

/** The form to add a fault to the realtime connection, with the fields of its kind (QA-033). */
export function RealtimeForm({ accounts }: { accounts: readonly Account[] }) {
  const { faults, realtime: t } = useMockTexts().mock
  const [draft, setDraft] = useState({
    kind: 'mute' as RealtimeFaultKind,
    to: '',
    userId: '',
    event: '',
    times: '',
    ms: '5000',
    after: '1',
  })
  const adding = useAction(async (body: RealtimeFaultOrder) => {
    await control(addRealtimeFault, { body })
    toast.success(() => fill(mockTextsNow().realtime.added, { kind: mockTextsNow().realtime.kinds[body.kind] }))
  })
  const ifTaken = <Field,>(name: string, field: Field) => (takes[draft.kind].includes(name) ? field : undefined)
  const ofWebhook = draft.to === 'webhook' && takes[draft.kind].includes('to')
  return (
    <ControlForm
      schema={RealtimeFaultOrder}
      fields={{
        kind: { label: faults.effect, hint: t.hints[draft.kind], options: t.kinds },
        to: ifTaken('to', { label: t.to, any: t.toSockets, options: { webhook: t.toWebhook } }),
        userId: ofWebhook
          ? undefined
          : { label: t.whose, any: t.everyone, options: Object.fromEntries(accounts.map(({ key, name }) => [key, name])) },
        event: ifTaken('event', { label: t.event, any: t.anyEvent, options: ofWebhook ? webhookEvents : socketEvents }),
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

type EventOptions = Record<NonNullable<RealtimeFaultOrder['event']>, string>
const optionsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name])) as EventOptions
const socketEvents = optionsOf(eventNames)
const webhookEvents = optionsOf(WebhookEvent.options)
