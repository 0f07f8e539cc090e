import { meanings } from '#tools/understand/words/meanings.ts'

/** What a clause may speak of, by the name that its words have. */
export type Meaning = keyof typeof meanings
export type Says = (...some: readonly Meaning[]) => boolean

const SIGNS: Readonly<Record<string, string>> = {
  ', ': '|',
  '/': '|',
  '[': '(?:',
  ']': ')',
  '(': '(?:',
  ')': ')?',
  '*': '[a-z]*',
  '+': '[a-z]{3,}',
  '#': '\\+?\\d+',
  '… ': '(?:[a-z\\d]+,? ){0,3}',
}

/** A list of phrases as a pattern; its signs are told where the lists are. */
export const patternOf = (list: string): string =>
  list
    // A word that may be missing is missing with the space beside it.
    .replaceAll(/(?: \([^()]*\))+(?=$|[,\])/])/g, (last) => last.replaceAll(/ \(([^()]*)\)/g, '( [$1])'))
    .replaceAll(/(?<![^ [(/])\(([^()]*)\) /g, '([$1] )')
    .replaceAll(/, |[/[\]()*+#]|… /g, (sign) => SIGNS[sign] ?? sign)

/** Made when first asked for, and then kept. */
const made = new Map<string, RegExp>()
function patternFor(key: string, source: () => string): RegExp {
  const pattern = made.get(key) ?? new RegExp(source())
  made.set(key, pattern)
  return pattern
}

/** Whole words of a plain text, in lower case and without apostrophes. */
export const wordsOf = (meaning: Meaning): RegExp => patternFor(meaning, () => `(?<![a-z])(?:${patternOf(meanings[meaning])})(?![a-z])`)
export const saysIn =
  (plain: string): Says =>
  (...some) =>
    some.some((meaning) => wordsOf(meaning).test(plain))

/** Whether a text says any of them, and nothing else but little words. */
export const onlyIn =
  (plain: string): Says =>
  (...some) =>
    saysIn(plain)(...some) &&
    patternFor(`only ${some.join(' ')}`, () => {
      const all = [...some, 'little' as const].map((meaning) => patternOf(meanings[meaning])).join('|')
      return `^(?:(?:${all})(?![a-z])[ ,.!?]*)+$`
    }).test(plain)
