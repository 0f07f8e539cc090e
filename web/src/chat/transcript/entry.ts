import * as z from 'zod/mini'
import type { Card, UnknownCard } from '../kinds/card.ts'

/** Why a question was skipped: a price or the stock changed, another answer changed, or a newer payment came (CHAT-025). */
export const Superseded = z.discriminatedUnion('by', [
  z.object({ by: z.literal('price'), from: z.number(), to: z.number() }),
  z.object({ by: z.literal('stock'), left: z.number() }),
  z.object({ by: z.literal('answer') }),
  z.object({ by: z.literal('payment') }),
])
export type Superseded = z.infer<typeof Superseded>

/** The answer to a card: an id, quantity or option, never text. `onPage`: it was given on the page next to the thread. */
export const CardAnswer = z.union([
  z.object({ value: z.union([z.string(), z.number()]), onPage: z.optional(z.literal(true)) }),
  z.object({ superseded: z.literal(true), why: z.optional(Superseded) }),
])
export type CardAnswer = z.infer<typeof CardAnswer>

/**
 * One entry of the thread. Ids are made of run, goal and count, so that two tabs append the same question once.
 * A stored `card` may be of a kind this version does not have (CHAT-065).
 */
export interface Entry {
  readonly id: string
  readonly at: number
  /** The number of the purchase this entry belongs to, from 1; a receipt ends it. */
  readonly run: number
  readonly goal?: string
  readonly card: Card | UnknownCard
  readonly answer?: CardAnswer
  /** The number of items in the cart, including a stored add, when a browsing card was shown. More items mean that the buyer left the card (CHAT-012). */
  readonly cartCountWhenShown?: number
}
