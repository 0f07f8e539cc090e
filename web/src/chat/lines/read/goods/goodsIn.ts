import type { Item } from '#web/chat/lines/lexicon/Understood.ts'
import { understand } from '#web/chat/lines/lexicon/understand.ts'
import type { Wanted } from '../../line.ts'
import { words } from '../mood.ts'
import { partIn, withoutWrong } from './counted.ts'
import { packIn, withoutContainer } from './packIn.ts'
import { isPart } from './picks.ts'

const KIND = '(?:frozen|barafu|smoked|moshi|dried|[a-z]*kavu|salted|chumvi|fried|kukaanga|boiled|kuchemsha)'
/** `not the frozen ones`: says of the goods before it only what they shall not be. */
const REFUSED_KIND = words(
  `(?:(?:but|na|and|ila|lakini) )?(?:not|si|sio|siyo|sitaki|except|rather than|bila) (?:(?:the|any|[wyz]?[ae]?le|hao|hiyo|[wyzlv]a) )*${KIND}(?: (?:ones?|kind))?`,
)
const PIECE = '(?:heads?|tails?|skin|bones?|scales|guts|fins|vichwa|kichwa|mikia|mkia|ngozi|mifupa|miba|magamba|utumbo|matumbo|mapezi)'
/** How they shall be prepared: `no heads`, `watolewe magamba` names nothing that is sold, and refuses no fish. */
export const PREPARED = words(
  `(?:no|without|bila|(?:take|cut|remove|pull)(?: the| their)?) (?:the )?${PIECE}(?: on| out| off)?(?: of)?|[a-z]*(?:to|ondo)(?:a|e|ewe|lew[ae]|le[ae]) ${PIECE}(?! v?ya(?![a-z]))|${PIECE} (?:off|out)|kabla hu[a-z]+|(?:si|sio|siyo) ku(?:to|ondo|ongez|punguz|wek)[a-z]*(?: [a-z]+)?`,
)
const PARTS = /\s*(?:[,;\n]|\s(?:and|na|plus|afu|halafu)\s)\s*/iu
/** `3 salmon`, `papa 2` and nothing else. */
const COUNTED_WORD = /^(?<before>\d{1,2})?\s*(?<word>[a-z]{3,})\s*(?<after>\d{1,2})?$/i
/** What puts the number before it right, at the end of a line. */
const AFTER =
  /[,.;]?\s+(?:ngoja|no,? wait|wait|actually|sorry|i mean|make that|namaanisha|yaani|hapana|oops|samahani)[, ]+((?:\S+ ?){1,4})$/i

/**
 * The goods of a clause, each with its number: the last where it corrects itself, no number of a pack, a house or people, and the kind that
 * is not refused. What is counted beside them and known by nobody is one of them too (CHAT-134, CHAT-162).
 */
export function goodsIn(text: string): readonly Wanted[] {
  const line = withoutContainer(text.toLowerCase().replace(PREPARED, ' ').trim())
  const after = AFTER.exec(line)
  const put = understand(after?.[1] ?? '')
  if (after && put.items.length === 0 && typeof put.quantity === 'number')
    return alone(understand(line.slice(0, after.index)).items, { quantity: put.quantity })
  const kept = withoutWrong(line)
  const other = kept.replace(REFUSED_KIND, '')
  const pack = packIn(other)
  const rest = pack?.rest ?? other
  const { items } = understand(rest)
  // Which of them is asked.
  if (items.length === 1 && saysVariants(rest)) return items.map(({ fish, search }) => ({ fish, search, quantity: null }))
  const known = alone(withEach(items, rest), {
    ...(pack && { pack: pack.grams }),
    ...(items[0]?.quantity === null && { quantity: partIn(rest) }),
    ...(other !== kept && !items[0]?.kind && { kind: 'fresh' as const }),
  })
  return known.length === 0 ? known : [...known, ...unknownIn(rest)]
}

/** What is said of the goods of a clause, if they are one. */
const alone = (items: readonly Item[], said: Partial<Wanted>): readonly Wanted[] =>
  items.length === 1 ? items.map((item) => ({ ...item, ...said })) : items

const EACH = words('each(?: of them)?|apiece|kila (?:moja|mmoja|aina)')
/** `changu, pweza and squid, 5 kg each`: one number for all of them. */
function withEach(items: readonly Wanted[], text: string): readonly Wanted[] {
  const counted = items.filter(({ not, quantity }) => !not && quantity !== null)
  const [one] = counted
  return one && counted.length === 1 && EACH.test(text)
    ? items.map((item) => (item.not ? item : { ...item, quantity: one.quantity }))
    : items
}

/** `kingfish, 2 of the frozen and 3 of the fresh`: kinds of one fish, each with its number. */
const saysVariants = (text: string): boolean => {
  const [, ...parts] = text.split(PARTS).map((part) => understand(part))
  return parts.length > 0 && parts.every(({ items, quantity, filters }) => items.length === 0 && quantity !== null && isPart(filters))
}

function unknownIn(text: string): readonly Wanted[] {
  return text.split(PARTS).flatMap((part) => {
    const { before, word = '', after } = COUNTED_WORD.exec(part.trim())?.groups ?? {}
    const quantity = Number(before ?? after ?? 0)
    if (quantity === 0) return []
    const { items, topic, filters } = understand(part)
    const isUnknown = items.length === 0 && (topic === 'notSold' || filters.words === word.toLowerCase())
    return isUnknown ? [{ fish: '', search: word.toLowerCase(), quantity }] : []
  })
}
