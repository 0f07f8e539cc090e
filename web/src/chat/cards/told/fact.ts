import * as z from 'zod/mini'

const FactPart = z.union([z.string(), z.object({ key: z.string() }), z.object({ fish: z.string() })])
/** A value in a sentence: plain text, a key of the `topics` texts, a fish by its full name, or a list of these. */
export const Fact = z.union([FactPart, z.array(FactPart)])
export type Fact = z.infer<typeof Fact>
export type About = Readonly<Record<string, Fact>>

/** Returns the text of a fact that is plain text, such as an id or a number; else an empty string. */
export const wordsOf = (fact: Fact | undefined): string => (typeof fact === 'string' ? fact : '')

/** Returns the key of a fact that is a text. Older stored threads write it as `@key`. */
export function keyOf(fact: Fact | undefined): string | null {
  if (typeof fact === 'string') return fact.startsWith('@') ? fact.slice(1) : null
  return fact !== undefined && 'key' in fact ? fact.key : null
}
