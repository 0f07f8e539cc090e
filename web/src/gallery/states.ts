import { afterSaleStates } from '#web/chat/kinds/afterSale.ts'
import { asideStates } from '#web/chat/kinds/asides.ts'
import { browseStates } from '#web/chat/kinds/browse.ts'
import type { Card, cardKinds } from '#web/chat/kinds/card.ts'
import { cartStates } from '#web/chat/kinds/cart.ts'
import { checkoutStates } from '#web/chat/kinds/checkout.ts'
import type { State, StatesOf } from '#web/chat/kinds/galleryState.ts'
import { orderStates } from '#web/chat/kinds/orders.ts'
import { paymentStates } from '#web/chat/kinds/payment.ts'
import { signInStates } from '#web/chat/kinds/signIn.ts'
import { wordsStates } from '#web/chat/kinds/words.ts'

/** Every state of every kind of card; a missing kind is a compile error (CHAT-076). */
export const states: StatesOf<typeof cardKinds> = {
  ...browseStates(),
  ...cartStates(),
  ...signInStates(),
  ...checkoutStates(),
  ...paymentStates(),
  ...orderStates(),
  ...afterSaleStates(),
  ...asideStates(),
  ...wordsStates(),
}

/** A state with its kind; `id` is its anchor. */
export interface StateOfKind extends State<Card> {
  readonly id: string
}

export const allStates: readonly StateOfKind[] = Object.values<readonly State<Card>[]>(states)
  .flat()
  .map((state) => ({ ...state, id: `${state.card.kind}-${state.name.replace(/\W+/g, '-')}` }))
