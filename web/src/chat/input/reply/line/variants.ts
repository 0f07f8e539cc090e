import type { Item, Understood } from '../../understand/Understood.ts'
import { understand } from '../../understand/understand.ts'

const BREAK = /\s*(?:[,;]|\s(?:and|na|plus)\s)\s*(?:(?:and|na) )?/iu
const isPart = ({ cut, goods, size }: Understood['filters']): boolean => cut !== undefined || goods !== undefined || size !== undefined
type Fish = Pick<Item, 'fish' | 'search'>

const variantOf =
  ({ fish, search }: Fish) =>
  ({ quantity, filters: { goods: kind, cut, size } }: Understood): Item => ({
    fish,
    search,
    quantity,
    ...(kind && { kind }),
    ...(cut && { cut }),
    ...(size && { size }),
  })

/**
 * Several kinds of one fish, each with its number: `kingfish, 2 of the fresh and 2 of the frozen`; without its name those of the fish that
 * is looked at. The parser reads one fish with one number; null where a line is anything else.
 */
export function variantsIn(line: string, lookedAt?: string): readonly Item[] | null {
  const read = line
    .split(BREAK)
    .filter((part) => part.trim() !== '')
    .map((part) => understand(part, { asks: 'quantity' }))
  const [first, ...others] = read
  const [item, ...more] = first?.items ?? []
  const isVariant = ({ items, quantity, filters }: Understood) => items.length === 0 && typeof quantity === 'number' && isPart(filters)
  if (read.length < 2 || !others.every(isVariant)) return null
  if (!item) return lookedAt !== undefined && read.every(isVariant) ? read.map(variantOf({ fish: lookedAt, search: lookedAt })) : null
  if (item.not || more.length > 0) return null
  const variants = others.map(variantOf(item))
  const all = typeof item.quantity === 'number' ? [item, ...variants] : variants
  return all.length > 1 ? all : null
}
