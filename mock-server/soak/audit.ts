import { listOf } from '#contract/control/db.ts'
import { listPayments, type PaymentView } from '#contract/control/payments.ts'
import { getPhone } from '#contract/control/phones.ts'
import type { OrderRecord } from '#contract/control/records.ts'
import { OPENING_BALANCE } from '../src/ledger/ledger.ts'
import { type Market, MORNING, PRODUCTS, USERS } from './market.ts'

export interface Books {
  readonly payments: readonly PaymentView[]
  readonly orders: readonly OrderRecord[]
  /** transactionIds which their payers see as unfinished. */
  readonly unfinished: readonly string[]
}

/** What anybody can see by call when the run is over. */
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

/** Conservation once more, from what calls show and not from the ledger's own log; an empty list when all is well. */
export async function audit(market: Market, books: Books): Promise<string[]> {
  return [
    ...charges(books),
    ...orders(books),
    ...stock(market, books),
    ...(await wallets(market, books)),
    ...received(market, books),
    ...promises(market, books),
  ]
}

/** I2: each charge has exactly one of an order, a full refund, an unfinished record. */
const charges = ({ payments, orders, unfinished }: Books): string[] =>
  payments.flatMap(({ charge, reference }) => {
    if (!charge) return []
    const living = orders.filter(({ transactionId, status }) => transactionId === charge.transactionId && status !== 'cancelled').length
    const ends = living + (charge.refundedAt === null ? 0 : 1) + unfinished.filter((id) => id === charge.transactionId).length
    return ends === 1 ? [] : [`I2: charge of ${reference} has ${ends} ends`]
  })

/** I1, I3 and MON-029: one order per transactionId and cart, each paid with a charge of its own amount. */
function orders({ payments, orders }: Books): string[] {
  const twice = (of: (order: OrderRecord) => string | undefined, what: string) =>
    [...Map.groupBy(orders, of)].flatMap(([key, same]) => (key && same.length > 1 ? [`${what} ${key} has ${same.length} orders`] : []))
  const unpaid = orders
    .filter((order) => isMade(order) && order.paymentMethod === 'mobile_money')
    .flatMap(({ id, transactionId, userId, subtotal, totalAmount }) => {
      const payment = payments.find(({ charge }) => charge?.transactionId === transactionId)
      const kept = payment?.charge ? payment.charge.net - payment.charge.givenBack : undefined
      const owed = payment && payment.orderId === id && kept === totalAmount ? totalAmount : subtotal
      return payment?.userId === userId && kept === owed ? [] : [`I3: order ${id} is not paid`]
    })
  return [
    ...twice(({ transactionId }) => transactionId || undefined, 'I1: transactionId'),
    ...twice(({ checkoutId, userId }) => checkoutId && `${userId} ${checkoutId}`, 'MON-029: cart'),
    ...unpaid,
  ]
}

/** In this run, and not by the seed. */
export const isMade = ({ createdAt }: { readonly createdAt: string }): boolean => Date.parse(createdAt) >= MORNING

/** I12: what is gone from the shelf stands in orders. */
function stock({ world, touched }: Market, { orders }: Books): string[] {
  const disturbed = new Set(
    world()
      .journal.list({ kind: 'fault' })
      .map(({ productId }) => productId),
  )
  return PRODUCTS.filter((id) => !touched.has(id) && !disturbed.has(id)).flatMap((id) => {
    const ordered = orders
      .filter((order) => isMade(order) && order.status !== 'cancelled')
      .flatMap(({ items }) => items)
      .reduce((sum, item) => sum + (item.productId === id ? item.quantity : 0), 0)
    const left = world().db.products.get(id)?.availableQuantity ?? 0
    const was = FULL_SHELF[id]
    return left === was - ordered ? [] : [`I12: ${was} ${id}, ${ordered} ordered, ${left} left`]
  })
}
const FULL_SHELF = { 'nile-tilapia-sato-1-kg': 48, 'nile-perch-sangara-1-kg': 36 } as const satisfies Record<
  (typeof PRODUCTS)[number],
  number
>

/** I9: each wallet holds what it held, less its charges, plus its refunds and what went back for missing pieces. */
async function wallets({ wire, touched }: Market, { payments }: Books): Promise<string[]> {
  const wrong: string[] = []
  for (const phone of new Set(payments.map((payment) => payment.phone))) {
    if (touched.has(phone)) continue
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

/** I10: nobody hears of another's payment, nor a tab of one it did not join; a reference of nobody's was injected. */
const received = ({ devices }: Market, { payments }: Books): string[] =>
  Object.values(devices).flatMap((device) =>
    device.received.flatMap(({ body, joined }) => {
      const payment = payments.find(({ reference }) => reference === body.reference)
      if (!payment || (payment.userId === device.user && joined)) return []
      return [`I10: a tab of ${device.user} heard of ${body.reference}${joined ? '' : ', which it had not joined'}`]
    }),
  )

/** An order once named in an answer is there, and its buyer's. */
const promises = ({ devices }: Market, { orders }: Books): string[] =>
  Object.values(devices).flatMap(({ user, told }) =>
    [...told]
      .filter((id) => orders.find((order) => order.id === id)?.userId !== user)
      .map((id) => `order ${id} was promised to ${user} and is lost`),
  )
