import type { Option } from '../../understand/matchOption.ts'
import { distance } from '../../understand/read/typos.ts'
import { understand } from '../../understand/understand.ts'

/** Words that many names hold: alone they name none. */
const SHARED =
  /^(?:road|street|avenue|house|floor|plot|block|area|mtaa|barabara|nyumba|wa|ya|kwa|na|the|and|delivery|deliver|money|pay|carrier|transporter|rider|riders|boda|cargo|express|company|gate|near|karibu|opposite|back)$/u
/** Words of the trade, though the parser has no use for them: `keep it cold`. */
const OF_TRADE = /^(?:cold|chain|fresh|fish|lake|samaki|ziwa|bahari|ocean|sea|services?|prefer|better)$/u
const LEAST = 5
const TWICE_FROM = 8

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Means nothing of its own, or is a place: only such a word may be a name with a typo, and `could` is no `cold`. */
export function mayBeName(word: string): boolean {
  if (OF_TRADE.test(word)) return false
  const { filters, place } = understand(word)
  return filters.words !== undefined || place !== undefined
}

function isTypoOf(typed: string, word: string): boolean {
  if (word.length < LEAST || typed.length < LEAST || typed[0] !== word[0] || /\d/.test(typed + word)) return false
  const most = word.length >= TWICE_FROM ? 2 : 1
  return distance(typed, word, most) <= most && mayBeName(typed)
}

/** The options with only those words of their names that the line says; a shared word counts beside one of its own alone. */
export function saidIn(line: string, options: readonly Option[]): readonly Option[] {
  const typed = wordsOf(line)
  const said = (name: string): string => {
    const words = wordsOf(name).filter((word) => typed.some((one) => one === word || isTypoOf(one, word)))
    return words.some((word) => !SHARED.test(word)) ? words.join(' ') : ''
  }
  return options.map((option) => ({ ...option, names: option.names.map(said) }))
}

/** As `saidIn`, of names that people gave: a line with a name that one does not have is another, and one everyday word of many names none. */
export function namedIn(line: string, options: readonly Option[], isGiven: (id: string) => boolean): readonly Option[] {
  const own = wordsOf(line).filter(mayBeName)
  const typed = wordsOf(line).length
  return saidIn(line, options).map((option) => {
    if (!isGiven(option.id)) return option
    const has = (name: string) =>
      wordsOf(name).every((word) => !own.includes(word)) ||
      own.every((one) => wordsOf(name).some((word) => one === word || isTypoOf(one, word)))
    const isEnough = (name: string) => typed === 1 || wordsOf(name).length > 1 || own.length > 0
    return { ...option, names: option.names.map((name) => (has(name) && isEnough(name) ? name : '')) }
  })
}
