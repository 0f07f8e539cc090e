import type { OrderStatus } from '#contract/order.ts'
import { words } from '../../reply/context/rule.ts'
import type { Understood } from '../../understand/Understood.ts'
import { dateIn, earlierIn } from './orderDates.ts'

/** `the one (that was) …`, `which one (has) …`. */
const ONE =
  "(?:ones?(?:,? (?:that|which))?|orders?,? (?:that|which)|which (?:of [a-z]+ )?orders?)(?:['’]s|(?: (?:is|are|was|were|has|have|had|already|still|just|been|being))*)"
const IPI = '(?:ipi|zipi|ile|ambayo)(?: (?:oda|sasa|ni|ndiyo|ndio|kati ya [a-z]+(?: [a-z]+)?))*'

/** An order by where it stands; a question of how far it is (`imefika?`, `is it delivered?`) names none. */
const STATES: ReadonlyArray<readonly [OrderStatus, RegExp]> = [
  [
    'cancelled',
    words(
      `cancell?ed (?:one|ones|orders?)|${ONE} (?:i )?cancell?ed|(?:i|ili|zili|nili|ali|tuli)(?:yo|zo|o)?(?:sha)?(?:ghairi[a-z]*|kansel[a-z]*|cancel[a-z]*)|${IPI} (?:ime|ili)(?:sha)?(?:ghairiwa|futwa)`,
    ),
  ],
  [
    'delivered',
    words(
      `delivered (?:one|ones|orders?)|${ONE} (?:arrived|delivered|came|received|(?:i )?(?:got|received))|(?:ili|zili)(?:yo|zo)(?:sha|kwisha)?(?:fika|letwa|kuja|pokelewa|deliver[a-z]*)|nili(?:yo|zo|o)(?:sha)?pokea|${IPI} (?:ime|ili|zime|zili)(?:sha|kwisha)?(?:fika|letwa|pokelewa)(?! wapi)`,
    ),
  ],
  [
    'shipping',
    words(
      `(?:shipped|in[- ]transit) (?:one|ones|orders?)|orders? in transit|(?:ipi|zipi) (?:ina|zina)(?:kuja|letwa)|${ONE} (?:in transit|shipped|on (?:its|the|their) way|coming)|(?:iliyo(?:po|ko)?|ilio(?:po)?|inayo(?:kuja|letwa)|(?:ile|oda) ya|${IPI} (?:iko|ipo|ziko|zipo))(?: (?:bado|sasa|hapo))? njiani|ya njiani|inayokuja|inayoletwa`,
    ),
  ],
  [
    'processing',
    words(`(?:processing) (?:one|ones|orders?)|${ONE} (?:prepared|processing|processed)|(?:ina|zina)yoandaliwa|${IPI} inaandaliwa`),
  ],
  ['pending', words(`pending (?:one|ones|orders?)|${ONE} pending|(?:ina|zina)yosubiri|iliyo kwa muuzaji|${IPI} inasubiri`)],
]

/** A cancelled order, which is no wish to cancel one. */
export const CANCELLED = STATES[0]?.[1] ?? words('cancelled')

export const stateIn = (line: string): OrderStatus | undefined => STATES.find(([, says]) => says.test(line))?.[0]

const AGES = [
  ['lastWeek', words('last week|(?:wiki|juma) (?:iliyopita|lililopita|jana)')],
  ['lastMonth', words('last month|mwezi (?:uliopita|jana)')],
  ['yesterday', words("yesterday(?:['’]s)?|(?:oda|ile|ya|agiz[a-z]*|nunu[a-z]*|kama) (?:ya )?jana")],
  ['today', words("today['’]?s|(?:oda|ile) (?:yangu )?ya leo|order (?:of|from|i placed) today|(?:niliyo|nilio)(?:agiza|nunua|weka) leo")],
] as const

/** When an order was placed, by the week or the day that a line names. */
export const ageIn = (line: string) => AGES.find(([, says]) => says.test(line))?.[0]

/** The newest by its age. */
const LAST = words(
  '(?:last|latest|newest|most recent|previous) (?:[a-z]+ )?(?:orders?|one|purchase|time)|the last|(?:ya|za|mara ya) mwisho|(?:oda|mara|ile) iliyopita|zilizopita',
)
export const saysLast = (line: string): boolean => LAST.test(line)

/** Puts right which order was understood. */
export const MEANT = words('i (?:meant?|said|wanted)|(?:ni(?:li|me)|na)(?:sem|maanish)[a-z]*|nilitaka')

/** `hiyo mpya`, `the new one`: the newest that is under way. */
export const saysNew = (line: string): boolean =>
  words('(?:hii|hiyo|ile|oda)(?: oda)?(?: yangu)? mpya|mpya (?:hii|hiyo)|(?:the|that|this|my) new(?: one| order)').test(line)

/** The order is called by a fish in it: all of it is meant, and not that fish alone. */
export const saysByFish = (line: string): boolean =>
  /(?<![a-z])(?:(?:oda|ile|order|one) (?:[a-z]+ )?(?:ya|yenye|za|with|of)|(?:the|my|that) (?:[a-z]+ )?order)(?![a-z])/i.test(line)

/** The order at hand, and no older one. */
export const saysThisOne = (line: string): boolean => words('ya sasa|current|this (?:order|one)|(?:oda )?hii').test(line)

const ORDINALS: ReadonlyArray<RegExp> = [
  words('(?:the )?(?:first|1st|top)(?: one| order)?|(?:ya|ile ya) kwanza'),
  words('(?:the )?(?:second|2nd)(?: one| order)?|(?:ya|ile ya) pili'),
  words('(?:the )?(?:third|3rd)(?: one| order)?|(?:ya|ile ya) tatu'),
  words('(?:the )?(?:fourth|4th)(?: one| order)?|(?:ya|ile ya) nne'),
  words('(?:the )?(?:fifth|5th)(?: one| order)?|(?:ya|ile ya) tano'),
]
/** The row of a list of orders, from 0; -1 where none is named. */
export const rowIn = (line: string): number => ORDINALS.findIndex((says) => says.test(line))

/** `ile ya ofisi`, `the Masaki one`: an order by a word that has to say which. */
const BY_WORD = /(?<![a-z])(?:(?:ile|oda)(?: yangu)? (?:ya|za|iliyoenda)(?: kwenda)? ([a-z]{4,})|the ([a-z]{4,}) (?:one|order))(?![a-z])/i
const SAYS_NO_PLACE =
  /^(?:mwisho|kwanza|pili|tatu|juzi|jana|sasa|leo|wiki|mara|mwezi|mwaka|zamani|samaki|kawaida|njiani|haraka|last|latest|newest|first|second|third|other|same|whole|previous|current|recent|usual|next|wrong|right|old|older|oldest|express|standard|cash|only)$/iu
export function placeWordIn(line: string): string | undefined {
  const found = BY_WORD.exec(line)
  const word = found?.[1] ?? found?.[2]
  return word === undefined || SAYS_NO_PLACE.test(word) ? undefined : word
}

/** Another than the one spoken of: `my other pending order`, `oda nyingine`. */
export const saysOther = (line: string): boolean =>
  words('(?:the|my|that) other (?:[a-z]+ ){0,2}?(?:one|order)|other orders?|(?:oda|ile)(?: yangu)?(?: ya)? (?:nyingine|ingine)').test(line)

const ORDERED = words(
  'orders?|ordered|re-?order[a-z]*|oda|[a-z]*agiz[a-z]*|[a-z]*nunu[al][a-z]*|bought|purchase[a-z]*|(?:ile|zile|oda|na|je) (?:yangu )?ya|(?:the|that) (?:[a-z]+ )?ones?|did i (?:get|have|receive|buy|order)|i (?:had|got|received)|(?:same|as) (?:as )?in|(?:i|nili)(?:yo|lio)?(?:fika|letwa|pokea)[a-z]*|ili(?:yo)?(?:kuja|fika|letwa)',
)
/** An order by the day, the month or the order before which it was placed. */
export const saysWhichDay = (line: string): boolean => (dateIn(line) !== null && ORDERED.test(line)) || earlierIn(line) !== undefined

/** An order that exists is meant, and nothing that is being bought now. */
export const namesPlaced = (line: string, { orderNumber }: Pick<Understood, 'orderNumber'>): boolean =>
  orderNumber !== undefined || stateIn(line) !== undefined || ageIn(line) !== undefined || saysLast(line) || saysWhichDay(line)

const STATE = STATES.map(([, says]) => says.source).join('|')
/** `ipi ilishafika?`, `which one is on its way`, `track the one being prepared`: asks for an order by where it stands. */
export const WHICH_IS = new RegExp(
  `^(?=.*${words('which|where|wapi|ipi|zipi|track[a-z]*|[a-z]*fuatili[a-z]*').source})(?=.*(?:${STATE}))(?!.*${words('which (?:fish|samaki)|samaki (?:gani|yupi)').source})`,
  'isu',
)
/** A line that points at one order among several. */
export const NAMES_ORDER = new RegExp(
  `${STATE}|${words('(?:hii|hiyo|ile) mpya|(?:ile|oda)(?: yangu)? ya|the (?:[a-z]+ )?(?:one|order)|my (?:[a-z]+ )?order|oda|order').source}`,
  'i',
)
