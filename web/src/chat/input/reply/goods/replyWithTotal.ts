import { feeOf, formatTzs } from '#contract/rules/money.ts'
import { cartTotal } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { reply } from '../reply.ts'

/** What the cart costs with its delivery, and what of it is paid now by phone. */
export function replyWithTotal(): void {
  const lines = linesToday()
  if (lines.length === 0) return reply('cartEmpty', {}, 'browse')
  const { deliveryOption, paymentMethod } = draftNow()
  const subtotal = cartTotal(lines)
  const fee = feeOf(deliveryOption ?? 'standard')
  const about = { total: formatTzs(subtotal + fee), subtotal: formatTzs(subtotal), fee: formatTzs(fee) }
  reply(paymentMethod === 'cash_on_delivery' ? 'totalCash' : 'total', about, 'checkout', 'cart')
}
