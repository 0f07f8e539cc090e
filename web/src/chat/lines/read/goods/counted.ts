import { plainText } from '#contract/rules/typed.ts'
import { amountsIn } from '#web/chat/lines/lexicon/tokens/amounts.ts'
import { tokensOf } from '#web/chat/lines/lexicon/tokens/tokens.ts'

const ONE_OF = /(?<![a-z\d])([a-z]+|\d{1,2}) of(?: the| them| those)?(?![a-z])/
/** Returns the number before `of`, as in `drop one of the octopus`. */
export const partIn = (plain: string): number | null => numberIn(ONE_OF.exec(plain)?.[1] ?? '')

/** Returns the number of goods if there is exactly one number. */
export function numberIn(plain: string): number | null {
  const counts = amountsIn(tokensOf(plainText(plain))).filter(({ kind }) => kind === 'count')
  return counts.length === 1 ? (counts[0]?.value ?? null) : null
}

const LEFT = /(?<![a-z])(?:(?:i|zi|vi|wa|ki|li|ya)(?:we|baki)|to|hadi|mpaka)(?![a-z])(.*)$/
/** Returns the quantity that is to stay: `ibaki moja`, `punguza hadi mbili`. */
export const leftIn = (text: string): number | null => numberIn(LEFT.exec(text.toLowerCase())?.[1] ?? '')

const WRONG =
  /(?<![a-z])(?:not|instead of|rather than|badala ya|si|sio|siyo|never|(?:didnt|never) [a-z]+|siku[a-z]+) (?:the )?([a-z]+|\d{1,2})(?![a-z\d])/
/** Returns the number that a line calls wrong: `3, not 4`. */
export const wrongIn = (plain: string): number | null => numberIn(WRONG.exec(plain)?.[1] ?? '')
export const withoutWrong = (plain: string): string => (wrongIn(plain) === null ? plain : plain.replace(WRONG, ' '))

const SENT =
  /(?<![a-z])(?:(?:m|u|ni|tu|uni|mni)?(?:pelek|let|tum)[ei]?[ea](?:ni)?|send|deliver|bring)(?: (?:it|them|that|hiyo|hizo|zote|vyote|all))? (?=(?:to|at|kwa|kwenye|huko|kule|hapo|pale|address|anwani|nyumbani|ofisini|kazini)(?![a-z]))(.+)$/i
/** Returns where to deliver: `peleka kwa mama`, `send it to my office`. Null if the text doesn't say. */
export const sentTo = (text: string): string | null => SENT.exec(text)?.[1] ?? null
