import type { Product } from '#contract/catalogue.ts'
import { names } from '#web/chat/cards/browse/narrow.ts'
import type { Decision } from '../../decide.ts'
import type { FishKnown } from '../../move.ts'
import { rowAsked } from '../../moves/goods/list.ts'
import { productOptions } from '../../options.ts'
import { market } from '../orders/facts.ts'
import type { ThreadState } from '../threadState.ts'
import { hasJustPut, lastPutNow } from './lastPut.ts'
import { rowsInView } from './listInView.ts'

/** Returns the fish of the first clause whose move needs it. */
export async function fishKnown(decisions: readonly Decision[], thread: ThreadState): Promise<FishKnown | undefined> {
  const at = decisions.findIndex(({ move }) => move?.needs?.includes('fish'))
  const clause = decisions[at]?.clause
  if (!clause) return undefined
  // An earlier clause may name the fish: `naomba kuona kamba, is it fresh?`
  const naming = decisions.slice(0, at + 1).findLast((one) => one.clause.goods.some(({ not }) => !not))
  const items = naming?.clause.goods.filter(({ not }) => !not) ?? []
  const named = await Promise.all(items.map((item) => market(item)))
  const rows = await rowsInView(thread)
  const picked = decisions.find(({ id }) => id === 'list.pick')?.clause.picks(productOptions(rows))[0]?.id
  // Another clause may pick the row: `the second one, and is it frozen?`
  const row = rows.find(({ id }) => id === picked) ?? rowAsked(clause, rows)
  const [item] = items
  const found = named[0]?.find(({ availableQuantity }) => availableQuantity > 0) ?? named[0]?.[0]
  if (item) return { named, rows, one: row && names(row.name, item.search) ? row : found }
  return { named, rows, one: row ?? (await inView(thread)) }
}

/** Returns the fish whose card is open, or that was just put into the cart. */
async function inView({ asked, goodsBeside }: ThreadState): Promise<Product | undefined> {
  const card = [goodsBeside, asked].find((one) => one !== null && 'productId' in one)
  const meant = card && 'productId' in card ? card.productId : hasJustPut() ? lastPutNow() : null
  return meant === null ? undefined : (await market()).find(({ id }) => id === meant)
}
