import {
  Attempt,
  AttemptReason,
  acceptRest,
  Buyer,
  CreatedOrder,
  cancelOrder,
  DeliveryOption,
  getOrder,
  listSellerOrders,
  Order,
  OrderDraft,
  OrderItem,
  OrderLineInput,
  OrderPayload,
  OrderStatus,
  PaymentMethod,
  Refund,
  reportShortage,
  SellerOrder,
  setOrderStatus,
  setTracking,
} from '../order.ts'
import { describeFields, describeSchema } from './describe.ts'

describeSchema(
  OrderStatus,
  'The status of an order. It moves from left to right, and can be cancelled before `shipping` (ORD-008, SORD-022).',
)
describeSchema(DeliveryOption, '`standard` costs TZS 5,000 and takes 24 to 48 hours, `express` TZS 10,000 and 3 to 6 hours.')
describeSchema(PaymentMethod, 'How an order is paid: by mobile money before it is placed, or in cash at the door.')
describeSchema(AttemptReason, 'Why a delivery failed: nobody was there, the address was wrong, or the goods were refused (TRAN-011).')

describeFields(OrderLineInput, {
  productId: 'The product to order.',
  quantity: 'How many pieces, 1 to 10 a line.',
  transporterId: 'Who carries this line; must be verified. Missing means no preference (CHK-020).',
})
const draft = describeFields(OrderDraft, {
  items: 'The lines of the order, 1 to 100 (CHK-033).',
  deliveryOption: 'How fast it is delivered. It decides the fee.',
  paymentMethod: 'How it is paid.',
  addressId: 'An address of the buyer. The order keeps a copy of it.',
  notes: 'For the seller and the rider, at most 1,000 characters.',
})
describeFields(OrderPayload, {
  ...draft,
  transactionId:
    'For mobile money the id of the charge. For cash an id that you make: `COD-`, milliseconds, `-` and capital letters or digits, such as `COD-1763618400000-AB12CD`. At most 64 characters. The same id again returns the first order (CHK-040, MON-017).',
  paymentDetails: 'How it was paid, in the form of the documents.',
  checkoutId: 'The id that you gave this cart. A cart can be ordered once (MON-029).',
})
describeFields(OrderPayload.shape.paymentDetails, {
  provider: 'The label of the method, such as `Mobile Money` or `Cash`, at most 64 characters (CHK-037).',
  phoneNumber: 'The phone that paid, or the buyer’s for cash, with or without plus, at most 64 characters.',
  transactionId: 'The same as `transactionId` of the order, at most 64 characters.',
})

export const itemFields = describeFields(OrderItem, {
  id: 'The id of this line of the order.',
  quantity: 'How many pieces are delivered, 0 to 10. It is 0 if the line turned out to be sold out (SELL-016).',
  ordered: 'How many pieces were ordered, if fewer are delivered. Otherwise missing (SELL-016).',
  unitPrice: 'The price of one piece in TZS when the order was paid or placed.',
  transporterId: 'Who carries this line. Missing if no transporter was chosen (CHAT-103).',
  seller: 'Who sells this line. Only in the views of the buyer and the transporter (CHAT-187).',
  product: 'The product as it was when the order was placed.',
})
describeFields(OrderItem.shape.seller, { businessName: 'The name of the business, or of the seller if there is no profile.' })
export const itemProduct = describeFields(OrderItem.shape.product, {
  id: 'The id of the product. It may no longer exist.',
  name: 'The name when the order was placed.',
  images: 'The pictures when the order was placed.',
})

describeFields(Attempt, {
  reason: 'Why the delivery failed (TRAN-011).',
  at: 'When it failed, ISO time in UTC: the tap of the transporter.',
})
describeFields(Refund, {
  amount: 'The TZS that go back: all of a cancelled order, or the price of the missing pieces (MON-030, SELL-016).',
  state: '`pending` until the money is back, then `done`. The mock refunds at once, so it always says `done`.',
})
describeSchema(Buyer, 'A person to call.')
export const buyerFields = describeFields(Buyer, {
  name: 'The name of the buyer, or of the transport business.',
  phoneNumber: 'With plus. Of a transporter it is empty unless the order is `processing` or `shipping` (CHAT-116).',
})

describeSchema(Order, 'An order as its buyer sees it. Amounts are in whole TZS (ORD-003).')
export const orderFields = describeFields(Order, {
  id: 'The id of the order, for the calls.',
  orderNumber: 'The number that people say, such as `SMK-104827`.',
  status:
    '`pending`, `processing`, `shipping`, `delivered` or `cancelled`. Read `shipped` and `in_transit` as `shipping`, and show any other word as it is (GEN-049).',
  createdAt: 'When the order was placed, ISO time in UTC.',
  updatedAt: 'When anything about the order changed last, ISO time in UTC.',
  totalAmount: 'Items and delivery fee in TZS. It falls if the buyer accepts fewer pieces (API-026, SELL-016).',
  addressId: 'The saved address that was chosen. It may no longer exist.',
  paymentMethod: '`mobile_money` or `cash_on_delivery`. A cash order that is paid by phone later becomes `mobile_money` (PAY-059).',
  transactionId: 'The id of the charge, or the `COD-…` id of a cash order.',
  deliveryOption: '`standard` or `express`. Treat any other word as standard.',
  trackingNumber: 'The number that the seller set, 1 to 64 characters. Missing until then (API-051).',
  notes: 'The words of the buyer, at most 1,000 characters. Missing if there are none.',
  items: 'The lines. A seller gets only their own (SORD-009).',
  amountDue: 'The TZS to pay at the door, the same for every role, also after delivery (MON-031).',
  refund: 'What goes back to the buyer. Missing if nothing does (MON-030).',
  shortage: 'The question about missing pieces. Missing if none was asked (SELL-016).',
  attempts: 'The failed deliveries, the oldest first. Missing if there are none (TRAN-011).',
  history: 'Each status with its time, the oldest first (CHAT-116).',
  carriers: 'The transporters, only in the view of the buyer. Missing if no line has one (CHAT-116).',
})
describeFields(Order.shape.history, {
  status: 'The status that began then.',
  at: 'When it began, ISO time in UTC.',
  by: '`buyer`, `seller`, `transporter`, or `system` if the time to answer ran out. Missing if unknown (MON-042).',
})
describeSchema(CreatedOrder, 'The reply to a new order. Read its id; a server may leave out the rest (API-025).')
describeFields(CreatedOrder, orderFields)
describeSchema(SellerOrder, 'An order as a seller sees it, with only the items of this seller (SORD-009, SORD-023).')
describeFields(SellerOrder, {
  ...orderFields,
  user: 'The buyer.',
  address: 'Where the order goes: a copy from the time of the order.',
  transporterAssigned: 'Whether a transporter carries any line. Then the seller can only start processing (SORD-022).',
  isOwnPurchase: 'True if the seller is also the buyer, which earns nothing. Otherwise missing (SELL-006).',
})

describeFields(getOrder.query, { as: '`seller` returns the view of the seller, even if the seller is also the buyer (API-029).' })
describeFields(cancelOrder.body, { status: 'Always `cancelled` (API-030).' })
describeFields(acceptRest.body, { totalAmount: 'The new total in TZS that the buyer saw. Another total is refused with 409 (SELL-016).' })
describeFields(listSellerOrders.reply, {
  orders: 'The orders, the newest first (API-049).',
  count: 'How many orders the list has (API-049).',
})
describeFields(setOrderStatus.body, { status: 'The next status. A skipped or backward step is refused with 409 (API-050).' })
describeFields(reportShortage.body, { lines: 'The lines with missing pieces, 1 to 100 (SELL-016).' })
describeFields(reportShortage.body.shape.lines, {
  itemId: 'The `id` of the item. It must be sold by the caller.',
  available: 'How many pieces there are, 0 to 9 and fewer than ordered.',
})
describeFields(setTracking.body, { trackingNumber: 'The number of the parcel, 1 to 64 characters. It replaces an earlier one (API-051).' })
