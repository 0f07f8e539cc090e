import { type DeliveryOrder } from '#contract/transporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Collect } from '../Collect.tsx'
import { listStatusOf } from '../delivery.ts'
import { CouldNotDeliver } from '../move/CouldNotDeliver.tsx'
import { ReceiverContact } from '../ReceiverContact.tsx'
import { differsFromReceiver } from './customer.ts'
import { StopCard } from './StopCard.tsx'

/** The receiver, the address and the cash to collect; name, phone and address appear once (TORD-005, TORD-006). */
export function Receiver({ order, mayAct }: { order: DeliveryOrder; mayAct: boolean }) {
  const { transporter: t } = useTexts('transporter')
  const { address, user } = order
  const option = order.deliveryOption === 'express' ? t.options.express : t.options.standard
  const isCustomer = !differsFromReceiver(order)
  const title = isCustomer ? t.customerAddress : t.address
  const place = [address.district, address.city, address.region, address.country, address.postalCode]
  return (
    <StopCard title={title} more={option} isNext={listStatusOf(order) === 'inTransit'}>
      <address>
        <b className="stop-name">{address.fullName || user.name}</b>
        <span className="stop-street">{address.addressLine1}</span>
        {address.addressLine2 && <span className="stop-landmark">{address.addressLine2}</span>}
        <span className="small muted">{[...new Set(place)].filter(Boolean).join(', ')}</span>
        {isCustomer && user.email && <span className="small muted">{user.email}</span>}
      </address>
      <Collect order={order} />
      <ReceiverContact order={order} showsNumber />
      <CouldNotDeliver order={order} mayAct={mayAct} />
    </StopCard>
  )
}
