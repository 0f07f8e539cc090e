import { dayOf } from '#web/i18n/dates.ts'
import { words } from '../mood.ts'

/** The day and the month that a line names. It may name only one of them. */
export interface Dated {
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
export function dateIn(line: string): Dated | null {
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
export function isOnDate(at: string, { day, month }: Dated): boolean {
  const [, itsMonth, itsDay] = dayOf(at).split('-').map(Number)
  return (day === undefined || itsDay === day) && (month === undefined || itsMonth === month)
}
