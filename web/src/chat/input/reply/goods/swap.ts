import { type CartLine, useCart } from '#web/features/cart/cart.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import { isWanted } from '../../../cards/browse/narrow.ts'
import { showProducts } from '../../../guide/commands.ts'
import type { Item } from '../../understand/Understood.ts'
import { understand } from '../../understand/understand.ts'
import type { Talk } from '../Talk.ts'
import { takeLines } from './cartLines.ts'
import { takeGoods } from './goods.ts'

const SWAPS: readonly RegExp[] = [
  /(?<![a-z])(?:swap|replace|exchange|change|badilisha|badili) (?:the )?(.+?) (?:for|with|to|into|kwa|iwe|ziwe|viwe|wawe) (.+)/i,
  /^(?:badala ya|instead of) (?:the )?(.+?),? (?:weka|nipe|niwekee|niletee|put|give me|add|i want|make it) (.+)/iu,
]
/** `squid instead of octopus`: the other way round. */
const INSTEAD = /^(?:weka |nipe |niwekee |put |give me |add |i want |make it )?(?:the )?(.+?) (?:badala ya|instead of) (?:the )?(.+)/iu

/** It is no number, no address and no answer that is swapped. */
const SWAPS_GOODS = /(?<![a-z])(?:swap|replace|exchange|badilisha)(?![a-z])/i
/** `give me the fresh ones instead` */
const OTHER_KIND = /(?<![a-z])(?:instead|badala(?: yake)?)(?![a-z])/i
const IN_FRIDGE = /(?<![a-z])(?:refrigerated|chilled|unfrozen|wa (?:kwenye )?friji)(?![a-z])/gi

type Meant = Partial<Item>

/** What a part of a line names: a fish, or a cut, kind or size alone. */
function goodsIn(part: string): Meant | null {
  const { items, filters } = understand(part.replace(IN_FRIDGE, 'fresh'))
  const [item, ...others] = items
  if (item && others.length === 0) return item
  const { cut, goods: kind, size } = filters
  return items.length > 0 || (!cut && !kind && !size) ? null : { ...(cut && { cut }), ...(kind && { kind }), ...(size && { size }) }
}

const isMeant = ({ product }: CartLine, { search, cut, kind, size }: Meant): boolean =>
  isWanted(
    { ...product, storageType: product.storageType ?? 'refrigerated' },
    { ...(search && { search }), ...(cut && { cut }), ...(kind && { kind }), ...(size && { size }) },
  )

const fishOf = ({ product }: CartLine): string => (nameParts(product.name).local ?? product.name).split(' ')[0]?.toLowerCase() ?? ''

/** What was put in just now, where a line wants another kind of it instead. */
function otherKindOf({ asked, line, meant: { items, filters } }: Talk): CartLine | undefined {
  const last = asked?.kind === 'added' ? useCart.getState().lines.find(({ productId }) => productId === asked.productId) : undefined
  return last && items.length === 0 && filters.goods !== undefined && OTHER_KIND.test(line) && !isMeant(last, { kind: filters.goods })
    ? last
    : undefined
}

/** A line that begins a swap by its word is no pick from a list, whatever stands there. */
export const takeSwap = (talk: Talk): boolean | Promise<boolean> => !talk.waiting && SWAPS_GOODS.test(talk.line) && swap(talk)

/**
 * `swap the tuna for kingfish`: one goes, to be put back by `Undo`, and as many of the other are put in or asked about. What goes is never
 * put in: where it is not in the cart the other alone is looked for. False for any other line.
 */
export async function swap(talk: Talk): Promise<boolean> {
  const last = otherKindOf(talk)
  const { goods: kind } = talk.meant.filters
  if (last && kind) return exchange(talk, last, { kind })
  const [, other = '', instead = ''] = INSTEAD.exec(talk.line) ?? []
  const [, from = instead, to = other] = SWAPS.map((pattern) => pattern.exec(talk.line)).find((found) => found !== null) ?? []
  const gone = goodsIn(from)
  const wanted = goodsIn(to)
  if (!gone) return false
  const [line, ...others] = useCart.getState().lines.filter((one) => isMeant(one, gone))
  if (wanted && line && others.length === 0) return exchange(talk, line, wanted, to)
  if (!SWAPS_GOODS.test(talk.line) || (wanted === null && typeof understand(to).quantity === 'number')) return false
  const search = wanted?.search ?? gone.search
  if (search === undefined) return false
  showProducts({ search, ...(wanted?.kind && { goods: wanted.kind }), ...(wanted?.cut && { cut: wanted.cut }) })
  return true
}

async function exchange(talk: Talk, line: CartLine, wanted: Meant, to = talk.line): Promise<true> {
  const fish = fishOf(line)
  const quantity = typeof wanted.quantity === 'number' ? wanted.quantity : line.quantity
  takeLines([line])
  const item: Item = { fish, search: fish, ...wanted, quantity }
  await takeGoods({ ...talk, line: to, meant: { ...talk.meant, intent: 'add', items: [item] } })
  return true
}
