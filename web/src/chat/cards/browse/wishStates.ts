import { listProducts, type Product } from '#contract/catalogue.ts'
import { peekCached } from '#web/api/useCall.ts'
import { addLine, type CartLine, roomFor } from '#web/features/cart/lines.ts'
import type { Wish } from '../../kinds/card.ts'
import { itemOf, listed, queryOfList } from './listed.ts'
import { isWanted } from './narrow.ts'

/** The state of one row: `unread` until its search has loaded; `decided` once a product is chosen, with `n` packs that can be added. */
export type WishState =
  | { readonly is: 'added'; readonly product: Product | undefined; readonly n: number }
  | { readonly is: 'off' | 'unread' | 'notFound' | 'soldOut' }
  | { readonly is: 'open'; readonly choices: readonly Product[] }
  | { readonly is: 'full'; readonly product: Product }
  | { readonly is: 'decided'; readonly product: Product; readonly n: number; readonly asked: number; readonly hasOthers: boolean }

/** Returns the state of each row, top to bottom. A row can only use the stock that the rows above it leave. Sold-out fish are not replaced. */
export function statesOf(
  rows: readonly Wish[],
  found: ReadonlyArray<readonly Product[] | undefined>,
  inCart: readonly CartLine[],
): readonly WishState[] {
  let lines = inCart
  return rows.map((row, at) => {
    const state = stateOf(row, found[at], lines)
    if (state.is === 'decided') lines = addLine(lines, state.product, state.n)
    return state
  })
}

function stateOf(row: Wish, found: readonly Product[] | undefined, lines: readonly CartLine[]): WishState {
  if (row.off) return { is: 'off' }
  if (row.added !== undefined) return { is: 'added', product: found?.find(({ id }) => id === row.productId), n: row.added }
  if (!found) return { is: 'unread' }
  const choices = listed(found, row).filter(isInStock)
  const product = found.filter(isInStock).find(({ id }) => id === row.productId) ?? onlyOne(row, choices)
  if (product) {
    const asked = Math.max(1, row.quantity ?? 1)
    const n = Math.min(asked, roomFor(product, lines))
    return n > 0 ? { is: 'decided', product, n, asked, hasOthers: choices.length > 1 } : { is: 'full', product }
  }
  if (choices.length > 0) return { is: 'open', choices }
  return { is: found.length > 0 ? 'soldOut' : 'notFound' }
}

const isInStock = ({ availableQuantity }: Product): boolean => Math.floor(availableQuantity) > 0

/** Returns the product if it is the only choice and matches the wish. */
function onlyOne({ search, ...sought }: Wish, [one, ...others]: readonly Product[]): Product | undefined {
  const { kind, ...item } = itemOf(sought)
  return one && others.length === 0 && isWanted(one, { search, ...item, ...(kind && kind !== 'live' && { kind }) }) ? one : undefined
}

/** Returns the states from cached search results only. */
export const statesNow = (rows: readonly Wish[], inCart: readonly CartLine[]): readonly WishState[] =>
  statesOf(
    rows,
    rows.map((row) => peekCached(listProducts, { query: queryOfList(row) })?.data),
    inCart,
  )

/** Returns whether no row still has something to choose or add. */
export const areSettled = (states: readonly WishState[]): boolean => states.every(({ is }) => !['unread', 'open', 'decided'].includes(is))
