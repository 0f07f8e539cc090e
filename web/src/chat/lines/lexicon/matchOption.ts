import { type Token, tokensOf } from './tokens/tokens.ts'
import { distance, MISSPELT_FROM, wrongIn } from './tokens/typos.ts'

/** What an open question offers, or an item of a list (CHAT-126, CHAT-137). */
export interface Option {
  readonly id: string
  /** Every name it goes by, in both languages. */
  readonly names: readonly string[]
  readonly kind?: string
  readonly size?: string
  readonly price?: number
}

/** In a name and in anything else. */
const COMMON: ReadonlySet<string> = new Set(['the', 'and', 'kwa', 'kama', 'mara', 'anwani', 'address'])

/** The one option with the most of its words in the line, typos and all, else the one of the kind that is named. */
export function matchOption(line: string, options: readonly Option[]): string | null {
  const tokens = tokensOf(line)
  const scores = options.map(({ names }) => Math.max(0, ...names.map((name) => overlap(name, tokens))))
  const most = Math.max(1, ...scores)
  const isOfKind = ({ kind }: Option): boolean => kind !== undefined && tokens.some(({ means }) => means.has(`kind:${kind}`))
  return only(options.filter((_, index) => scores[index] === most)) ?? only(options.filter(isOfKind))
}

const only = (options: readonly Option[]): string | null => (options.length === 1 ? (options[0]?.id ?? null) : null)

function overlap(name: string, tokens: readonly Token[]): number {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter(
    (word) => word.length > 2 && !COMMON.has(word) && tokens.some(({ typed, word: read }) => isSame(typed, word) || read === word),
  ).length
}

/** The same but for one letter in words of 4 to 7, two in longer ones; digits are never forgiven (CHAT-055). */
function isSame(typed: string, word: string): boolean {
  if (typed === word) return true
  if (/\d/.test(typed + word) || word.length < MISSPELT_FROM) return false
  const most = wrongIn(word.length)
  return distance(typed, word, most) <= most
}
