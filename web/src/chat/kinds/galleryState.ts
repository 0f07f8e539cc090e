import type * as z from 'zod/mini'

/** The pages of the gallery (`gallery/scenes.ts`); all cards of a page share the stores. */
export type SceneName =
  | 'shop'
  | 'words'
  | 'review'
  | 'first'
  | 'paying'
  | 'changed'
  | 'missing'
  | 'newcomer'
  | 'guest'
  | 'registering'
  | 'signingIn'
  | 'refused'
  | 'slow'
  | 'failing'

/** The states named in the requirements (CHAT-077 to CHAT-123); a state may add a detail to them. */
type StateName = 'fresh' | 'busy' | 'done' | 'superseded' | 'expired' | 'error'

/** One state of a card in the gallery: the scene, and the actions that lead to it. */
export interface State<Card = { readonly kind: string }> {
  /** A named state, alone or with a detail: `error: no such number`. */
  readonly name: StateName | `${StateName}: ${string}`
  readonly scene: SceneName
  readonly card: Card
  readonly answer?: { readonly value: string | number } | { readonly superseded: true }
  /** True if the card is not the open question any more. */
  readonly isOver?: true
  readonly acts?: readonly Act[]
  /** Selector of an element that exists once the state is reached. */
  readonly shows?: string
}

/** An action in the card, on the element with this selector. */
export type Act = { readonly press: string } | { readonly fill: string; readonly text: string }

interface AnyKind {
  readonly name: string
  readonly schema: z.ZodMiniType
}
/** The states of several kinds of card. An empty list is a compile error. */
export type StatesOf<Kinds extends readonly AnyKind[]> = {
  readonly [Kind in Kinds[number] as Kind['name']]: readonly [State<z.infer<Kind['schema']>>, ...State<z.infer<Kind['schema']>>[]]
}

/** The states of an answered question: its recap, and the skipped question. */
export const answered = <const Card>(card: Card, value: string | number): [State<Card>, State<Card>] => [
  { name: 'done', scene: 'words', card, answer: { value } },
  { name: 'superseded', scene: 'words', card, answer: { superseded: true } },
]

/** The states of a card that loads something before it can be answered. */
export const read = <const Card>(card: Card): [State<Card>, State<Card>, State<Card>] => [
  { name: 'fresh', scene: 'shop', card },
  { name: 'busy', scene: 'slow', card, shows: '[role=status], .skeleton' },
  { name: 'error', scene: 'failing', card, shows: '[role=alert]' },
]

/** Product ids of the seeded market. */
export const CHANGU = 'red-snapper-changu-1-kg'
export const SATO = 'nile-tilapia-sato-1-kg'
export const SOLD_OUT = 'spiny-lobster-kambakochi-each'
/** A product that its seller has withdrawn. */
export const WITHDRAWN = 'whole-yellowfin-jodari-mzima-10-kg'
