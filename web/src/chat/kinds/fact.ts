import * as z from 'zod/mini'
import { nameParts } from '#web/ui/nameParts.ts'

const FactPart = z.union([z.string(), z.object({ key: z.string() }), z.object({ fish: z.string() })])
/** A value in a sentence: plain text, a key of the `topics` texts, a fish by its full name, or a list of these. */
export const Fact = z.union([FactPart, z.array(FactPart)])
export type Fact = z.infer<typeof Fact>
type FactPart = z.infer<typeof FactPart>
export type About = Readonly<Record<string, Fact>>

/** Returns the text of a fact that is plain text, such as an id or a number; else an empty string. */
export const wordsOf = (fact: Fact | undefined): string => (typeof fact === 'string' ? fact : '')

/** Returns the key of a fact that is a text. Older stored threads write it as `@key`. */
export function keyOf(fact: Fact | undefined): string | null {
  if (typeof fact === 'string') return fact.startsWith('@') ? fact.slice(1) : null
  return fact !== undefined && 'key' in fact ? fact.key : null
}

/** Marks a fact as a fish, which is shown by its name in the chosen language (CHAT-139). */
export const asFish = (fish: string): FactPart => ({ fish })

export function asFishWithoutUnit(name: string): FactPart {
  const { title, local } = nameParts(name)
  return asFish(local === null ? title : `${title} (${local})`)
}

/** Joins several facts with words between them. */
export const inRow = (facts: readonly Fact[], between: string): FactPart[] =>
  facts.flatMap((fact, at) => [...(at > 0 ? [between] : []), ...(Array.isArray(fact) ? fact : [fact])])
