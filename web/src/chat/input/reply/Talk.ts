import type { Card } from '../../cards/card.ts'
import type { Facts } from '../../guide/facts.ts'
import type { Understood } from '../understand/Understood.ts'

/** A typed line and what is going on around it. */
export interface Talk {
  readonly line: string
  readonly meant: Understood
  /** What the line is offered to first: the open question, or a card beside it that asks yes or no. */
  readonly asked: Card | null
  /** The open question itself. */
  readonly openQuestion: Card | null
  /** Goods looked at beside it just now: their numbers and names are offered to them before it (CHAT-133). */
  readonly goodsBeside: Card | null
  readonly facts: Facts | null
  /** A single key inside the live card, nothing typed (CHAT-040). */
  readonly byKey?: boolean
  /** A prompt is out on the phone. */
  readonly waiting: boolean
  /** Puts right what was understood before: the numbers said are how many there shall be. */
  readonly corrects?: boolean
  /** It was typed without a network: what is asked now it does not answer. */
  readonly hasWaited?: boolean
}

/** While something of the checkout is asked an answer must not push it away (CHAT-127). */
export const isBuying = ({ facts, waiting }: Pick<Talk, 'facts' | 'waiting'>): boolean =>
  waiting || facts?.checkoutRequested === true || (facts !== null && facts.payment !== null)
