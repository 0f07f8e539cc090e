import { type CartLine, useCart } from '#web/features/cart/cart.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import { isWanted } from '../../../cards/browse/narrow.ts'
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

type Meant = Partial<Item>

/** What a part of a line names: a fish, or a cut, kind or size alone. */
function goodsIn(part: string): Meant | null {
  const { items, filters } = understand(part)
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

/** `swap the tuna for kingfish`: one goes, to be put back by `Undo`, and as many of the other are put in or asked about. False for any other line. */
export async function swap(talk: Talk): Promise<boolean> {
  const [, other = '', instead = ''] = INSTEAD.exec(talk.line) ?? []
  const [, from = instead, to = other] = SWAPS.map((pattern) => pattern.exec(talk.line)).find((found) => found !== null) ?? []
  const gone = goodsIn(from)
  const wanted = goodsIn(to)
  if (!gone || !wanted) return false
  const [line, ...others] = useCart.getState().lines.filter((one) => isMeant(one, gone))
  if (!line || others.length > 0) return false
  const fish = (nameParts(line.product.name).local ?? line.product.name).split(' ')[0]?.toLowerCase() ?? ''
  const quantity = typeof wanted.quantity === 'number' ? wanted.quantity : line.quantity
  takeLines([line])
  const item: Item = { fish, search: fish, ...wanted, quantity }
  await takeGoods({ ...talk, line: to, meant: { ...talk.meant, intent: 'add', items: [item] } })
  return true
}
