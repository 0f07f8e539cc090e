import type { Card } from '../../cards/card.ts'
import type { Facts } from '../facts.ts'

export type GoalId =
  | 'settle'
  | 'product'
  | 'quantity'
  | 'checkout'
  | 'signIn'
  | 'cartChanged'
  | 'address'
  | 'delivery'
  | 'transporters'
  | 'method'
  | 'phone'
  | 'review'
  | 'paid'

/** One step of a journey. `live` is the open question, which a goal may keep open. */
export interface Goal {
  readonly id: GoalId
  readonly done: (facts: Facts, live: Card | null) => boolean
  readonly ask: (facts: Facts, live: Card | null) => Card
  /** Returns the value to store as the answer, or null if the card was skipped. */
  readonly answer: (facts: Facts) => string | number | null
}
