import { nameParts } from '#web/ui/nameParts.ts'

/** One and many alike: `lobsters`. */
export const wordsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''))

/** How many words of a product's name, in either language, stand in the line. */
export function namedIn(name: string, typed: ReadonlySet<string>): number {
  const { title, local } = nameParts(name)
  return Math.max(...[title, local ?? ''].map((part) => wordsOf(part).filter((word) => typed.has(word)).length))
}

/** Those whose names a line has most words of: `beaten octopus` is not any octopus. All, where they have as many. */
export function mostNamed<One extends { readonly name: string }>(products: readonly One[], line: string): readonly One[] {
  const typed = new Set(wordsOf(line))
  const most = Math.max(0, ...products.map(({ name }) => namedIn(name, typed)))
  return products.filter(({ name }) => namedIn(name, typed) === most)
}
