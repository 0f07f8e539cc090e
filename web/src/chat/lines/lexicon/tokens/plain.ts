import { plainText } from '#contract/rules/typed.ts'

/** English verbs with Swahili prefixes: `nataka kucancel`, `nita-order`. */
export const MIXED =
  /(?<![a-z])(?:ku|(?:ni|tu)ta)[ -]?(?=(?:add|book|buy|call|cancel|change|chat|check|checkout|clean|confirm|cook|delete|deliver|edit|fry|get|grill|login|log in|order|pay|refund|register|remove|retry|save|send|share|sign in|track|try|update|use)(?![a-z]))/g

/**
 * Returns the text in lower case, without accents, apostrophes and the Swahili prefixes of English verbs. Meanings are matched against it.
 */
export const plainOf = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replaceAll("'", '')
    .replace(MIXED, '')
    .replace(/(?<![a-z])(who|what|where|how)s(?![a-z])/g, '$1 is')
