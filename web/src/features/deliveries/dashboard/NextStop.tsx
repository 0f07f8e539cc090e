import { useId } from 'react'
import { Link } from 'react-router-dom'
import { addressText } from '#contract/rules/addressText.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { useNow } from '#web/api/time.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { AttemptMark } from '../AttemptMark.tsx'
import { Collect, useCollectLabel } from '../Collect.tsx'
import { inDrivingOrder, reachedAt } from '../deliveries.ts'
import { DeliveryBadge } from '../DeliveryBadge.tsx'
import { durationText } from '../duration.ts'
import { MoveButton } from '../move/MoveButton.tsx'
import { PickUps } from '../PickUps.tsx'
import { ReceiverContact } from '../ReceiverContact.tsx'
import { nextPickUpsOf } from '../stops.ts'

/** The next stop with the next step, in thumb reach (TRAN-010): the sellers until the delivery is in transit, then the receiver (TRAN-013). */
export function NextStop({ orders, mayAct }: { orders: readonly DeliveryOrder[]; mayAct: boolean }) {
  const { transporter: t } = useTexts('transporter')
  const id = useId()
  const order = inDrivingOrder(orders)[0]
  return (
    <section className="next-stop" aria-labelledby={id}>
      <div className="next-stop-head">
        <h2 id={id}>{t.nextStop}</h2>
        {order && <DeliveryBadge order={order} />}
      </div>
      {order ? <Stop order={order} mayAct={mayAct} /> : <p className="muted">{t.none}</p>}
    </section>
  )
}

const AGAIN = 60_000

function Stop({ order, mayAct }: { order: DeliveryOrder; mayAct: boolean }) {
  const t = useTexts('transporter')
  const time = useNow(AGAIN)
  const pickUps = nextPickUpsOf(order)
  const inTransitSince = reachedAt(order, 'shipping')
  const since = durationText(time - Date.parse(inTransitSince ?? order.createdAt), t)
  return (
    <>
      <p className="small muted">
        {pickUps.length > 0 && <span>{t.transporter.pickUp} · </span>}
        <span>
          <Link className="link nowrap" to={transporterPaths.order(order.id)}>
            {order.orderNumber}
          </Link>{' '}
          · {fill(inTransitSince ? t.transporter.onTheWay : t.transporter.waitingSince, { time: since })}
        </span>
      </p>
      {pickUps.length > 0 ? <PickUps sellers={pickUps} /> : <DropOff order={order} />}
      <MoveButton order={order} mayAct={mayAct} />
    </>
  )
}

/** The receiver, the address and the cash to collect. */
function DropOff({ order }: { order: DeliveryOrder }) {
  const label = useCollectLabel(order)
  const { address } = order
  return (
    <>
      <address>
        <b className="stop-name">{address.fullName || order.user.name}</b>
        <span className="stop-street">{address.addressLine1}</span>
        {address.addressLine2 && <span className="stop-landmark">{address.addressLine2}</span>}
        <span className="small muted">{addressText(address, ['district', 'city'])}</span>
      </address>
      <AttemptMark order={order} />
      <Collect order={order} label={label} />
      <ReceiverContact order={order} />
    </>
  )
}
