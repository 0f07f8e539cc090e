import type { Facts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import type { Act } from '../act.ts'

/** The state of the thread when a line is handled. */
export interface ThreadState {
  /** The card that gets the line first: the open question, or a card beside it that asks yes or no. */
  readonly asked: Card | null
  /** A card with goods opened beside the question. It gets numbers and names first (CHAT-133). */
  readonly goodsBeside: Card | null
  readonly facts: Facts | null
  /** True while a payment request is on the phone. */
  readonly waiting: boolean
  /** True for a line typed without a network. It doesn't answer the question that is open now. */
  readonly hasWaited?: boolean
}

/** A line and the state of the thread. */
export interface ThreadAndLine extends ThreadState {
  readonly line: string
}

/** The function that performs each act. */
export type ActHandlers = { readonly [Kind in Act['do']]: (act: Extract<Act, { do: Kind }>, thread: ThreadAndLine) => unknown }

/** True during the checkout, when a reply must not hide the question (CHAT-127). */
export const isBuying = ({ facts, waiting }: Pick<ThreadState, 'facts' | 'waiting'>): boolean =>
  waiting || facts?.checkoutRequested === true || (facts !== null && facts.payment !== null)
