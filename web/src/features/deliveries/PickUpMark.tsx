import { type DeliveryOrder } from '#contract/transporter.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { nextPickUpsOf, placeOf } from './stops.ts'

/** One line for lists: where the goods of a delivery that is not yet in transit are fetched (TRAN-013). */
export function PickUpMark({ order }: { order: DeliveryOrder }) {
  const { transporter: t } = useTexts('transporter')
  const places = nextPickUpsOf(order).map((seller) => [seller.businessName, placeOf(seller).street].filter(Boolean).join(', '))
  if (places.length === 0) return null
  return <span className="small">{fill(t.pickUpAt, { place: places.join(' · ') })}</span>
}
