import type { Order } from '#contract/order.ts'
import { isWanted } from '#web/chat/cards/browse/narrow.ts'
import type { Item } from '#web/chat/lines/lexicon/Understood.ts'
import { orderedLines } from '#web/features/orders/orderFacts.ts'
import type { OrderedLine } from '../act.ts'
import type { Clause } from '../line.ts'
import { numberOf } from './changesOf.ts'

/**
 * Returns the lines of an order with the clause's changes: without refused goods and with new quantities. `lacks` if the clause changes
 * goods that the order doesn't have, so that another order is meant. `unclear` if a number may belong to several lines, or for half or
 * double the order.
 */
export function linesAgain(order: Order, clause: Clause): readonly OrderedLine[] | 'lacks' | 'unclear' {
  const { goods, says } = clause
  const all = orderedLines(order)
  const counted = goods.filter(({ not, quantity }) => !not && typeof quantity === 'number')
  if (goods.some((item) => !all.some((line) => isOf(line, item)))) return 'lacks'
  if (counted.some((item) => all.filter((line) => isOf(line, item)).length > 1)) return 'unclear'
  if (says('doubled', 'halved')) return 'unclear'
  const number = goods.length === 0 && says('except', 'setTo') ? numberOf(clause) : null
  if (number !== null) return all.length === 1 ? all.map((line) => ({ ...line, quantity: number })) : 'unclear'
  return all.flatMap((line) => {
    const item = goods.find((one) => isOf(line, one))
    const quantity = item ? numberBy(item, line.quantity) : line.quantity
    return quantity > 0 ? { ...line, quantity } : []
  })
}

// Products without a kind in their name count as fresh.
const isOf = ({ name }: OrderedLine, item: Item): boolean => isWanted({ name, storageType: 'refrigerated' }, item)

/** `without 1 octopus` of three leaves two. */
function numberBy({ not, quantity }: Item, inOrder: number): number {
  if (typeof quantity !== 'number') return not ? 0 : inOrder
  return not ? inOrder - quantity : quantity
}
