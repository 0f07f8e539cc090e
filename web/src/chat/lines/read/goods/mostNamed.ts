import { nameParts } from '#web/ui/nameParts.ts'

/** One and many alike: `lobsters`. */
const wordsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''))

/** How many words of a product's name, in either language, stand in the line. */
function namedIn(name: string, typed: ReadonlySet<string>): number {
  const { title, local } = nameParts(name)
  return Math.max(...[title, local ?? ''].map((part) => wordsOf(part).filter((word) => typed.has(word)).length))
}

/** Those whose names a line has most words of: `beaten octopus` is not any octopus. All, where they have as many. */
export function mostNamed<One extends { readonly name: string }>(products: readonly One[], line: string): readonly One[] {
  const typed = new Set(wordsOf(line))
  const most = Math.max(0, ...products.map(({ name }) => namedIn(name, typed)))
  return products.filter(({ name }) => namedIn(name, typed) === most)
}

/** The one whose name a line has most words of; undefined where it has none, or as many of another. */
export function called<One extends { readonly name: string }>(products: readonly One[], line: string): One | undefined {
  const [only, ...others] = mostNamed(products, line)
  return only && others.length === 0 && namedIn(only.name, new Set(wordsOf(line))) > 0 ? only : undefined
}

/** Those with the shortest names: what is called nothing else. */
export function plainest<One extends { readonly name: string }>(products: readonly One[]): readonly One[] {
  const least = Math.min(...products.map(({ name }) => wordsIn(name)))
  return products.filter(({ name }) => wordsIn(name) === least)
}

/** Of `Beaten octopus (Pweza aliyepigwa), 1 kg` the first name. */
const wordsIn = (name: string): number => name.split(/[(,]/)[0]?.trim().split(/\s+/).length ?? 0
