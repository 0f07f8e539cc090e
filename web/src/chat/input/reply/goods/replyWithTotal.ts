import { feeOf, formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { cartTotal } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { readToday } from '#web/features/cart/today/readToday.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { useIntents } from '#web/features/session/intents.ts'
import { working } from '../../../transcript/working.ts'
import { asFishWithoutUnit } from '../../topics/asFish.ts'
import { reply } from '../reply.ts'
import type { Talk } from '../Talk.ts'

/** What the cart costs with its delivery, or with the one that is asked about, and what of it is paid now by phone. */
export function replyWithTotal(named?: 'standard' | 'express'): void {
  const lines = linesToday()
  if (lines.length === 0) return reply('cartEmpty', {}, 'browse')
  const { deliveryOption, paymentMethod } = draftNow()
  const subtotal = cartTotal(lines)
  const fee = feeOf(named ?? deliveryOption ?? 'standard')
  const about = { total: formatTzs(subtotal + fee), subtotal: formatTzs(subtotal), fee: formatTzs(fee) }
  const isCash = paymentMethod === 'cash_on_delivery'
  if (named === undefined) return reply(isCash ? 'totalCash' : 'total', about, 'checkout', 'cart')
  const delivery = named === 'express' ? '@wayExpress' : '@wayStandard'
  reply(isCash ? 'totalWithCash' : 'totalWith', { ...about, delivery }, 'checkout', 'cart')
}

/** The same of what is held for a guest, else of the cart. */
export async function tellTotal({ facts }: Talk): Promise<void> {
  const held = useIntents.getState().intents.findLast((intent) => intent.kind === 'add')
  if (!facts?.storedAdd || held?.kind !== 'add') return replyWithTotal()
  const { name, unitPrice } = await working(() => readToday(held.productId))
  const { quantity } = held
  const total = formatTzs(wholeShillings(unitPrice) * quantity)
  reply('heldNow', { name: asFishWithoutUnit(name), n: String(quantity), total })
}
