import type { CardOf } from '#web/chat/kinds/card.ts'
import { CHANGU, SATO, SOLD_OUT } from '../goods.ts'
import type { StatesOf } from '../state.ts'
import { answered, read } from '../state.ts'

const added = { kind: 'added', productId: CHANGU, quantity: 2 } as const
const cart = { kind: 'cart' } as const
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
  added: [
    { name: 'fresh', scene: 'shop', card: added },
    { name: 'expired', scene: 'shop', card: added, age: 60 },
    { name: 'expired: taken out since', scene: 'newcomer', card: added, age: 60 },
    ...answered(added, 'checkout'),
  ] satisfies StatesOf<'added'>,
  cart: [
    { name: 'fresh', scene: 'shop', card: cart },
    { name: 'busy', scene: 'slow', card: cart, shows: '[role=status]' },
    { name: 'error', scene: 'failing', card: cart, shows: '[role=alert]' },
    { name: 'fresh: empty', scene: 'newcomer', card: cart },
    ...answered(cart, 'checkout'),
  ] satisfies StatesOf<'cart'>,
  cartChanged: [
    { name: 'fresh', scene: 'changed', card: cartChanged },
    ...answered(cartChanged, 'accepted'),
  ] satisfies StatesOf<'cartChanged'>,
}
