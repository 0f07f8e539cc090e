import { wholeShillings } from '#contract/rules/money.ts'
import { type CartLine, lineLimit } from '../cart.ts'

/** A difference between a line and today's product. `from` and `to` are whole shillings, `left` is a quantity. */
export type CartChange =
  | { kind: 'price'; productId: string; name: string; from: number; to: number }
  | { kind: 'stock'; productId: string; name: string; left: number }
  | { kind: 'soldOut'; productId: string; name: string }

interface FreshProduct {
  unitPrice: string | number
  availableQuantity: number
}

/** Compares price and stock of every line with today's products; null is a removed product (MON-003). */
export const cartChanges = (lines: readonly CartLine[], fresh: ReadonlyMap<string, FreshProduct | null>): CartChange[] =>
  lines.flatMap((line) => {
    const today = fresh.get(line.productId)
    return today === undefined ? [] : changesOf(line, today)
  })

function changesOf({ productId, quantity, product }: CartLine, today: FreshProduct | null): CartChange[] {
  const { name } = product
  const left = today ? Math.floor(today.availableQuantity) : 0
  if (today === null || left <= 0) return [{ kind: 'soldOut', productId, name }]
  const [from, to] = [wholeShillings(product.unitPrice), wholeShillings(today.unitPrice)]
  return [
    ...(from === to ? [] : [{ kind: 'price' as const, productId, name, from, to }]),
    ...(quantity <= left ? [] : [{ kind: 'stock' as const, productId, name, left }]),
  ]
}

/** The lines after `Accept`: at today's prices, limited to the stock, without sold-out products. */
export const withChanges = (lines: readonly CartLine[], changes: readonly CartChange[]): CartLine[] =>
  changes.reduce<CartLine[]>(
    (left, change) => left.flatMap((line) => (line.productId === change.productId ? apply(line, change) : [line])),
    [...lines],
  )

function apply(line: CartLine, change: CartChange): CartLine[] {
  switch (change.kind) {
    case 'price':
      return [{ ...line, product: { ...line.product, unitPrice: change.to } }]
    case 'stock': {
      const product = { ...line.product, availableQuantity: change.left }
      return [{ ...line, product, quantity: Math.min(line.quantity, lineLimit(product)) }]
    }
    case 'soldOut':
      return []
  }
}

/** The changes that the buyer has neither accepted nor resolved by editing the cart. */
export const openChanges = (changes: readonly CartChange[], lines: readonly CartLine[]): CartChange[] =>
  changes.filter((change) => {
    const line = lines.find((one) => one.productId === change.productId)
    if (!line) return false
    if (change.kind === 'price') return wholeShillings(line.product.unitPrice) !== change.to
    return change.kind === 'soldOut' || line.quantity > change.left
  })
