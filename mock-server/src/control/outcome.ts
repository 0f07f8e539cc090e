import type { FastifyInstance } from 'fastify'
import { getOutcome, type Outcome } from '#contract/control/outcome.ts'
import { userByPhone } from '../auth/routes.ts'
import { chargeFor } from '../ledger/lookup.ts'
import { isUnfinished } from '../payments/open.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { phoneOf } from './phones.ts'

/** Registers the call that counts the results of a number's payments, to compare them with the catalogue (WAY-004). */
export async function outcomeControl(app: FastifyInstance): Promise<void> {
  control(app, getOutcome, ({ world, query }) => outcomeOf(world, phoneOf(query.phone, 'phone')))
}

/**
 * Counts the payments that this phone paid or its account started, and the orders that its account placed or this phone paid. The phone
 * and the account both count, because a magic number has no account and a buyer may pay by any number. Orders and payments of the seed
 * do not count.
 */
function outcomeOf(world: World, phone: string): Outcome {
  const { db, money, bornAt } = world
  const userId = userByPhone(world, phone)?.id
  const payments = [...money.payments.values()].filter((payment) => payment.phone === phone || payment.userId === userId)
  const charges = payments.flatMap((payment) => chargeFor(money, payment) ?? [])
  const references = new Set(payments.map(({ reference }) => reference))
  const entries = money.ledger.entries.filter((entry) => 'reference' in entry && references.has(entry.reference))
  const paid = charges.flatMap(({ transactionId }) => db.orders.where('transactionId', transactionId))
  const made = userId === undefined ? [] : db.orders.where('userId', userId).filter(({ createdAt }) => Date.parse(createdAt) >= bornAt)
  return {
    orders: new Set([...paid, ...made].map(({ id }) => id)).size,
    charges: charges.length,
    unfinished: charges.filter((charge) => isUnfinished(world, charge)).length,
    refunds: entries.filter(({ is }) => is === 'refund' || is === 'partRefund').length,
    prompts: entries.filter(({ is }) => is === 'prompt').length,
  }
}
