import { PAYEE } from '#contract/rules/constants.ts'
import { formatAmount } from '#contract/rules/money.ts'
import { type Language, say } from '../http/messages.ts'
import type { Payment } from '../payments/payments.ts'
import type { World } from '../world/world.ts'
import { balanceOf, type Charge } from './ledger.ts'

/** Sends the receipt by text message, in the language of the payment start (QA-021). */
export const sendReceipt = (world: World, payment: Payment, charge: Charge): void =>
  sendChargeText(world, charge, { language: payment.language, text: 'receipt', amount: charge.gross })
export const sendRefundReceipt = (world: World, charge: Charge, language: Language, amount: number): void =>
  sendChargeText(world, charge, { language, text: 'refund_receipt', amount })

/** Sends the text message that a payment failed, with the reason. */
export function sendRefusal(world: World, payment: Payment): void {
  const { phone, language, failure, amount } = payment
  if (!failure) return
  const params = { amount: formatAmount(amount), merchant: PAYEE, reason: failure[language] }
  world.inbox.send({ to: phone, from: networkOf(phone), text: say('not_charged', language, params) })
}

interface ChargeText {
  readonly language: Language
  readonly text: 'receipt' | 'refund_receipt'
  /** In TZS. */
  readonly amount: number
}

function sendChargeText(world: World, charge: Charge, { language, text, amount }: ChargeText): void {
  const params = {
    id: charge.transactionId,
    amount: formatAmount(amount),
    merchant: PAYEE,
    balance: formatAmount(balanceOf(world.money.ledger, charge.phone)),
    ...tanzanianTime(world.clock.now()),
  }
  world.inbox.send({ to: charge.phone, from: networkOf(charge.phone), text: say(text, language, params) })
}

/** Returns date and time in Tanzania, which is UTC+3 all year. */
export function tanzanianTime(now: number): { date: string; time: string } {
  const iso = new Date(now + 3 * 3_600_000).toISOString()
  return { date: iso.slice(0, 10).split('-').reverse().join('/'), time: iso.slice(11, 16) }
}

/** Returns the mobile money service of a phone by its prefix, which is the sender of its messages. */
function networkOf(phone: string): string {
  const prefix = phone.slice(3, 5)
  if (['68', '69', '78'].includes(prefix)) return 'Airtel Money'
  if (['65', '67', '71', '77'].includes(prefix)) return 'Mixx by Yas'
  return 'M-Pesa'
}
