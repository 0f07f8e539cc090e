import { useState } from 'react'
import { addFault, clearFaults, LONGEST_WAIT, listFaults, removeFault } from '#contract/control/faults/faults.ts'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { usePolled } from '../../shared/usePolled.ts'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'
import { ControlForm } from '../ControlForm.tsx'
import { ActiveFaults } from './ActiveFaults.tsx'
import { callOptions, callText, type Effect, effectOf, FaultDraft, faultOrder, valueOfEffect } from './faultOrder.ts'

/** The form to add faults to API calls, and the list of active ones (QA-032). */
export function FaultsPanel() {
  const { mock: t } = useMockTexts()
  const { data, error, refresh } = usePolled(readFaults)
  return (
    <section className="qa-panel">
      <h2>{t.sections.faults}</h2>
      <FaultForm />
      <Problem error={error} stale={data !== null} onRetry={refresh} />
      <ActiveFaults
        clearAll={() => control(clearFaults)}
        clearOne={(id) => control(removeFault, { params: { id } })}
        rows={(data ?? []).map((fault) => ({
          id: fault.id,
          name: [fault.method, fault.path].filter(Boolean).join(' '),
          text: [
            t.faults.effects[effectOf(fault)],
            fault.status ?? '',
            (fault.delay ?? fault.drip) ? fill(t.faults.ms, { n: fault.delay ?? fault.drip ?? 0 }) : '',
            fault.share === undefined ? '' : fill(t.faults.percent, { n: Math.round(fault.share * 100) }),
            fault.left === null ? t.faults.untilCleared : fill(t.faults.left, { n: fault.left }),
          ],
        }))}
      />
    </section>
  )
}

const readFaults = (signal: AbortSignal) => control(listFaults, { signal })

/** The form to add a fault to one API call (QA-032). */
export function FaultForm() {
  const { faults: t } = useMockTexts().mock
  const [draft, setDraft] = useState({
    call: 'createOrder',
    effect: 'status' as Effect,
    status: '503',
    requires: 'email',
    json: '',
    wait: '5000',
    times: '1',
    percent: '',
  })
  const adding = useAction(async (fault: FaultDraft) => {
    await control(addFault, { body: faultOrder(fault) })
    toast.success(() => fill(mockTextsNow().faults.added, { call: callText(fault.call) }))
  })
  const value = valueOfEffect[draft.effect]
  return (
    <ControlForm
      schema={FaultDraft}
      fields={{
        call: { label: t.call, options: callOptions },
        effect: { label: t.effect, options: t.effects },
        status:
          value === 'status' || value === 'json' ? { label: t.status, least: 400, most: 599, required: value === 'status' } : undefined,
        json: value === 'json' ? { label: t.body, hint: t.bodyHint, required: true } : undefined,
        requires: value === 'requires' ? { label: t.requires, required: true } : undefined,
        wait: value === 'wait' ? { label: t.time, least: 0, most: LONGEST_WAIT, required: true } : undefined,
        times: { label: t.times, hint: t.timesHint, least: 1 },
        percent: { label: t.share, hint: t.shareHint, least: 1, most: 100 },
      }}
      draft={draft}
      onDraft={setDraft}
      action={adding}
      submit={t.add}
      className="qa-grid"
    />
  )
}
