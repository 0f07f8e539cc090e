import type { Understood } from '../../understand/Understood.ts'
import { understand } from '../../understand/understand.ts'

const BREAK = /\s*(?:[.;]\s+|,\s*(?:(?:and|na|then|plus|halafu|kisha)\s+)?|\s+(?:and|na|plus)\s+)/iu
const MOST = 4
/** `No no. 3 of the kingfish`: what follows puts right what was understood before. */
const SAYS_NO = /^(?:no|nope|nah|hapana|la|sio hivyo|not that)(?:[ ,]+(?:no|hapana))*\s*[,.;!]+\s*(?=\S)/iu
/** `ndio leteni huko basi`: said last it means `then`, and ends nothing. */
const TAIL = /(?<=\S.*)[,\s]+(?:bas|basi)\s*[.!]*$/iu

/** `ngoja, toa moja`: what follows is what is meant. */
const WAITS = /^(?:ngoja|subiri|wait|hold on)(?: kidogo| a minute| first)?[,.!]?\s+(?=\S)/iu

/** What follows a pause, if it changes the cart; null for any other line. */
export function afterPause(line: string): string | null {
  const rest = line.replace(WAITS, '')
  const changes = /^(?:remove|setQuantity)$/.test(understand(rest).intent) || /^(?:toa|ondoa|punguza|remove|drop) /i.test(rest)
  return rest !== line && changes ? rest : null
}

/** The line without the little word that ends it. */
export const withoutTail = (line: string): string => line.replace(TAIL, '')

/** What a line that begins with a no says instead, if that is goods with their number; null for any other line. */
export function correctionIn(line: string): string | null {
  const rest = line.replace(SAYS_NO, '')
  if (rest === line) return null
  const { items } = understand(rest)
  return items.length > 0 && items.every(({ not, quantity }) => !not && typeof quantity === 'number') ? rest : null
}

const isPart = ({ cut, goods, size }: Understood['filters']): boolean => cut !== undefined || goods !== undefined || size !== undefined

/**
 * The parts of a line that are read one after the other, since not each names its fish: `make it 6, and add 2 kg of tuna`,
 * `niwekee hiyo mbili, na vichwa kilo tatu`. One part for any other line: goods by their names are read together (CHAT-134).
 */
export function clausesOf(line: string): readonly string[] {
  const parts = line.split(BREAK).filter((part) => part.trim() !== '')
  if (parts.length < 2 || parts.length > MOST) return [line]
  const read = parts.map((part) => understand(part, { asks: 'quantity' }))
  const says = ({ items, quantity, filters, topic }: Understood) =>
    topic === undefined && filters.words === undefined && (items.length > 0 || typeof quantity === 'number')
  const leans = read.map(({ items }) => items.length === 0)
  const isWhole = read.every(says) && read.every(({ items }) => items.every(({ not }) => !not))
  // A bare number after a fish is how many of that; it leads a line or says of which part.
  const areCounts = read.every(({ quantity, filters }, at) => !leans[at] || (typeof quantity === 'number' && (at === 0 || isPart(filters))))
  return isWhole && areCounts && leans.includes(true) && read.some(({ items, filters }) => items.length > 0 || isPart(filters))
    ? parts
    : [line]
}
