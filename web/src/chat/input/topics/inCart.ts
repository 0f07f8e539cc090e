import { feeOf, formatTzs } from '#contract/rules/money.ts'
import { cartTotal } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { kinds } from '../../cards/kinds.ts'
import { lineMeant, linesOf, nameOf, tellLines } from '../reply/goods/cartLines.ts'
import { repair } from '../reply/repair.ts'
import { reply } from '../reply/reply.ts'
import type { Talk } from '../reply/Talk.ts'
import { itemOf } from './facts.ts'

/** What is in the cart now; whether there are so many of one; then the open question again. */
export async function inCart(talk: Talk): Promise<void> {
  const { line, asked } = talk
  const { quantity } = talk.meant
  const lines = linesToday()
  const item = itemOf(talk)
  const ofFish = item ? linesOf(item, line, lines) : []
  const one = item ? ofFish[0] : (lines.find(({ productId }) => productId === lineMeant()?.productId) ?? lines[0])
  if (item && !one) reply('notInCart', { name: nameOf(item) })
  const isSo = one && typeof quantity === 'number' ? (one.quantity === quantity ? 'cartIs' : 'cartIsNot') : 'cartNow'
  tellLines(isSo, lines, ...(lines.length > 0 ? (['checkout'] as const) : []))
  if (asked !== null && kinds[asked.kind].repair !== null) await repair(talk, true)
}

/** What is in the cart costs so much; it is for the buyer to say what goes. */
export function fitBudget(): void {
  const { deliveryOption } = draftNow()
  const subtotal = cartTotal(linesToday())
  const fee = feeOf(deliveryOption ?? 'standard')
  reply('fitBudget', { total: formatTzs(subtotal + fee), subtotal: formatTzs(subtotal), fee: formatTzs(fee) }, 'cart')
}
