import {
  AddressRecord,
  CategoryRecord,
  ChargeRecord,
  ContactRecord,
  OrderItemRecord,
  OrderRecord,
  OrderStep,
  PayoutRecord,
  ProductRecord,
  SellerRecord,
  TransporterRecord,
  UserRecord,
} from '../../control/records.ts'
import { addressFields } from '../address.ts'
import { contactFields } from '../contact.ts'
import { describeFields } from '../describe.ts'
import { payoutFields } from '../payout.ts'
import { sellerProductFields, sellerProfileFields } from '../seller.ts'
import { userFields } from '../shared.ts'
import { transporterProfileFields } from '../transporter.ts'

const id = 'The id of the record: 1 to 64 characters.'
const userId = 'The id of the user it belongs to: 1 to 64 characters.'
const createdAt = 'When it was created, ISO time in UTC.'
const updatedAt = 'When it changed last, ISO time in UTC.'

describeFields(UserRecord, { ...userFields, id, createdAt })
describeFields(SellerRecord, {
  ...sellerProfileFields,
  id,
  userId,
  createdAt,
  updatedAt,
  frontNationalId: 'The URL path of the image of the ID’s front, without a signature.',
  backNationalId: 'The URL path of the image of the ID’s back, without a signature.',
})
describeFields(TransporterRecord, {
  ...transporterProfileFields,
  id,
  userId,
  createdAt,
  updatedAt,
  deliveries: 'Never stored: `GET /v1/transporters/{id}` counts the orders.',
  licenseImage: 'The URL path of the licence, without a signature. Missing if there is none.',
})
describeFields(CategoryRecord, {
  id,
  name: 'The English name.',
  nameSw: 'The Swahili name. If missing, the English one is shown.',
  image: 'The URL path of a picture. Missing if there is none.',
})
describeFields(ProductRecord, {
  ...sellerProductFields,
  id,
  createdAt,
  sellerId: 'The id of the user who sells it: 1 to 64 characters.',
  unitPrice: 'The price of one piece, 0 to 1,000,000,000 TZS, as a number or as text (CAT-031).',
})
describeFields(AddressRecord, { ...addressFields, id, userId, createdAt })
describeFields(OrderItemRecord, {
  id,
  productId: 'The id of the product, which may no longer exist: 1 to 64 characters.',
  sellerId: 'The id of the user who sells the line: 1 to 64 characters.',
  quantity: 'How many pieces are delivered, 0 to 10.',
  ordered: 'How many were ordered, 1 to 10, if fewer are delivered. Otherwise missing (SELL-016).',
  unitPrice: 'The price of one piece at the time of the order, in whole TZS.',
  name: 'The name of the product at the time of the order.',
  images: 'The pictures of the product at the time of the order.',
  transporterId: 'The id of the transporter: 1 to 64 characters. Missing if none was chosen.',
})
describeFields(OrderStep, {
  status: 'The status that began then.',
  at: 'When it began, ISO time in UTC.',
  by: 'Who set it. `system` if the time to answer ran out.',
})
describeFields(OrderRecord, {
  id,
  orderNumber: 'The number that people say, such as `SMK-104827`.',
  userId: 'The id of the buyer: 1 to 64 characters.',
  status: 'The status. A change of it is sent to all concerned.',
  createdAt,
  updatedAt,
  items: 'The lines, at least one.',
  subtotal: 'The items without the fee, in whole TZS.',
  fee: 'The delivery fee, in whole TZS.',
  totalAmount: 'Subtotal and fee, in whole TZS.',
  addressId: 'The id of the saved address that was chosen, which may no longer exist: 1 to 64 characters.',
  address: 'A copy of the address. Later changes of the saved one do not reach it.',
  paymentMethod: 'How it is paid.',
  transactionId: 'The id of the charge, or the `COD-…` id of a cash order.',
  provider: 'The label of the method: `Mobile Money` or `Cash`.',
  phone: 'The phone that paid, or the buyer’s for cash, without plus.',
  deliveryOption: 'How fast it is delivered.',
  trackingNumber: 'Missing until the seller sets one.',
  notes: 'The words of the buyer. Missing if there are none.',
  checkoutId: 'The cart that was ordered. Missing if the app named none (MON-029).',
  shortage: 'The question about missing pieces. Missing if none was asked (SELL-016).',
  history: 'Each status with its time, the oldest first, at least one.',
  attempts: 'The failed deliveries, the oldest first. Missing if there are none (TRAN-011).',
})
describeFields(OrderRecord.shape.attempts, { reason: 'Why it failed (TRAN-011).', at: 'When it failed, ISO time in UTC.' })
describeFields(ChargeRecord, {
  transactionId: 'The id of the charge.',
  reference: 'The reference of its payment.',
  userId: 'The id of the payer.',
  phone: 'The phone that paid, without plus.',
  amount: 'Whole TZS.',
  at: 'When the money was taken, ISO time in UTC.',
  orderId: 'The order that it paid.',
  refundedAt: 'When it was refunded in full, ISO time in UTC. Missing if it was not (MON-030).',
})
describeFields(PayoutRecord, { ...payoutFields, id, userId, createdAt, updatedAt })
describeFields(ContactRecord, {
  ...contactFields,
  id,
  createdAt,
  reference: 'The name that the sender was told, such as `M-4821`. Messages of the seed have none.',
})
