import { plainText } from '#contract/rules/typed.ts'
import { amountsIn } from '#web/chat/lines/lexicon/amounts.ts'
import { tokensOf } from '#web/chat/lines/lexicon/tokens.ts'

const NUMBER = '(?<number>\\d+(?:[.,]\\d+)?|one|two|three|five|ten|moja|mbili|tatu|tano|kumi)'
const UNIT = '(?<unit>kg|kilos?|g|gm|grams?|gramu)'
const PACK = '(?:ones?|packs?|packets?|bags?)'
/** `ya 1kg`, `wa kilo mbili`, `pakiti ya kilo`; `the two kilo ones`, `a 500 g pack`: the size of the pack, not the quantity. */
const PACKS = [
  `(?:(?:pakiti|mfuko) )?[wylzkv]y?a ${NUMBER} ?${UNIT}`,
  `(?:(?:pakiti|mfuko) )?[wylzkv]y?a ${UNIT}(?: (?:ya )?${NUMBER})?`,
  `the ${NUMBER}[ -]?${UNIT}(?: ${PACK})?`,
  `(?:an? )?${NUMBER}[ -]?${UNIT} ${PACK}`,
  `(?<!(?:and|na)(?: a)? )(?<number>nusu|half)(?: an?)? ${UNIT}(?: ${PACK})?`,
].map((pack) => new RegExp(`(?<![a-z])${pack}(?![a-z\\d])`, 'i'))

/** Returns the pack that a line names by its weight, and the line without it. Null if it names none. */
export function packIn(line: string): { readonly grams: number; readonly rest: string } | null {
  const found = PACKS.map((pack) => pack.exec(line)).find((one) => one !== null)
  if (!found) return null
  const { number, unit = '' } = found.groups ?? {}
  const count = number === undefined ? 1 : /^[nh]/.test(number) ? 0.5 : (numberIn(number) ?? Number(number.replace(',', '.')))
  const rest = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`
  return { grams: count * (/^k/i.test(unit) ? 1_000 : 1), rest: rest.replace(/\s+/g, ' ').trim() }
}

const CONTAINER = new RegExp(
  `(?<![a-z])${NUMBER} (?:bags?|packs?|packets?|pakiti|mifuko)(?: of)?(?![a-z])|(?<![a-z])(?:pakiti|mifuko) (?=\\d|[a-z])`,
  'i',
)
/** `one bag of prawns`: removes the word for the pack, which is the unit that is counted. In `that one bag`, `that one` must not remain. */
export const withoutContainer = (line: string): string =>
  line.replace(CONTAINER, (_found, number?: string) => (number?.toLowerCase() === 'one' ? '1' : (number ?? ''))).trim()

const ONE_OF = /(?<![a-z\d])([a-z]+|\d{1,2}) of(?: the| them| those)?(?![a-z])/
/** Returns the number before `of`, as in `drop one of the octopus`. */
export const partIn = (plain: string): number | null => numberIn(ONE_OF.exec(plain)?.[1] ?? '')

/** Returns the number of goods if there is exactly one number. */
function numberIn(plain: string): number | null {
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
