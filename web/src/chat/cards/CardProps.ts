import type { Entry } from '../transcript/entry.ts'
import type { CardKind, CardOf } from './card.ts'

/** What every card component is given. */
export interface CardProps<Kind extends CardKind> {
  card: CardOf<Kind>
  entry: Entry
  /** It is the open question, or what was opened beside it just now. */
  live: boolean
}
