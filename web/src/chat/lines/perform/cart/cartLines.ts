import { formatTzs } from '#contract/rules/money.ts'
import { capitalized } from '#web/chat/cards/capitalized.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { namesOfLines, replyWithCart } from '#web/chat/guide/replyWithCart.ts'
import { say } from '#web/chat/guide/say.ts'
import { asFish, type Fact, inRow } from '#web/chat/kinds/fact.ts'
import { cartTotal, lineLimit, removeLine, setQuantity, useCart } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { changeLines } from '#web/features/cart/undo/lastChange.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { slipOf } from '#web/features/checkout/slip.ts'
import type { CartChange } from '../../act.ts'
import type { Item } from '../../lexicon/Understood.ts'

/** Sets quantities, which `Undo` can reverse, and tells what is in the cart or what was removed. */
export function changeCart(changes: readonly CartChange[]): void {
  const { lines } = useCart.getState()
  const found = lines.flatMap((line) =>
    changes.filter(({ productId }) => productId === line.productId).map(({ quantity }) => ({ line, quantity })),
  )
  if (found.length === 0) return
  changeLines(() => {
    for (const { line, quantity } of found) {
      const most = lineLimit(line.product)
      if (quantity < 1) removeLine(line.productId)
      else if (quantity > most) say('onlyUpTo', String(most))
      else setQuantity(line.productId, quantity)
    }
  })
  if (found.some(({ quantity }) => quantity > 0)) return replyWithCart('undo')
  const list = inRow(namesOfLines(found.map(({ line }) => line)), ', ')
  reply('removed', { list, total: formatTzs(cartTotal(linesToday())) }, 'undo', 'cart')
}

/** Returns the name in both languages: `Octopus`, in Swahili `Pweza`. */
export const nameOf = ({ fish, search }: Item): Fact => asFish(`${capitalized(fish)} (${capitalized(search)})`)

/**
 * Tells the total with delivery, for the option mentioned, the chosen one or else Standard, and the part to pay now by phone. It names the
 * option unless it is the chosen one.
 */
export function replyWithTotal(named?: 'standard' | 'express'): void {
  const lines = linesToday()
  if (lines.length === 0) return reply('cartEmpty', {}, 'browse')
  const draft = draftNow()
  const { option, isCash, ...sums } = slipOf(lines, { ...draft, ...(named && { deliveryOption: named }) })
  const about = { total: formatTzs(sums.total), subtotal: formatTzs(sums.subtotal), fee: formatTzs(sums.fee) }
  if (!named && draft.deliveryOption) return reply(isCash ? 'totalCash' : 'total', about, 'checkout', 'cart')
  const delivery = { key: option === 'express' ? 'wayExpress' : 'wayStandard' }
  reply(isCash ? 'totalWithCash' : 'totalWith', { ...about, delivery }, 'checkout', 'cart')
}
