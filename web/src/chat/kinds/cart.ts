import * as z from 'zod/mini'
import { paths } from '#web/paths.ts'
import { answered, read, SATO, SOLD_OUT, type StatesOf } from './galleryState.ts'
import { aside, kind, step } from './row.ts'

const cartChanged = kind('cartChanged', {
  ...step,
  goal: 'cartChanged',
  question: 'cartChanged',
  page: () => paths.cart,
  urgency: 'assertive',
  openedByUrl: 'step',
  accepts: 'changes',
  repair: 'cartChanged',
  back: 'own',
  place: null,
})

/** The items of a shared cart link (CHAT-123). */
const basket = kind(
  'basket',
  { ...aside, question: 'basket', openedByUrl: 'anyone' },
  { items: z.array(z.object({ productId: z.string(), quantity: z.int() })) },
)

export const cartKinds = [cartChanged, basket] as const

export const cartStates = () =>
  ({
    basket: [
      ...read(shared(SATO, SOLD_OUT)),
      { name: 'expired: nothing of it is left', scene: 'shop', card: shared(SOLD_OUT) },
      { name: 'done', scene: 'shop', card: shared(SATO, SOLD_OUT), answer: { value: 'added' } },
    ],
    cartChanged: [{ name: 'fresh', scene: 'changed', card: { kind: 'cartChanged' } }, ...answered({ kind: 'cartChanged' }, 'accepted')],
  }) satisfies StatesOf<typeof cartKinds>
const shared = (...ids: string[]) => ({
  kind: 'basket' as const,
  items: ids.map((productId) => ({ productId, quantity: productId === SATO ? 2 : 1 })),
})
