import { feeOf, formatTzs } from '#contract/rules/money.ts'
import { cartTotal } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { reply } from '../reply.ts'

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
