import * as z from 'zod/mini'
import type { Card, UnknownCard } from '../cards/card.ts'

/** Why a question was passed over: a price or the stock changed, another answer did, a newer payment came (CHAT-025). */
export const Superseded = z.discriminatedUnion('by', [
  z.object({ by: z.literal('price'), from: z.number(), to: z.number() }),
  z.object({ by: z.literal('stock'), left: z.number() }),
  z.object({ by: z.literal('answer') }),
  z.object({ by: z.literal('payment') }),
])
export type Superseded = z.infer<typeof Superseded>

/** An answer as its value: an id, a quantity, an option; its words are made anew in the language of the day. `onPage`: chosen beside the thread. */
export const CardAnswer = z.union([
  z.object({ value: z.union([z.string(), z.number()]), onPage: z.optional(z.literal(true)) }),
  z.object({ superseded: z.literal(true), why: z.optional(Superseded) }),
])
export type CardAnswer = z.infer<typeof CardAnswer>

/**
 * One entry of the thread. Ids made of run, goal and count let two tabs append the same question once.
 * `card` of a stored entry may be of a kind this version does not know (CHAT-065).
 */
export interface Entry {
  readonly id: string
  readonly at: number
  readonly run: number
  readonly goal?: string
  readonly card: Card | UnknownCard
  readonly answer?: CardAnswer
  /** Items in the cart, with a stored add, when a browsing card was shown: more of them mean that it was left (CHAT-012). */
  readonly cartCountWhenShown?: number
}
