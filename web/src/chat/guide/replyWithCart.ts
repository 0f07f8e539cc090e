import { cartTotal, formatTzs } from '#contract/rules/money.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import { asFish, asFishWithoutUnit, type Fact, inRow } from '../kinds/fact.ts'
import type { ReplyId } from '../kinds/row.ts'
import { reply } from './reply.ts'

/** Replies with the lines of the cart and their total. `first` are the quick replies before `Checkout`. */
export function replyWithCart(...first: readonly ReplyId[]): void {
  const lines = linesToday()
  if (lines.length === 0) return reply('cartEmpty', {}, 'browse')
  const called = namesOfLines(lines)
  const list = inRow(
    lines.map(({ quantity }, at) => [...inRow([called[at] ?? ''], ''), ` × ${quantity}`]),
    ', ',
  )
  reply('cartNow', { list, total: formatTzs(cartTotal(lines)) }, ...first, 'checkout')
}

/** Products with the same name are told apart by their packs: `Sato, 2 kg`. */
export const namesOfLines = (lines: readonly CartLine[]): readonly Fact[] => {
  const locals = lines.map(({ product: { name } }) => nameParts(name).local ?? name)
  return lines.map(({ product: { name } }, at) =>
    locals.filter((local) => local === locals[at]).length > 1 ? asFish(name) : asFishWithoutUnit(name),
  )
}
