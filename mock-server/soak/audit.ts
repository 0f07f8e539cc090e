import { listOf } from '#contract/control/db.ts'
import { listPayments, type PaymentView } from '#contract/control/payments.ts'
import { getPhone } from '#contract/control/phones.ts'
import type { OrderRecord } from '#contract/control/records.ts'
import { OPENING_BALANCE } from '../src/ledger/ledger.ts'
import { type Market, MORNING, PRODUCTS, USERS } from './market.ts'

export interface Books {
  readonly payments: readonly PaymentView[]
  readonly orders: readonly OrderRecord[]
  /** The transactionIds that the API lists as unfinished. */
  readonly unfinished: readonly string[]
}

/** Reads payments, orders and unfinished payments through the API at the end of a run. */
export async function readBooks({ wire, world }: Market): Promise<Books> {
  const payments = (await wire.control(listPayments)).body
  const orders = (await wire.control(listOf('orders'))).body
  const unfinished: string[] = []
  for (const user of Object.keys(USERS)) {
    const { body } = await wire.call('GET', '/mobile-money/unfinished', { token: world().sessions.open(user) })
    unfinished.push(...(body as { transactionId: string }[]).map(({ transactionId }) => transactionId))
  }
  return { payments, orders, unfinished }
}

/** Checks the invariants again with data from the API instead of the ledger's log. Returns one line per violation. */
export async function audit(market: Market, books: Books): Promise<string[]> {
  return [
    ...charges(books),
    ...orders(books),
    ...stock(market, books),
    ...(await wallets(market, books)),
    ...received(market, books),
    ...lostOrders(market, books),
  ]
}

/** I2: each charge must have exactly one of: an order, a full refund, an unfinished record. */
const charges = ({ payments, orders, unfinished }: Books): string[] =>
  payments.flatMap(({ charge, reference }) => {
    if (!charge) return []
    const activeOrders = orders.filter(
      ({ transactionId, status }) => transactionId === charge.transactionId && status !== 'cancelled',
    ).length
    const ends = activeOrders + (charge.refundedAt === null ? 0 : 1) + unfinished.filter((id) => id === charge.transactionId).length
    return ends === 1 ? [] : [`I2: charge of ${reference} has ${ends} ends`]
  })

/** I1, I3 and MON-029: each transactionId and each cart must have at most one order, and a paid order a charge of its amount. */
function orders({ payments, orders }: Books): string[] {
  const twice = (of: (order: OrderRecord) => string | undefined, what: string) =>
    [...Map.groupBy(orders, of)].flatMap(([key, same]) => (key && same.length > 1 ? [`${what} ${key} has ${same.length} orders`] : []))
  const unpaid = orders
    .filter((order) => isFromRun(order) && order.paymentMethod === 'mobile_money')
    .flatMap(({ id, transactionId, userId, subtotal, totalAmount }) => {
      const payment = payments.find(({ charge }) => charge?.transactionId === transactionId)
      const netPaid = payment?.charge ? payment.charge.net - payment.charge.givenBack : undefined
      const expectedNet = payment && payment.orderId === id && netPaid === totalAmount ? totalAmount : subtotal
      return payment?.userId === userId && netPaid === expectedNet ? [] : [`I3: order ${id} is not paid`]
    })
  return [
    ...twice(({ transactionId }) => transactionId || undefined, 'I1: transactionId'),
    ...twice(({ checkoutId, userId }) => checkoutId && `${userId} ${checkoutId}`, 'MON-029: cart'),
    ...unpaid,
  ]
}

/** Returns whether a record was created in this run, not by the seed. */
export const isFromRun = ({ createdAt }: { readonly createdAt: string }): boolean => Date.parse(createdAt) >= MORNING

/** I12: the stock of a product must have fallen by exactly the pieces in orders that are not cancelled. */
function stock({ world, changedByHand }: Market, { orders }: Books): string[] {
  const disturbed = new Set(
    world()
      .journal.list({ kind: 'fault' })
      .map(({ productId }) => productId),
  )
  return PRODUCTS.filter((id) => !changedByHand.has(id) && !disturbed.has(id)).flatMap((id) => {
    const ordered = orders
      .filter((order) => isFromRun(order) && order.status !== 'cancelled')
      .flatMap(({ items }) => items)
      .reduce((sum, item) => sum + (item.productId === id ? item.quantity : 0), 0)
    const left = world().db.products.get(id)?.availableQuantity ?? 0
    const was = SEED_STOCK[id]
    return left === was - ordered ? [] : [`I12: ${was} ${id}, ${ordered} ordered, ${left} left`]
  })
}
const SEED_STOCK = { 'nile-tilapia-sato-1-kg': 48, 'nile-perch-sangara-1-kg': 36 } as const satisfies Record<
  (typeof PRODUCTS)[number],
  number
>

/** I9: each wallet must equal its opening balance less charges plus refunds, also those for missing pieces. */
async function wallets({ wire, changedByHand }: Market, { payments }: Books): Promise<string[]> {
  const wrong: string[] = []
  for (const phone of new Set(payments.map((payment) => payment.phone))) {
    if (changedByHand.has(phone)) continue
    const moved = payments.reduce(
      (sum, { charge, phone: of }) =>
        of === phone && charge ? sum - charge.gross + (charge.refundedAt === null ? charge.givenBack : charge.net) : sum,
      0,
    )
    const { balance } = (await wire.control(getPhone, { params: { msisdn: phone } })).body
    if (balance !== OPENING_BALANCE + moved) wrong.push(`I9: wallet ${phone} holds ${balance} instead of ${OPENING_BALANCE + moved}`)
  }
  return wrong
}

/** I10: a tab must receive callbacks only for its user's payments that it joined. Unknown references are ignored: tests inject them. */
const received = ({ devices }: Market, { payments }: Books): string[] =>
  Object.values(devices).flatMap((device) =>
    device.received.flatMap(({ body, joined }) => {
      const payment = payments.find(({ reference }) => reference === body.reference)
      if (!payment || (payment.userId === device.user && joined)) return []
      return [`I10: a tab of ${device.user} heard of ${body.reference}${joined ? '' : ', which it had not joined'}`]
    }),
  )

/** An order that was confirmed in a response must exist and belong to that buyer. */
const lostOrders = ({ devices }: Market, { orders }: Books): string[] =>
  Object.values(devices).flatMap(({ user, confirmedOrders }) =>
    [...confirmedOrders]
      .filter((id) => orders.find((order) => order.id === id)?.userId !== user)
      .map((id) => `order ${id} was promised to ${user} and is lost`),
  )
