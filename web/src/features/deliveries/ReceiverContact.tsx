import { type DeliveryOrder } from '#contract/transporter.ts'
import { Contact } from './Contact.tsx'
import { mapLink } from './delivery.ts'

/** Links to call the receiver and to open a map of the delivery address. */
export function ReceiverContact({ order: { address, user }, showsNumber = false }: { order: DeliveryOrder; showsNumber?: boolean }) {
  const { addressLine1, addressLine2, district, city, region, country } = address
  const map = mapLink([addressLine1, addressLine2, district, city, region, country])
  return <Contact number={address.phoneNumber || user.phoneNumber} map={map} showsNumber={showsNumber} />
}
