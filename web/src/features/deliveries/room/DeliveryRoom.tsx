import { type DeliveryOrder } from '#contract/transporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { DeliveryFacts } from './DeliveryFacts.tsx'
import { DeliveryItems } from './DeliveryItems.tsx'
import { DeliveryState } from './DeliveryState.tsx'
import { DeliverySteps } from './DeliverySteps.tsx'
import { Receiver } from './Receiver.tsx'

export interface DeliveryRoomProps {
  order: DeliveryOrder
  savedAt: number | null
  /** True if this transporter is verified (TDSH-009). */
  mayAct: boolean
}

/** One delivery: progress, receiver, cash to collect, items (TORD-003 to TORD-008). */
export function DeliveryRoom({ order, savedAt, mayAct }: DeliveryRoomProps) {
  const { transporter: t } = useTexts('transporter')
  return (
    <>
      <SavedStrip at={savedAt} />
      <DeliverySteps order={order} />
      <DeliveryState order={order} />
      <div className="delivery-columns">
        <div className="stack">
          <Receiver order={order} mayAct={mayAct} />
          {order.notes && (
            <section className="note" aria-label={t.notes}>
              <div className="grow">
                <p className="small">{t.notes}</p>
                <b className="as-written">{order.notes}</b>
              </div>
            </section>
          )}
          <DeliveryItems order={order} />
        </div>
        <div className="stack">
          <DeliveryFacts order={order} />
        </div>
      </div>
    </>
  )
}
