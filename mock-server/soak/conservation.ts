import fc from 'fast-check'
import { isFromRun } from './audit.ts'
import { course } from './command.ts'
import type { Host } from './host.ts'
import { run } from './run.ts'

const MOST_STEPS = 40

/** Counts what happened in the runs, because runs in which everything is refused would prove nothing. */
export const emptyTally = () => ({
  runs: 0,
  payments: 0,
  charges: 0,
  /** The number of carts that were charged more than once. */
  cartsPaidTwice: 0,
  /** The number of charges with an order that is not cancelled. */
  bought: 0,
  orders: 0,
  cancelled: 0,
  refunds: 0,
  /** The number of charges that were partly refunded for missing pieces (SELL-016). */
  partRefunds: 0,
  unfinished: 0,
  /** The number of callbacks that tabs received. */
  received: 0,
})

/** I1 to I6, I9, I10 and I12 must hold after any actions of buyers, handsets, provider, network and clock, in any order. */
export const conservation = (host: Host, tally = emptyTally()) =>
  fc.asyncProperty(course(MOST_STEPS), async (steps) => {
    const market = await host.open('run')
    try {
      const { payments, orders, unfinished } = await run(market, steps)
      const charged = payments.flatMap(({ charge, checkoutId }) => (charge ? [{ ...charge, checkoutId }] : []))
      const made = orders.filter(isFromRun)
      const activeOrders = new Set(orders.flatMap(({ transactionId, status }) => (status === 'cancelled' ? [] : [transactionId])))
      const carts = Map.groupBy(charged, ({ checkoutId }) => checkoutId)
      tally.runs++
      tally.payments += payments.length
      tally.charges += charged.length
      tally.cartsPaidTwice += [...carts].filter(([cart, charges]) => cart && charges.length > 1).length
      tally.bought += charged.filter(({ transactionId }) => activeOrders.has(transactionId)).length
      tally.orders += made.length
      tally.cancelled += made.filter(({ status }) => status === 'cancelled').length
      tally.refunds += charged.filter(({ refundedAt }) => refundedAt !== null).length
      tally.partRefunds += charged.filter(({ givenBack }) => givenBack > 0).length
      tally.unfinished += unfinished.length
      tally.received += Object.values(market.devices).reduce((sum, { received }) => sum + received.length, 0)
    } finally {
      await market.close()
    }
  })
