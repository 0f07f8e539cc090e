import type { Card, CardKind, CardOf } from '#web/chat/cards/card.ts'
import type { CardAnswer } from '#web/chat/transcript/entry.ts'
import type { SceneName } from './scenes.ts'

/** The states the register names (CHAT-077 to CHAT-123), and what else a card can look like. */
export type Named = 'fresh' | 'busy' | 'done' | 'superseded' | 'expired' | 'error'

/** One state of a card: its entry of the thread, the scene around it, and what a person does to get there. */
export interface AnyState {
  /** A named state, alone or with what is special about it: `error: no such number`. */
  readonly name: Named | `${Named}: ${string}`
  readonly scene: SceneName
  readonly card: Card
  readonly answer?: CardAnswer
  /** Not the open question any more. */
  readonly isOver?: true
  /** Seconds since it came; 0 unless told. */
  readonly age?: number
  readonly acts?: readonly Act[]
  /** What is there once the state is reached, as a selector. */
  readonly shows?: string
}

export type State<Kind extends CardKind> = AnyState & { readonly card: CardOf<Kind> }

/** Something a person does in the card, by a selector. */
export type Act = { readonly press: string } | { readonly fill: string; readonly text: string }

/** At least one: a kind without states does not compile. */
export type StatesOf<Kind extends CardKind> = readonly [State<Kind>, ...State<Kind>[]]

/** The states of an answered question: one line, and the plain question where another one came instead. */
export const answered = <Kind extends CardKind>(card: CardOf<Kind>, value: string | number): [State<Kind>, State<Kind>] => [
  { name: 'done', scene: 'words', card, answer: { value } },
  { name: 'superseded', scene: 'words', card, answer: { superseded: true } },
]

/** The states of a card that reads something before it can be answered. */
export const read = <Kind extends CardKind>(card: CardOf<Kind>): [State<Kind>, State<Kind>, State<Kind>] => [
  { name: 'fresh', scene: 'shop', card },
  { name: 'busy', scene: 'slow', card, shows: '[role=status], .skeleton' },
  { name: 'error', scene: 'failing', card, shows: '[role=alert]' },
]
