import { numberIn } from './counted.ts'

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
