import { useState } from 'react'
import { addFault, LONGEST_WAIT } from '#contract/control/faults/faults.ts'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'
import { ControlForm } from '../ControlForm.tsx'
import { callOptions, callText, type Effect, FaultDraft, faultOrder, valueOfEffect } from './faultOrder.ts'

/** The form to add a fault to one API call (QA-032). */
export function FaultForm() {
  const { faults: t } = useMockTexts().mock
  const [draft, setDraft] = useState({
    call: 'createOrder',
    effect: 'status' as Effect,
    status: '503',
    requires: 'email',
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
        status: value === 'status' ? { label: t.status, least: 400, most: 599, required: true } : undefined,
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
