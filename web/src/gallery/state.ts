import type { Card, CardKind, CardOf } from '#web/chat/kinds/card.ts'
import type { CardAnswer } from '#web/chat/transcript/entry.ts'
import type { SceneName } from './scenes.ts'

/** The states named in the requirements (CHAT-077 to CHAT-123); a state may add a detail to them. */
export type StateName = 'fresh' | 'busy' | 'done' | 'superseded' | 'expired' | 'error'

/** One state of a card: its entry, the scene, and the actions that lead to it. */
export interface AnyState {
  /** A named state, alone or with a detail: `error: no such number`. */
  readonly name: StateName | `${StateName}: ${string}`
  readonly scene: SceneName
  readonly card: Card
  readonly answer?: CardAnswer
  /** True if the card is not the open question any more. */
  readonly isOver?: true
  /** Seconds since the card was shown, 0 by default. */
  readonly age?: number
  readonly acts?: readonly Act[]
  /** Selector of an element that exists once the state is reached. */
  readonly shows?: string
}

export type State<Kind extends CardKind> = AnyState & { readonly card: CardOf<Kind> }

/** An action in the card, on the element with this selector. */
export type Act = { readonly press: string } | { readonly fill: string; readonly text: string }

/** The states of a kind of card. An empty list is a compile error. */
export type StatesOf<Kind extends CardKind> = readonly [State<Kind>, ...State<Kind>[]]

/** The states of an answered question: its recap, and the skipped question. */
export const answered = <Kind extends CardKind>(card: CardOf<Kind>, value: string | number): [State<Kind>, State<Kind>] => [
  { name: 'done', scene: 'words', card, answer: { value } },
  { name: 'superseded', scene: 'words', card, answer: { superseded: true } },
]

/** The states of a card that loads something before it can be answered. */
export const read = <Kind extends CardKind>(card: CardOf<Kind>): [State<Kind>, State<Kind>, State<Kind>] => [
  { name: 'fresh', scene: 'shop', card },
  { name: 'busy', scene: 'slow', card, shows: '[role=status], .skeleton' },
  { name: 'error', scene: 'failing', card, shows: '[role=alert]' },
]
