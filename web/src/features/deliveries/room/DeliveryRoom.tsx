import { type DeliveryOrder } from '#contract/transporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { PickUps } from '../PickUps.tsx'
import { nextPickUpsOf, pickUpsOf } from '../stops.ts'
import { DeliveryFacts } from './DeliveryFacts.tsx'
import { DeliveryItems } from './DeliveryItems.tsx'
import { DeliveryState } from './DeliveryState.tsx'
import { DeliverySteps } from './DeliverySteps.tsx'
import { Receiver } from './Receiver.tsx'
import { StopCard } from './StopCard.tsx'

export interface DeliveryRoomProps {
  order: DeliveryOrder
  savedAt: number | null
  /** True if this transporter is verified (TDSH-009). */
  mayAct: boolean
}

/** One delivery: progress, its stops with the next one first, cash to collect, items (TORD-003 to TORD-008, TRAN-013). */
export function DeliveryRoom({ order, savedAt, mayAct }: DeliveryRoomProps) {
  const { transporter: t } = useTexts('transporter')
  const sellers = pickUpsOf(order)
  const isPickUpNext = nextPickUpsOf(order).length > 0
  const pickUp = sellers.length > 0 && (
    <StopCard title={t.pickUp} isNext={isPickUpNext}>
      <PickUps sellers={sellers} />
    </StopCard>
  )
  return (
    <>
      <SavedStrip at={savedAt} />
      <DeliverySteps order={order} />
      <DeliveryState order={order} />
      <div className="delivery-columns">
        <div className="stack">
          {isPickUpNext && pickUp}
          <Receiver order={order} mayAct={mayAct} />
          {!isPickUpNext && pickUp}
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
