import type { Option } from '../../understand/matchOption.ts'
import { distance } from '../../understand/read/typos.ts'
import { understand } from '../../understand/understand.ts'

/** Words that many names hold: alone they name none. */
const SHARED =
  /^(?:road|street|avenue|house|floor|plot|block|area|mtaa|barabara|nyumba|wa|ya|kwa|na|the|and|delivery|deliver|money|pay|carrier|transporter|rider|riders|boda|cargo|express|company|gate|near|karibu|opposite|back)$/u
const LEAST = 5
const TWICE_FROM = 8

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Means nothing of its own, or is a place: only such a word may be a name with a typo, and `could` is no `cold`. */
export function mayBeName(word: string): boolean {
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
