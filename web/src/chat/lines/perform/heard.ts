import type { Card } from '#web/chat/cards/card.ts'
import type { Facts } from '#web/chat/guide/facts.ts'
import type { Act } from '../act.ts'

/** What the thread shows when a line comes. */
export interface Shown {
  /** What the line is offered to first: the open question, or a card beside it that asks yes or no. */
  readonly asked: Card | null
  /** Goods looked at beside it just now: numbers and names are offered to them before it (CHAT-133). */
  readonly goodsBeside: Card | null
  readonly facts: Facts | null
  /** A prompt is out on the phone. */
  readonly waiting: boolean
  /** It was typed without a network: what is asked now it does not answer. */
  readonly hasWaited?: boolean
}

/** The line beside it. */
export interface Heard extends Shown {
  readonly line: string
}

/** What is done for each act, beside what the thread shows. */
export type Does = { readonly [Kind in Act['do']]: (act: Extract<Act, { do: Kind }>, heard: Heard) => unknown }
/** The part of an area. */
export type Doers = Partial<Does>

/** While something of the checkout is asked an answer must not push it away (CHAT-127). */
export const isBuying = ({ facts, waiting }: Pick<Shown, 'facts' | 'waiting'>): boolean =>
  waiting || facts?.checkoutRequested === true || (facts !== null && facts.payment !== null)
