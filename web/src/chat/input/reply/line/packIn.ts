const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  ten: 10,
  moja: 1,
  mbili: 2,
  tatu: 3,
  tano: 5,
  kumi: 10,
}
const NUMBER = `(\\d+(?:[.,]\\d+)?|${Object.keys(COUNTS).join('|')})`
const UNIT = '(kg|kilos?|kilograms?|g|gm|grams?|gramu)'
/** `ya 1kg`, `wa kilo mbili`, `pakiti ya kilo`; `the two kilo ones`, `a 500 g pack`: which pack is meant, and not how many. */
const SWAHILI = new RegExp(
  `(?<![a-z])(?:(?:pakiti|mfuko|kifurushi) )?[wylzkv]y?a (?:${NUMBER} ?${UNIT}|${UNIT}(?: (?:ya )?${NUMBER})?)(?![a-z\\d])`,
  'i',
)
const ENGLISH = new RegExp(
  `(?<![a-z])(?:the ${NUMBER}[ -]?${UNIT}(?: (?:ones?|packs?|packets?|bags?))?|(?:the |an? )?${NUMBER}[ -]?${UNIT} (?:ones?|packs?|packets?|bags?))(?![a-z\\d])`,
  'i',
)

const countOf = (text: string | undefined): number =>
  text === undefined ? 1 : (COUNTS[text.toLowerCase()] ?? Number(text.replace(',', '.')))

/** The pack a line names by its weight, and the line without it; null where it names none. */
export function packIn(line: string): { readonly grams: number; readonly rest: string } | null {
  const found = SWAHILI.exec(line) ?? ENGLISH.exec(line)
  if (!found) return null
  const [unit] = found.slice(1).filter((part) => part !== undefined && new RegExp(`^${UNIT}$`, 'i').test(part))
  const [number] = found.slice(1).filter((part) => part !== undefined && new RegExp(`^${NUMBER}$`, 'i').test(part))
  const grams = countOf(number) * (/^(?:g|gm|grams?|gramu)$/i.test(unit ?? '') ? 1 : 1_000)
  return { grams, rest: `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim() }
}

const CONTAINER = new RegExp(
  `(?<![a-z])${NUMBER} (?:bags?|packs?|packets?|pakiti|mifuko)(?: of)?(?![a-z])|(?<![a-z])(?:pakiti|mifuko) (?=${NUMBER})`,
  'i',
)
/** `one bag of prawns`: the pack is the unit that is counted; `that one bag` is no `that one`. */
export const withoutContainer = (line: string): string =>
  line.replace(CONTAINER, (_found, number?: string) => (number?.toLowerCase() === 'one' ? '1' : (number ?? ''))).trim()
