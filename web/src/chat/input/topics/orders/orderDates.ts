import { dayOf } from '#web/i18n/dates.ts'
import { words } from '../../reply/context/rule.ts'

/** The day and the month that a line names, each as in a calendar; a line may name only one of them. */
export interface Dated {
  readonly day?: number
  readonly month?: number
}

/** The months in both languages, also misspelled; what is short, or another word too, counts only beside a day, `in` or `mwezi`. */
const MONTHS: ReadonlyArray<readonly [sure: string, short: string]> = [
  ['januar[yi]|january', 'jan'],
  ['febr?u[a-z]+', 'feb'],
  ['machi', 'march|mar'],
  ['aprili?', 'april|apr'],
  ['mei', 'may'],
  ['juni', 'june|jun'],
  ['julai', 'july|jul'],
  ['agost[io]|august', 'aug|ago'],
  ['septemb[a-z]*', 'sept?'],
  ['o[ck]tob[a-z]*', 'o[ck]t'],
  ['novemb[a-z]*', 'nov'],
  ['d[ei][cs]emb[a-z]*', 'd[ei][cs]'],
]
const ANY_MONTH = MONTHS.flat().join('|')
const ONES = ['moja', 'mbili', 'tatu', 'nne', 'tano', 'sita', 'saba', 'nane', 'tisa', 'kumi', 'kumi na moja', 'kumi na mbili']
const COUNTED = '\\d{1,2}|kumi(?: na (?:moja|mbili))?|moja|mbili|pili|tatu|nne|tano|sita|saba|nane|tisa'
const DAY = '(?<![\\d/.,:])(\\d{1,2})(?![\\d.,:]\\d)(?:st|nd|rd|th)?'

const IN_FIGURES = /(?<![\d/.,])(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?(?![\d/])/u
const DAY_THEN_MONTH = new RegExp(`${DAY}(?: (?:of|ya|mwezi(?: wa)?))?[ -]?(${ANY_MONTH})(?![a-z])`, 'i')
const MONTH_THEN_DAY = new RegExp(`(?<![a-z])(${ANY_MONTH}) (?:the |tarehe )?${DAY}(?!\\d|[a-z]| (?:kilos?|kg|pieces?))`, 'i')
const TAREHE = new RegExp(
  `(?<![a-z])(?:tarehe|trh|tar) (${COUNTED})(?!\\d)(?:(?: ya)? mwezi (?:wa )?(${COUNTED}|${ANY_MONTH})|[ ,]+(${ANY_MONTH}))?(?![a-z])`,
  'i',
)
const THE_DAY = /(?<![a-z])the (\d{1,2})(?:st|nd|rd|th)(?![a-z])/i
const MONTH_NUMBER = new RegExp(`(?<![a-z])mwezi (?:wa )?(${COUNTED})(?![a-z\\d])`, 'i')
const SHORT_MONTH = new RegExp(`(?<![a-z])(?:in|of|from|since|during|mwezi(?: wa)?|that|the) (${ANY_MONTH})(?![a-z])`, 'i')
const SURE_MONTH = new RegExp(`(?<![a-z])(${MONTHS.map(([sure]) => sure).join('|')})(?![a-z])`, 'i')

const monthCalled = (name: string): number | undefined => {
  const at = MONTHS.findIndex(([sure, short]) => new RegExp(`^(?:${sure}|${short})$`, 'i').test(name))
  return at < 0 ? numberOf(name) : at + 1
}
function numberOf(counted: string): number | undefined {
  const number = /^\d+$/.test(counted) ? Number(counted) : counted.toLowerCase() === 'pili' ? 2 : ONES.indexOf(counted.toLowerCase()) + 1
  return number > 0 ? number : undefined
}

/** The date that a line names; null where it names none. */
export function dateIn(line: string): Dated | null {
  const figures = IN_FIGURES.exec(line)
  if (figures) return dated(figures[1], figures[2])
  const called = DAY_THEN_MONTH.exec(line)
  if (called) return dated(called[1], called[2])
  const counted = TAREHE.exec(line)
  if (counted) return dated(counted[1], counted[2] ?? counted[3])
  const american = MONTH_THEN_DAY.exec(line)
  if (american) return dated(american[2], american[1])
  const alone = THE_DAY.exec(line)
  if (alone) return dated(alone[1], undefined)
  const month = (MONTH_NUMBER.exec(line) ?? SHORT_MONTH.exec(line) ?? SURE_MONTH.exec(line))?.[1]
  return month === undefined ? null : dated(undefined, month)
}

function dated(day: string | undefined, month: string | undefined): Dated | null {
  const said = { day: day === undefined ? undefined : numberOf(day), month: month === undefined ? undefined : monthCalled(month) }
  if ((said.day ?? 1) > 31 || (said.month ?? 1) > 12) return null
  return { ...(said.day !== undefined && { day: said.day }), ...(said.month !== undefined && { month: said.month }) }
}

/** Whether something of that moment was on the day, or in the month, in Tanzania. */
export function isOnDate(at: string, { day, month }: Dated): boolean {
  const [, itsMonth, itsDay] = dayOf(at).split('-').map(Number)
  return (day === undefined || itsDay === day) && (month === undefined || itsMonth === month)
}

/** `the one before`, `the time before last`: an order by the one that came after it. */
const BEFORE_LAST = words(
  '(?:order |orders |time |one |purchase )?(?:before|prior to) (?:the |my )?(?:last|latest|previous)(?: (?:one|order|time|purchase))?|(?:second|next)[ -](?:to )?last|last but one|(?:kabla ya|iliyotangulia|kutangulia) (?:ile |hiyo |oda )*(?:ya )?mwisho|ya pili (?:kutoka|toka) mwisho',
)
const BEFORE_IT = words(
  '(?:the |my )?(?:one|order|time|purchase) (?:right |just )?before(?: (?:that|it|this|this one|that one))?(?! i| you| we| it| they| my| the| \\d)|(?:ile|oda|ya) (?:ya )?kabla (?:yake|ya (?:hiyo|hapo|hii|ile))|(?:ile|oda)(?: yangu)? iliyotangulia|(?:ile|oda) ya (?:nyuma|awali) yake',
)
const MONTH_BEFORE = words('(?:the )?month before(?: (?:that|it))?|mwezi (?:wa )?(?:kabla|uliotangulia)(?: (?:yake|ya (?:hiyo|hapo|huo)))?')

export type Earlier = 'last' | 'it' | 'month'
/** Before which an order was placed: before the last one, the one spoken of, or its month. */
export function earlierIn(line: string): Earlier | undefined {
  if (BEFORE_LAST.test(line)) return 'last'
  if (MONTH_BEFORE.test(line)) return 'month'
  return BEFORE_IT.test(line) ? 'it' : undefined
}
