import type { Card } from '../../kinds/card.ts'
import type { GoalId } from '../../kinds/row.ts'
import type { Facts } from '../facts.ts'

/** One step of a journey. `live` is the open question, which a goal may keep open. */
export interface Goal {
  readonly id: GoalId
  readonly done: (facts: Facts, live: Card | null) => boolean
  readonly ask: (facts: Facts, live: Card | null) => Card
  /** Returns the value to store as the answer, or null if the card was skipped. */
  readonly answer: (facts: Facts) => string | number | null
}
