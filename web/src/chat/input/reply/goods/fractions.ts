import { gramsOf } from '#contract/rules/fish/portions.ts'
import { narrow } from '../../../cards/browse/narrow.ts'
import { showFound } from '../../../guide/addCommands.ts'

import { say } from '../../../transcript/append.ts'
import { working } from '../../../transcript/working.ts'
import type { Item } from '../../understand/Understood.ts'
import type { Talk } from '../Talk.ts'
import { search, takeGoods } from './goods.ts'

const HALF = /(?<![a-z])(?:nusu|half)(?: (?:a|ya))? ?(?:kilo|kg)/i
const QUARTER = /(?<![a-z])(?:robo|quarter)(?: (?:of a|a|ya))? ?(?:kilo|kg)/i

/** No half of a fish; what there is of it follows, where a pack weighs that half kilo only this (CHAT-053). */
export async function tellWhole(talk: Talk): Promise<void> {
  const { meant, line, waiting } = talk
  const wanted = meant.items.filter(({ not }) => !not)
  const isWhole = ({ quantity }: Item) => wanted.length > 1 && typeof quantity === 'number'
  const items = wanted.map((item) => (isWhole(item) ? item : { ...item, quantity: null }))
  const grams = HALF.test(line) ? 500 : QUARTER.test(line) ? 250 : null
  const [item, ...others] = items
  if (!waiting && item && others.length === 0 && grams !== null && (await showPack(item, grams))) return
  if (meant.fraction) say('wholeUnits', `${meant.fraction.below},${meant.fraction.above}`)
  if (items.length > 0 && !waiting) await takeGoods({ ...talk, meant: { ...meant, intent: 'search', items } })
}

/** `kamba nusu kilo`: its pack of 500 g. False where none, or several, weigh that. */
async function showPack(item: Item, grams: number): Promise<boolean> {
  const found = narrow(await working(() => search(item.search)), item)
  const [pack, ...more] = found.filter(({ name, availableQuantity }) => availableQuantity > 0 && gramsOf(name) === grams)
  if (!pack || more.length > 0) return false
  showFound(pack, { quantity: 1 })
  return true
}
