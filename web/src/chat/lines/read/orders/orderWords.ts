import type { OrderStatus } from '#contract/order.ts'
import { saysIn } from '../../lexicon/words/meanings.ts'
import { words } from '../mood.ts'
import { dateIn } from './orderDates.ts'

/** Words for an order's status, in both languages. A question about its progress (`imefika?`, `is it delivered?`) doesn't name an order. */
const STATES = (
  [
    ['cancelled', 'cancell?ed', '(?:ili|nili|tuli)(?:yo)?(?:ghairi|kansel|cancel|futw)[a-z]*'],
    [
      'delivered',
      'delivered|arrived|received|came',
      '(?:ili|zili|nili)(?:yo|o)(?:fik|letw|kuj|pok|deliver)[a-z]*|ipi ili(?:sha)?(?:fik|letw)[a-z]*',
    ],
    ['shipping', 'in[- ]transit|shipped|coming|on its way', '(?:ya|iliyo|ile iko|oda iko|ipi iko) njiani|inayo(?:kuj|letw)[a-z]*'],
    ['processing', 'processing|(?:being )?prepared', 'inayoandaliwa'],
    ['pending', 'pending', 'inayosubiri'],
  ] as const
).map(([state, english, swahili]) => {
  const says = words(
    `(?:${english}) (?:one|order)s?|(?:ones?|orders? (?:that|which)|which orders?)(?: (?:that|which|is|are|was|were|has|i))* (?:${english})|${swahili}`,
  )
  return { state, says }
})
export const stateIn = (line: string): OrderStatus | undefined => STATES.find(({ says }) => says.test(line))?.state

const AGES = [
  ['lastWeek', words('last week|wiki (?:iliyopita|jana)')],
  ['lastMonth', words('last month|mwezi (?:uliopita|jana)')],
  ['dayBefore', words('day before yesterday|(?:oda|ile|ya|kama|[a-z]*agiza) (?:ya )?juzi')],
  ['yesterday', words('yesterdays?|(?:oda|ile|ya|kama|[a-z]*agiza|[a-z]*nunua) (?:ya )?jana')],
  ['today', words('todays|(?:oda|ile)(?: yangu)? ya leo|order (?:of|from) today|nili(?:yo)?(?:agiza|nunua|weka) leo')],
] as const
/** Returns when an order was placed, by the week or day that a line names. */
export const ageIn = (line: string) => AGES.find(([, says]) => says.test(line))?.[0]

const ORDINALS = ['first|kwanza', 'second|pili', 'third|tatu', 'fourth|nne', 'fifth|tano'].map((one) => words(`(?:the|ya) (?:${one})`))
/** Returns the row of a list of orders, from 0; -1 if none is named. */
export const rowIn = (line: string): number => ORDINALS.findIndex((says) => says.test(line))

const ORDERED = words(
  'orders?|(?:re-?)?ordered|reorder|oda|[a-z]*agiz[a-z]*|[a-z]*nunu[al][a-z]*|bought|(?:ile|na) ya|(?:the|that) (?:[a-z]+ )?one|did i (?:get|buy)|i (?:had|got|received)|ili(?:yo)?(?:fik|letw|kuj)[a-z]*',
)
/** True if a line means an existing order and not the present purchase. */
export const namesPlaced = (line: string): boolean =>
  stateIn(line) !== undefined ||
  ageIn(line) !== undefined ||
  saysIn(line)('lastPlaced', 'beforeLast') ||
  (dateIn(line) !== null && ORDERED.test(line))
