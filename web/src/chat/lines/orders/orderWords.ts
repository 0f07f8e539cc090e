import type { OrderStatus } from '#contract/order.ts'
import { dayOf } from '#web/i18n/dates.ts'
import { saysIn } from '../lexicon/words/table.ts'
import { words } from '../read/mood.ts'

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

/** The day and the month that a line names. It may name only one of them. */
interface DayAndMonth {
  readonly day: number | undefined
  readonly month: number | undefined
}

/** The names of the months in both languages. */
const MONTHS =
  'jan(?:uar[yi])? feb[a-z]* mar(?:ch)?|machi apr[a-z]* may|mei june?|juni july?|julai aug(?:ust)?|agosti sept?(?:emb[a-z]*)? o[ck]t(?:ob[a-z]*)? nov(?:emb[a-z]*)? d[ei][cs](?:emb[a-z]*)?'.split(
    ' ',
  )
const COUNTS = ['moja', 'pili', 'tatu', 'nne', 'tano', 'sita', 'saba', 'nane', 'tisa', 'kumi', 'kumi na moja', 'kumi na mbili']
const MONTH = `(?<month>${MONTHS.join('|')})`
const DAY = '(?<![\\d/.,:])(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d/])'
/** The number of a day or month, as in `tarehe tano`, `mwezi wa kumi`. */
const COUNTED = `\\d{1,2}|${[...COUNTS].reverse().join('|')}`

const DATES = [
  '(?<![\\d/])(?<day>\\d{1,2})/(?<month>\\d{1,2})(?:/\\d{2,4})?(?![\\d/])',
  `${DAY}(?: of| ya)?[ -]?${MONTH}`,
  `tarehe (?<day>${COUNTED})(?: ya)? mwezi (?:wa )?(?<month>${COUNTED})`,
  `${MONTH} ${DAY}`,
  `tarehe (?<day>${COUNTED})`,
  'the (?<day>\\d{1,2})(?:st|nd|rd|th)',
  `mwezi (?:wa )?(?<month>${COUNTED})`,
  `(?:in|of|from|since|that|the|ya|mwezi wa) ${MONTH}`,
  // A month alone needs four letters, because shorter names such as `may` are also other words.
  `(?=[a-z]{4})${MONTH}`,
].map(words)

/** Returns the date that a line names, or null. */
export function dateIn(line: string): DayAndMonth | null {
  const said = DATES.map((date) => date.exec(line)?.groups).find((groups) => groups !== undefined)
  const day = said?.['day'] === undefined ? undefined : numberOf(said['day'])
  const month = said?.['month'] === undefined ? undefined : monthCalled(said['month'])
  return said === undefined || (day ?? 1) > 31 || (month ?? 1) > 12 ? null : { day, month }
}

const numberOf = (counted: string): number => Number(counted) || COUNTS.indexOf(counted) + 1
function monthCalled(name: string): number {
  const at = MONTHS.findIndex((month) => words(`^(?:${month})$`).test(name))
  return at < 0 ? numberOf(name) : at + 1
}

/** True if a time was on that day or in that month, in Tanzania. */
export function isOnDate(at: string, { day, month }: DayAndMonth): boolean {
  const [, itsMonth, itsDay] = dayOf(at).split('-').map(Number)
  return (day === undefined || itsDay === day) && (month === undefined || itsMonth === month)
}
