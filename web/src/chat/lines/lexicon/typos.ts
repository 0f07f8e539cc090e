import { known, type Meaning, once, roots, targets } from './lexicon.ts'

/** A Swahili verb split into its meaning, its subject, and whether it is negated, past or future. */
export interface Verb {
  readonly means: readonly Meaning[]
  readonly features: readonly string[]
  /** False for a word that may be a noun or a name. */
  readonly isForm: boolean
}

const SUBJECTS =
  'ni|n|u|a|tu|m|mu|w|wa|i|ya|y|zi|li|ki|vi|ku|ka|c|si|hatu|hu|ha|ham|hawa|hai|haya|hazi|hali|haki|havi|hau|haku|usi|msi|isi|asi|tusi|zisi|nisi|wasi'
const TENSES = 'a|li|ta|me|mesha|sha|ki|nge|ngeli|ja|ku|naye|liye|lizo|licho|liyo|lo|livyo|navyo|vyo|nayo|nazo|lipo|napo|ka|naku|meku'
const OBJECTS = 'ni|ku|m|mw|tu|wa|i|zi|ya|li|ki|vi|u'
/** The prefixes of a root: subject, tense and object. Without a subject, only `na` is a tense. */
const BEFORE = new RegExp(`^(|${SUBJECTS})(|na|(?<=.)(?:${TENSES}))(?:|${OBJECTS})$`)
/** The suffixes of a root: the derived forms and the last vowel, then a plural or relative ending. */
const ENDING = /^(?:w|iw|ew|liw|lew|i|e|li|le|an|ian|ish|esh|ik|ek|k|z|sh|iz)?(?:a|e|i|u)?(?:ni|je|po|yo|ye|zo|vyo|mo)?$/
/** Further meanings of a verb by its subject, tense and ending. Negated forms begin with `h` or end in `si`. */
const SIGNS: ReadonlyArray<readonly [string, RegExp]> = [
  ['neg', /^(?:h|[a-z]*si-)/],
  ['dont', /^[a-z]+si-/],
  ['you', /^(?:(?:u|mu?)-[a-z]|(?:hu|ham)-)/],
  ['me', /^(?:(?:ni?|si)-|-na)/],
  ['done', /^(?!h|[a-z]*si-)[a-z]*-(?:me|li|sha)/],
  ['they', /^(?:w?a|z?i|li|ya|ki|vi)-[a-z]/],
  ['which', /-(?:li|na)(?:ye|zo|cho|yo|vyo)-/],
  ['how', /je$/],
]
/**
 * The prefixes and ending of a form that only a verb has. Without a tense or `ku`, `-a` is an imperative, and `-e` and `-i` take a prefix:
 * `Ilala` and `Kigoma` are no verbs.
 */
const FORM =
  /^(?:(?:na|[nw]a|[a-z]{1,4}(?:na|li|ta|me|ki|nge|ja|sha)[a-z]*|(?:ku|hu|ha|[a-z]*si)[a-z]*)-.|[a-z]+-(?:.*[^n])?[ei](?:ni)?$|-(?:.*[^n])?(?:[aiu](?:ni)?|eni)$)/
/** A form of a verb that is not listed. Only those subjects and tenses that begin no name or noun. */
const UNLISTED =
  /^(?:(?:(?:ni|tu|wa|zi|ha(?:tu|wa|zi|i)|hu|si)(?:na|me|li|ta|ja)|nta|[um]na|ana(?!st)|ina|[uim]me|ame(?![lr]i)|[ui]li|[ui]ta(?!li))[a-z]{3,}[aiu](?:ni|je)?|(?:ni|tu|mni)[a-z]{2,}(?:[ie]e|[sz]h?e))$/
const SHORT = 2
const LONGEST = 9

/** Returns the verb with the longest root that fits. */
export const verbOf = once((word): Verb | null => {
  let best: Verb | null = null
  let longest = 0
  for (let from = word.length - 1; from >= 0; from--) {
    const before = BEFORE.exec(word.slice(0, from))
    if (!before) continue
    const [, who, tense] = before
    for (let to = Math.min(word.length - 1, from + LONGEST); to > from + longest; to--) {
      const means = roots.get(word.slice(from, to))
      const ending = word.slice(to)
      if (!means || !ENDING.test(ending) || (to - from <= SHORT && (from === 0 || ending.length > SHORT))) continue
      best = {
        means,
        features: SIGNS.flatMap(([feature, sign]) => (sign.test(`${who}-${tense}-${ending}`) ? feature : [])),
        isForm: FORM.test(`${word.slice(0, from)}-${ending}`),
      }
      longest = to - from
    }
  }
  return best
})

export const isVerbForm = (word: string): boolean => verbOf(word)?.isForm || UNLISTED.test(word)

const FORMS = ['', 'na', 'ni', 'nina', 'nime', 'una', 'mna', 'ku', 'nita', 'ime']
/** Returns common verb forms, so that typos in them are recognised. */
const verbForms = (): string[] =>
  [...roots.keys()]
    .filter((root) => root.length > SHORT)
    .flatMap((root) => FORMS.map((before) => `${before}${root}a`))
    .filter((form) => form.length >= 5)

const MISSPELT_FROM = 4
/** Returns the number of letters that may be wrong. */
const wrongIn = (length: number): number => (length >= 8 ? 2 : 1)

/** Spells a word by its sound, so that variants match: jodali, sangala, apa, xana, asnte. */
const byEar = (word: string): string =>
  word
    .replace(/x/g, 's')
    .replace(/th/g, 's')
    .replace(/dh/g, 'z')
    .replace(/q/g, 'k')
    .replace(/(?<![cs])h/g, '')
    .replace(/r/g, 'l')
    .replace(/(.)\1+/g, '$1')
const bones = (word: string): string => byEar(word).replace(/[aeiou]/g, '')

/** Returns a bit for each letter in the word. Words with very different letters need not be compared. */
const lettersOf = (word: string): number => Array.from(word).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0)
function bitsIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Computed when the parser is loaded and not with the first line. If words sound alike, the first counts. */
const words = [...targets, ...verbForms()].sort((a, b) => a.length - b.length)
const heardAs = (sound: (word: string) => string): ReadonlyMap<string, string> =>
  new Map([...words].reverse().map((word) => [sound(word), word]))
const ears = heardAs(byEar)
const skeletons = heardAs(bones)
const letters = words.map(lettersOf)

/**
 * Returns the word that a misspelt one means, or null. One letter may be wrong in words of 4 to 7 letters, two in longer ones (CHAT-055).
 */
export const corrected = once((word): string | null => {
  if (known.has(word) || word.length < 3 || !/^[a-z]+$/.test(word)) return null
  return ears.get(byEar(word)) ?? (/[aeiou]/.test(word) ? nearest(word) : (skeletons.get(bones(word)) ?? nearest(word)))
})

function nearest(typed: string): string | null {
  const own = lettersOf(typed)
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [at, word] of words.entries()) {
    const most = wrongIn(word.length)
    if (word.length < MISSPELT_FROM || bitsIn((letters[at] ?? 0) ^ own) > 2 * most) continue
    const cost = distance(typed, word, most) + (word[0] === typed[0] ? 0 : 0.5)
    if (cost < least && cost <= most + 0.5) [best, least] = [word, cost]
  }
  return best
}

/** Returns the Damerau-Levenshtein distance; if it is above `most`, returns `most + 1`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    ;[before, last] = [last, row]
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}
