import type { Violation } from '#contract/control/violations.ts'
import { chargeByTransaction } from '../../ledger/lookup.ts'
import { unfinishedFor } from '../../payments/open.ts'
import type { World } from '../../world/world.ts'

/** Returns violations of I1 to I3: orders must match charges. */
export function brokenOrders(world: World): Violation[] {
  return [...duplicateOrders(world), ...wrongChargeOutcomes(world), ...unpaid(world)]
}

/** I1 (MON-017): at most one order for a transactionId. */
function duplicateOrders(world: World): Violation[] {
  const byId = Map.groupBy(
    world.db.orders.list().filter(({ transactionId }) => transactionId !== ''),
    ({ transactionId }) => transactionId,
  )
  return [...byId]
    .filter(([, orders]) => orders.length > 1)
    .map(([id, orders]) => ({
      invariant: 'I1',
      text: `${orders.length} orders for ${id}: ${orders.map(({ orderNumber }) => orderNumber).join(', ')}`,
      entries: linesOf(world, id),
    }))
}

/** I2 (MON-020): a charge must have exactly one of: an order, a full refund, an unfinished record that its payer can see. */
function wrongChargeOutcomes(world: World): Violation[] {
  const userIds = new Set(world.money.ledger.charges.map(({ userId }) => userId))
  const seen = new Set(
    [...userIds].filter((id) => world.db.users.get(id)).flatMap((id) => unfinishedFor(world, id).map(({ transactionId }) => transactionId)),
  )
  return world.money.ledger.charges.flatMap(({ transactionId, refundedAt }) => {
    const orders = world.db.orders.where('transactionId', transactionId)
    const ends = [
      orders.some(({ status }) => status !== 'cancelled') && 'an order',
      refundedAt !== undefined && 'a refund',
      seen.has(transactionId) && 'an unfinished record',
    ].filter(Boolean)
    return ends.length === 1
      ? []
      : [
          {
            invariant: 'I2',
            text: `charge ${transactionId} has ${ends.join(' and ') || 'neither order, refund nor unfinished record'}`,
            entries: linesOf(world, transactionId),
          },
        ]
  })
}

/**
 * I3 (MON-024): a mobile money order must have a charge of its user. The charge less refunds for missing goods (SELL-016) must equal the
 * order's subtotal, or its total if it was paid later.
 */
function unpaid(world: World): Violation[] {
  return world.db.orders
    .list()
    .filter(({ paymentMethod }) => paymentMethod === 'mobile_money')
    .flatMap(({ orderNumber, transactionId, userId, id, subtotal, totalAmount }) => {
      const charge = chargeByTransaction(world.money, transactionId)
      const paidLater = charge && world.money.payments.get(charge.reference)?.orderId === id
      const wrong = !charge
        ? 'has no charge'
        : charge.userId !== userId
          ? 'was paid by someone else'
          : charge.net - (charge.givenBack ?? 0) !== (paidLater ? totalAmount : subtotal)
            ? `costs TZS ${paidLater ? totalAmount : subtotal}, charged TZS ${charge.net - (charge.givenBack ?? 0)}`
            : null
      return wrong ? [{ invariant: 'I3', text: `order ${orderNumber} ${wrong}`, entries: linesOf(world, transactionId) }] : []
    })
}

const linesOf = (world: World, transactionId: string): number[] =>
  world.journal
    .list()
    .filter((entry) => transactionId !== '' && entry['transactionId'] === transactionId)
    .map(({ seq }) => seq)
