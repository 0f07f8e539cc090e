import type { Fact } from '#web/chat/cards/told/fact.ts'
import { nameParts } from '#web/ui/nameParts.ts'

/** Marks a fact as a fish, which is shown by its name in the chosen language (CHAT-139). */
export const asFish = (fish: string): Part => ({ fish })

export function asFishWithoutUnit(name: string): Part {
  const { title, local } = nameParts(name)
  return asFish(local === null ? title : `${title} (${local})`)
}

/** Joins several facts with words between them. */
export const inRow = (facts: readonly Fact[], between: string): Part[] =>
  facts.flatMap((fact, at) => [...(at > 0 ? [between] : []), ...(Array.isArray(fact) ? fact : [fact])])

type Part = Exclude<Fact, readonly unknown[]>
