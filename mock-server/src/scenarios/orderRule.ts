import type { OrderRule } from '#contract/control/scenarios.ts'
import { chargeByTransaction } from '../ledger/lookup.ts'
import { type Payment, takeRule } from '../payments/payments.ts'
import type { World } from '../world/world.ts'
import { secondsIn } from './statusReply.ts'

/** Returns how the order call for this transactionId must respond: `normal`, unless a rule of the payment's script applies. */
export function orderRule(world: World, userId: string, transactionId: string): OrderRule['answer'] {
  const payment = paymentOf(world, userId, transactionId)
  return (payment && takeRule(payment.orderRules, secondsIn(world, payment))?.answer) ?? 'normal'
}

function paymentOf(world: World, userId: string, transactionId: string): Payment | undefined {
  const charge = chargeByTransaction(world.money, transactionId)
  return charge?.userId === userId ? world.money.payments.get(charge.reference) : undefined
}
