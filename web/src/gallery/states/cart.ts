import type { CardOf } from '#web/chat/kinds/card.ts'
import { SATO, SOLD_OUT } from '../goods.ts'
import type { StatesOf } from '../state.ts'
import { answered, read } from '../state.ts'

const cartChanged = { kind: 'cartChanged' } as const

const basket: CardOf<'basket'> = {
  kind: 'basket',
  items: [
    { productId: SATO, quantity: 2 },
    { productId: SOLD_OUT, quantity: 1 },
  ],
}

export const cartStates = {
  basket: [
    ...read(basket),
    { name: 'expired: nothing of it is left', scene: 'shop', card: { kind: 'basket', items: [{ productId: SOLD_OUT, quantity: 1 }] } },
    { name: 'done', scene: 'shop', card: basket, answer: { value: 'added' } },
  ] satisfies StatesOf<'basket'>,
  cartChanged: [
    { name: 'fresh', scene: 'changed', card: cartChanged },
    ...answered(cartChanged, 'accepted'),
  ] satisfies StatesOf<'cartChanged'>,
}
