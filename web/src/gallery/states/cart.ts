import { CHANGU } from '../goods.ts'
import type { StatesOf } from '../state.ts'
import { answered } from '../state.ts'

const added = { kind: 'added', productId: CHANGU, quantity: 2 } as const
const cart = { kind: 'cart' } as const
const cartChanged = { kind: 'cartChanged' } as const

export const cartStates = {
  added: [
    { name: 'fresh', scene: 'shop', card: added },
    { name: 'expired', scene: 'shop', card: added, age: 60 },
    { name: 'expired: taken out since', scene: 'newcomer', card: added, age: 60 },
    ...answered(added, 'checkout'),
  ] satisfies StatesOf<'added'>,
  cart: [
    { name: 'fresh', scene: 'shop', card: cart },
    { name: 'fresh: empty', scene: 'newcomer', card: cart },
    ...answered(cart, 'checkout'),
  ] satisfies StatesOf<'cart'>,
  cartChanged: [
    { name: 'fresh', scene: 'changed', card: cartChanged },
    ...answered(cartChanged, 'accepted'),
  ] satisfies StatesOf<'cartChanged'>,
}
