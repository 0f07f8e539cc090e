import { plainText } from '#contract/rules/typed.ts'
import { isPaymentMessage } from '../read/pasted.ts'
import { MIXED, plainOf, type Token, tokensOf } from './tokens.ts'
import { isVerbForm } from './typos.ts'
import { lines } from './words/table.ts'

const listed = (list: string): string[] => lines.find(({ sort, name }) => sort === '_' && name === list)?.words.split(' ') ?? []
const swahili = new Set(listed('swahili'))
const english = new Set(listed('english'))
const NAMES = new RegExp(`(?<![a-z])(?:${listed('names').join('|').replaceAll('_', ' ').replace('mpesa', 'm-?pesa')})(?![a-z])`, 'g')

/**
 * Returns the language of a line by its grammar: little words and verb forms. null for a line of names, numbers and words of both
 * languages alone, and for a pasted payment message (CHAT-183). A Swahili verb holds its subject and tense, and counts as two words.
 */
export function languageOf(line: string): 'en' | 'sw' | null {
  if (isPaymentMessage(line)) return null
  const marks = tokensOf(plainOf(line).replace(NAMES, ',')).map(markOf)
  const mixed = plainText(line).toLowerCase().match(MIXED)?.length ?? 0
  const inSwahili = marks.reduce((sum, mark) => sum + Math.max(0, mark), mixed * 2)
  const inEnglish = marks.filter((mark) => mark < 0).length
  if (inSwahili + inEnglish === 0) return null
  return inSwahili >= inEnglish ? 'sw' : 'en'
}

/** After a name, these belong to it: `dagaa wa Mwanza`, `Tegeta kwa Ndevu`. */
const OF = /^(?:[wyl]a|kwa)$/

/** Returns how strongly a word marks its line as Swahili; -1 for a word of English. Typos are corrected in verbs only. */
function markOf({ isName, typed, word }: Token, at: number, tokens: readonly Token[]): number {
  if (isName || (OF.test(typed) && tokens[at - 1]?.isName)) return 0
  if (english.has(typed)) return -1
  if (swahili.has(typed)) return 1
  return isVerbForm(typed) || (typed.slice(0, 2) === word.slice(0, 2) && isVerbForm(word)) ? 2 : 0
}
