import type { CardKind, CardOf } from '../kinds/card.ts'
import type { Entry } from '../transcript/entry.ts'

/** Props of every card component. */
export interface CardProps<Kind extends CardKind> {
  card: CardOf<Kind>
  entry: Entry
  /** True for the open question and for the card opened last next to that question. */
  live: boolean
}
