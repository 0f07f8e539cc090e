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

/** One thing the guide needs to know. `live` is the question on the table: a goal may be content with it. */
export interface Goal {
  readonly id: GoalId
  readonly done: (facts: Facts, live: Card | null) => boolean
  readonly ask: (facts: Facts, live: Card | null) => Card
  /** The value an answered card keeps; null when it was passed over. */
  readonly answer: (facts: Facts) => string | number | null
}
