import type { Order } from '#contract/order.ts'
import { cartTotal, formatTzs } from '#contract/rules/money.ts'
import { addAgain, todayOf } from '#web/features/cart/buyAgain.ts'
import { lineLimit } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { changeLines } from '#web/features/cart/undo/lastChange.ts'
import { orderedLines } from '#web/features/orders/orders.ts'
import { reply } from '../../guide/reply.ts'
import { replyWithCart } from '../../guide/replyWithCart.ts'
import { asFish, inRow } from '../../kinds/fact.ts'
import { takeTurn } from '../../transcript/useTurn.ts'
import { working } from '../../transcript/working.ts'

type OrderedLine = ReturnType<typeof orderedLines>[number]

const NEXT = ['checkout', 'undo', 'cart'] as const

/**
 * Adds the goods of an order to the cart again, then tells what was added and what is not available (CHAT-117). If `lines` differ from
 * those of the order, the reply lists the whole cart instead. The buyer can undo it (CHAT-036). Throws ApiError.
 */
export async function putInAgain(order: Order, lines: readonly OrderedLine[] = orderedLines(order)): Promise<void> {
  const { orderNumber } = order
  const isChanged = JSON.stringify(lines) !== JSON.stringify(orderedLines(order))
  const today = await working(() => todayOf(lines))
  // Other tabs receive the changed cart before this entry. Only the tab with the turn writes entries, so their guides do not react.
  takeTurn()
  const { added, missing, capped } = changeLines(() => addAgain(lines, today))
  const names = inRow(missing.map(asFish), ', ')
  if (added > 0 && isChanged) replyWithCart('undo')
  else if (added > 0) reply('boughtAgain', { orderNumber, n: String(added), total: formatTzs(cartTotal(linesToday())) }, ...NEXT)
  if (missing.length > 0) reply('goneNow', { names }, ...(added > 0 ? NEXT : (['browse'] as const)))
  for (const product of capped) reply('atMost', { name: asFish(product.name), n: String(lineLimit(product)) }, ...NEXT)
}
