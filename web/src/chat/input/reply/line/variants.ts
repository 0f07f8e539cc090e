import type { Item, Understood } from '../../understand/Understood.ts'
import { understand } from '../../understand/understand.ts'

const BREAK = /\s*(?:[,;]|\s(?:and|na|plus)\s)\s*(?:(?:and|na) )?/iu
const isPart = ({ cut, goods, size }: Understood['filters']): boolean => cut !== undefined || goods !== undefined || size !== undefined

/**
 * Several kinds of one fish, each with its number: `kingfish, 2 of the fresh and 2 of the frozen`. The parser reads one fish with one
 * number; null where a line is anything else.
 */
export function variantsIn(line: string): readonly Item[] | null {
  const [first, ...others] = line
    .split(BREAK)
    .filter((part) => part.trim() !== '')
    .map((part) => understand(part, { asks: 'quantity' }))
  const [item, ...more] = first?.items ?? []
  if (!first || !item || item.not || more.length > 0 || others.length === 0) return null
  if (!others.every(({ items, quantity, filters }) => items.length === 0 && typeof quantity === 'number' && isPart(filters))) return null
  const variants = others.map(({ quantity, filters: { goods: kind, cut, size } }) => ({
    fish: item.fish,
    search: item.search,
    quantity,
    ...(kind && { kind }),
    ...(cut && { cut }),
    ...(size && { size }),
  }))
  const all = typeof item.quantity === 'number' ? [item, ...variants] : variants
  return all.length > 1 ? all : null
}
