import { nameParts } from '#web/ui/nameParts.ts'

/** Treats singular and plural alike: `lobsters`. */
const longWords = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''))

/** Counts the words of a product's name, in either language, that are in the line. */
function namedIn(name: string, typed: ReadonlySet<string>): number {
  const { title, local } = nameParts(name)
  return Math.max(...[title, local ?? ''].map((part) => longWords(part).filter((word) => typed.has(word)).length))
}

/** Returns the products that share most words with the line: `beaten octopus` isn't any octopus. Returns all if they share equally many. */
export function mostNamed<One extends { readonly name: string }>(products: readonly One[], line: string): readonly One[] {
  const typed = new Set(longWords(line))
  const most = Math.max(0, ...products.map(({ name }) => namedIn(name, typed)))
  return products.filter(({ name }) => namedIn(name, typed) === most)
}

/** Returns the product that shares most words with the line. Undefined if none does, or if several share equally many. */
export function called<One extends { readonly name: string }>(products: readonly One[], line: string): One | undefined {
  const [only, ...others] = mostNamed(products, line)
  return only && others.length === 0 && namedIn(only.name, new Set(longWords(line))) > 0 ? only : undefined
}

/** Returns the products with the shortest names, so those without a kind in their name. */
export function plainest<One extends { readonly name: string }>(products: readonly One[]): readonly One[] {
  const least = Math.min(...products.map(({ name }) => wordsIn(name)))
  return products.filter(({ name }) => wordsIn(name) === least)
}

/** Counts the words of the first name in `Beaten octopus (Pweza aliyepigwa), 1 kg`. */
const wordsIn = (name: string): number => name.split(/[(,]/)[0]?.trim().split(/\s+/).length ?? 0
