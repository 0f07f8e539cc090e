import * as z from 'zod/mini'

const FactPart = z.union([z.string(), z.object({ key: z.string() }), z.object({ fish: z.string() })])
/** What a sentence names: words as they are, a text of the topics by its key, a fish by its whole name, or several of these in a row. */
export const Fact = z.union([FactPart, z.array(FactPart)])
export type Fact = z.infer<typeof Fact>
export type About = Readonly<Record<string, Fact>>

/** Returns the text of a fact that is plain text, such as an id or a number. */
export const wordsOf = (fact: Fact | undefined): string => (typeof fact === 'string' ? fact : '')

/** The key of a fact that is a text; threads of earlier versions have `@key`. */
export function keyOf(fact: Fact | undefined): string | null {
  if (typeof fact === 'string') return fact.startsWith('@') ? fact.slice(1) : null
  return fact !== undefined && 'key' in fact ? fact.key : null
}
