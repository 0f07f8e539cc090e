import { plainText } from '#contract/rules/typed.ts'

/** English verbs that are said with a Swahili beginning: `nataka kucancel`, `nita-order`. */
const MIXED =
  /(?<![a-z])(?:ku|(?:ni|tu)ta)[ -]?(?=(?:add|book|buy|call|cancel|change|chat|check|checkout|clean|confirm|cook|delete|deliver|edit|fry|get|grill|login|log in|order|pay|refund|register|remove|retry|save|send|share|sign in|track|try|update|use)(?![a-z]))/g

/** Lower case, without accents and apostrophes, and without the Swahili beginning of an English verb: what meanings are read from. */
export const plainOf = (text: string): string => plainText(text).toLowerCase().replaceAll("'", '').replace(MIXED, '')
