import {
  DeliveryOrder,
  listDeliveries,
  PickUp,
  reportAttempt,
  setDeliveryStatus,
  Transporter,
  TransporterInput,
  TransporterProfile,
  updateTransporter,
} from '../transporter.ts'
import { describeFields, describeSchema } from './describe.ts'
import { buyerFields, itemFields, itemProduct, orderFields } from './order.ts'

describeSchema(Transporter, 'A transporter as offered at checkout (CHK-017).')
const transporter = describeFields(Transporter, {
  id: 'The id of the transporter, which is not the id of its user.',
  businessName: 'The name of the business, 1 to 100 characters.',
  region: 'Where the business is: one of the 31 regions of Tanzania. Those without a region are not listed.',
  isVerified: 'Whether the market has verified the profile. Only a verified one can be chosen (CHK-020).',
  description: 'The business in its own words, at most 2,000 characters. Missing if there are none (CHAT-168).',
  deliveries: 'How many orders it has delivered, from 0 (CHAT-168).',
})
describeSchema(TransporterProfile, 'The business profile of a transporter, as its owner sees it (TPRO-014).')
export const transporterProfileFields = describeFields(TransporterProfile, {
  ...transporter,
  region: 'One of the 31 regions of Tanzania, or empty. Without one the business is not offered at checkout.',
  deliveries: 'Missing in the own profile; see `GET /transporters/{id}`.',
  address: 'Street or landmark, at most 100 characters, or empty.',
  country: 'At most 100 characters; `Tanzania` if none was given.',
  district: 'The district or council in the region, at most 100 characters, or empty.',
  licenseImage: 'The URL path of the licence. Its signature works for the owner only. Missing if there is none (SEC-009).',
  createdAt: 'When the profile was created, ISO time in UTC.',
  updatedAt: 'When it changed last, ISO time in UTC.',
  user: 'The person behind the business.',
})
describeFields(TransporterProfile.shape.user, {
  name: 'The full name.',
  phoneNumber: 'The phone that signs in, with plus.',
  email: 'Missing if the user has none.',
})
describeFields(TransporterInput, {
  businessName: 'The name of the business, 1 to 100 characters. A new name must be verified again (TPRO-009).',
  address: 'Street or landmark, at most 100 characters (TPRO-010).',
  country: 'At most 100 characters. If empty, `Tanzania` (TPRO-010).',
  region: 'One of the 31 regions of Tanzania, at most 100 characters. Without one the business is not offered at checkout.',
  district: 'The district or council in the region, at most 100 characters (TPRO-010).',
  description: 'The business in its own words, at most 2,000 characters. Leave it out to remove it.',
  licenseImage: 'The URL path of an image, from `POST /uploads/seller-documents`. Leave it out, or send an empty text, to remove it.',
})
describeFields(updateTransporter.reply, {
  ...transporterProfileFields,
  message: 'Only if this change ended the verification: a sentence that says so.',
})

describeFields(PickUp, {
  businessName: 'The name of the business, or of the seller if there is no profile.',
  phoneNumber: 'The seller’s phone, with plus. Empty if unknown.',
  address: 'One line that starts with the street or landmark, such as `Mwaloni Kirumba, Ilemela, Mwanza`. Empty if unknown (TRAN-013).',
})
describeSchema(DeliveryOrder, 'An order as its transporter sees it (TORD-027 to TORD-030).')
describeFields(DeliveryOrder, {
  ...orderFields,
  items: 'The lines with at least one piece, also those that others carry.',
  user: 'The buyer.',
  address: 'Where the order goes: a copy from the time of the order.',
})
describeFields(DeliveryOrder.shape.user, {
  ...buyerFields,
  name: 'The full name of the buyer.',
  phoneNumber: 'The buyer’s phone, with plus.',
  email: 'Missing if the buyer has none.',
})
describeFields(DeliveryOrder.shape.items, {
  ...itemFields,
  seller: 'Where to fetch the line. Missing if another transporter fetches it (TRAN-013).',
})
describeFields(DeliveryOrder.shape.items.def.element.shape.product, { ...itemProduct, seller: 'Who sells it.' })
describeFields(DeliveryOrder.shape.items.def.element.shape.product.shape.seller, {
  businessName: 'The name of the business, or of the seller if there is no profile.',
})

const occurredAt =
  'When the transporter tapped, ISO time in UTC, for a tap sent later. A time before the previous step or in the future is corrected (TRAN-004).'
describeFields(setDeliveryStatus.body, {
  status: 'The next status. A skipped or backward step is refused with 409 (API-063).',
  occurredAt,
})
describeFields(reportAttempt.body, { reason: 'Why nobody took the goods (TRAN-011).', occurredAt })
describeFields(listDeliveries.reply, {
  orders: 'The orders with at least one line of this transporter, the newest first (API-061).',
  count: 'How many orders the list has (API-061).',
})
