import type { CardKind } from '#web/chat/kinds/card.ts'
import type { AnyState, StatesOf } from '../state.ts'
import { browse } from './browse.ts'
import { cartStates } from './cart.ts'
import { checkout } from './checkout.ts'
import { orderStates } from './orders.ts'
import { payment } from './payment.ts'
import { signInStates } from './signIn.ts'
import { words } from './words.ts'

/** Every state of every kind of card; a missing kind is a compile error (CHAT-076). */
export const states: { readonly [Kind in CardKind]: StatesOf<Kind> } = {
  ...browse,
  ...cartStates,
  ...signInStates,
  ...checkout,
  ...payment,
  ...orderStates,
  ...words,
}

/** A state with its kind; `id` is its anchor. */
export interface StateOfKind extends AnyState {
  readonly kind: CardKind
  readonly id: string
}

export const allStates: readonly StateOfKind[] = Object.entries<readonly AnyState[]>(states).flatMap(([kind, list]) =>
  list.map((state) => ({ ...state, kind: kind as CardKind, id: `${kind}-${state.name.replace(/\W+/g, '-')}` })),
)
