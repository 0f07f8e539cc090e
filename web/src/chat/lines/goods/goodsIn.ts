import { understand } from '#web/chat/lines/lexicon/understand.ts'
import type { Item } from '#web/chat/lines/lexicon/Understood.ts'
import type { NamedFish } from '../line.ts'
import { words } from '../read/mood.ts'
import { packIn, partIn, withoutContainer, withoutWrong } from './packs.ts'
import { isPart } from './picks.ts'

const KIND = '(?:frozen|barafu|smoked|moshi|dried|[a-z]*kavu|salted|chumvi|fried|kukaanga|boiled|kuchemsha)'
/** `not the frozen ones`: refuses only a kind of the goods named before, not the goods. */
const REFUSED_KIND = words(
  `(?:(?:but|na|and|ila|lakini) )?(?:not|si|sio|siyo|sitaki|except|rather than|bila) (?:(?:the|any|[wyz]?[ae]?le|hao|hiyo|[wyzlv]a) )*${KIND}(?: (?:ones?|kind))?`,
)
const PIECE = '(?:heads?|tails?|skin|bones?|scales|guts|fins|vichwa|kichwa|mikia|mkia|ngozi|mifupa|miba|magamba|utumbo|matumbo|mapezi)'
/** Words for preparation: `no heads`, `watolewe magamba`. They name no product and refuse no fish. */
export const PREPARED = words(
  `(?:no|without|bila|(?:take|cut|remove|pull)(?: the| their)?) (?:the )?${PIECE}(?: on| out| off)?(?: of)?|[a-z]*(?:to|ondo)(?:a|e|ewe|lew[ae]|le[ae]) ${PIECE}(?! v?ya(?![a-z]))|${PIECE} (?:off|out)|kabla hu[a-z]+|(?:si|sio|siyo) ku(?:to|ondo|ongez|punguz|wek)[a-z]*(?: [a-z]+)?`,
)
/** What separates the goods of a line. */
export const PARTS = /\s*(?:[,;\n]|\s(?:and|na|plus|afu|halafu)\s)\s*/iu
/** Only a word and a number: `3 salmon`, `papa 2`. */
const COUNTED_WORD = /^(?<before>\d{1,2})?\s*(?<word>[a-z]{3,})\s*(?<after>\d{1,2})?$/i
/** A correction of the number before, at the end of a line. */
const AFTER =
  /[,.;]?\s+(?:ngoja|no,? wait|wait|actually|sorry|i mean|make that|namaanisha|yaani|hapana|oops|samahani)[, ]+((?:\S+ ?){1,4})$/i

/**
 * Returns the goods of a clause, each with its number. If the clause corrects itself, the last number counts. Numbers of packs, houses or
 * people don't count. If a kind is refused, fresh goods are meant. A counted word that the shop doesn't know is included too (CHAT-134, CHAT-162).
 */
export function goodsIn(text: string): readonly NamedFish[] {
  const line = withoutContainer(text.toLowerCase().replace(PREPARED, ' ').replace(NO_BUT, '').trim())
  const corrected = correctedIn(line)
  if (corrected) return corrected
  const kept = withoutWrong(line)
  const other = kept.replace(REFUSED_KIND, '')
  const pack = packIn(other)
  const rest = pack?.rest ?? other
  const items = withDetails(understand(rest).items, rest)
  const variants = items.length === 1 ? variantsIn(rest) : []
  if (variants.length > 0) return items.flatMap(({ fish, search }) => variants.map((variant) => ({ fish, search, ...variant })))
  const known = alone(withEach(items, rest), {
    ...(pack && { pack: pack.grams }),
    ...(items[0]?.quantity === null && { quantity: partIn(rest) }),
    ...(other !== kept && !items[0]?.kind && { kind: 'fresh' as const }),
  })
  return known.length === 0 ? known : [...known, ...unknownIn(rest)]
}

/** `no make it squid`: the `no` refuses what was said before. */
const NO_BUT =
  /(?<![a-z])(?:no|nope|hapana),? (?=(?:make|change|switch|give|put|bring|i (?:want|need)|weka|fanya|nipe|nataka|badilisha)(?![a-z]))/g

/** `kingfish not prawns, 2 kg steaks`: what is said behind a refused fish is meant for the other one. */
const SAYS_NOT = /(?<![a-z])(?:not|sio|siyo|si)(?![a-z])/
function withDetails(items: readonly Item[], text: string): readonly Item[] {
  const [wanted, refused] = items
  if (items.length !== 2 || !SAYS_NOT.test(text) || !wanted || !refused?.not || wanted.not || wanted.quantity !== null) return items
  const { fish, search, not, ...details } = refused
  return [
    { ...details, ...wanted, quantity: details.quantity },
    { fish, search, not, quantity: null },
  ]
}

/** Returns the goods with the corrected number at the end of the line; null without a correction. */
function correctedIn(line: string): readonly NamedFish[] | null {
  const after = AFTER.exec(line)
  const { items, quantity } = understand(after?.[1] ?? '')
  if (!after || items.length > 0 || typeof quantity !== 'number') return null
  return alone(understand(line.slice(0, after.index)).items, { quantity })
}

/** Adds details to the item if there is exactly one. */
const alone = (items: readonly Item[], said: Partial<NamedFish>): readonly NamedFish[] =>
  items.length === 1 ? items.map((item) => ({ ...item, ...said })) : items

const EACH = words('each(?: of them)?|apiece|kila (?:moja|mmoja|aina)')
/** `changu, pweza and squid, 5 kg each`: gives all goods the same number. */
function withEach(items: readonly NamedFish[], text: string): readonly NamedFish[] {
  const counted = items.filter(({ not, quantity }) => !not && quantity !== null)
  const [one] = counted
  return one && counted.length === 1 && EACH.test(text)
    ? items.map((item) => (item.not ? item : { ...item, quantity: one.quantity }))
    : items
}

/** `kingfish, 2 of the frozen and 3 of the fresh`: returns the kinds of one fish, each with its number. Empty if the text says anything else. */
function variantsIn(text: string): readonly Omit<NamedFish, 'fish' | 'search'>[] {
  const [, ...parts] = text.split(PARTS).map((part) => understand(part))
  const isOnlyKinds = parts.every(({ items, quantity, filters }) => items.length === 0 && quantity !== null && isPart(filters))
  if (!isOnlyKinds) return []
  return parts.map(({ quantity, filters: { kind, cut, size } }) => ({
    quantity,
    ...(kind && { kind }),
    ...(cut && { cut }),
    ...(size && { size }),
  }))
}

function unknownIn(text: string): readonly NamedFish[] {
  return text.split(PARTS).flatMap((part) => {
    const { before, word = '', after } = COUNTED_WORD.exec(part.trim())?.groups ?? {}
    const quantity = Number(before ?? after ?? 0)
    if (quantity === 0) return []
    const { items, topic, filters } = understand(part)
    const isUnknown = items.length === 0 && (topic === 'notSold' || filters.words === word.toLowerCase())
    return isUnknown ? [{ fish: '', search: word.toLowerCase(), quantity }] : []
  })
}
