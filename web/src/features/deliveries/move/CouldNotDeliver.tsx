import { useId, useState } from 'react'
import { AttemptReason, readStatus } from '#contract/order.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { config } from '#web/api/config.ts'
import { personNow } from '#web/features/session/person.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ModalDialog } from '#web/ui/ModalDialog.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { moves } from '../outbox/moves.ts'

/** Reports why a parcel in transit was not handed over. The report is sent by the outbox; the delivery can be tried again (TRAN-011). Not offered to an API without that call. */
export function CouldNotDeliver({ order, mayAct }: { order: DeliveryOrder; mayAct: boolean }) {
  const { transporter: t } = useTexts('transporter')
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  if (!config.supportsExtensions || !mayAct || readStatus(order.status) !== 'shipping') return null
  const report = (reason: AttemptReason) => {
    setAsked(false)
    const owner = personNow()
    if (owner === null) return
    moves.add({ owner, lane: order.id, body: { reason } })
    void moves.flush()
  }
  return (
    <>
      <StepButton step={order.id} kind="line" block onClick={() => setAsked(true)}>
        {t.couldNotDeliver}
      </StepButton>
      {isAsked && (
        <ModalDialog labelledBy={id} describedBy={`${id}-more`} onDecline={() => setAsked(false)}>
          <p id={id}>{t.whyNotDelivered}</p>
          <div id={`${id}-more`} className="confirm-more">
            <span className="muted">{t.attemptSeen}</span>
          </div>
          <div className={classes('dialog-answers', 'attempt-answers')}>
            {AttemptReason.options.map((reason) => (
              <StepButton key={reason} step={reason} kind="line" large onClick={() => report(reason)}>
                {t.attemptReasons[reason]}
              </StepButton>
            ))}
            <Button kind="quiet" large onClick={() => setAsked(false)}>
              {t.cancel}
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  )
}
