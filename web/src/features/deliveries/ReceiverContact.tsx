import { addressText } from '#contract/rules/addressText.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { Contact } from './Contact.tsx'
import { mapLink } from './deliveries.ts'

/** Links to call the receiver and to open a map of the delivery address. */
export function ReceiverContact({ order: { address, user }, showsNumber = false }: { order: DeliveryOrder; showsNumber?: boolean }) {
  const map = mapLink(addressText(address, ['addressLine1', 'addressLine2', 'district', 'city', 'region', 'country']))
  return <Contact number={address.phoneNumber || user.phoneNumber} map={map} showsNumber={showsNumber} />
}
