import type { PaymentStatus } from '#contract/payment.ts'
import { chargeFor } from '../ledger/lookup.ts'
import { type Payment, statusOf, takeRule } from '../payments/payments.ts'
import type { World } from '../world/world.ts'

/** Returns the response to a status call: `honest`, unless a rule of the script applies. `silent` means that no response is sent. */
export function statusReply(world: World, payment: Payment, honest: PaymentStatus): { status: number | 'silent'; body?: PaymentStatus } {
  const rule = takeRule(payment.statusRules, secondsIn(world, payment))
  if (!rule || rule.answer === 'ledger') return { status: 200, body: honest }
  const { answer } = rule
  if (answer === 'silent') return { status: 'silent' }
  if (typeof answer === 'object' && 'status' in answer) return { status: answer.status }
  if (typeof answer === 'object')
    return { status: 200, body: { reference: payment.reference, success: false, message: answer.failed[payment.language] } }
  const open = statusOf({ ...payment, state: 'pending' }, undefined)
  if (answer === 'open') return { status: 200, body: open }
  const charge = chargeFor(world.money, payment)
  const success = charge ? statusOf(payment, charge) : { ...open, success: true }
  if (answer === 'success') return { status: 200, body: success }
  const { transactionId: _, ...without } = success
  return { status: 200, body: without }
}

/** Returns the seconds of the world's clock since the response to the start. */
export const secondsIn = (world: World, payment: Payment): number => (world.clock.now() - (payment.zero ?? payment.startedAt)) / 1_000
