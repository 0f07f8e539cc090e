import * as z from 'zod/mini'
import { Order } from '#contract/order.ts'
import { newestFirst } from '#contract/rules/newestFirst.ts'
import { persisted } from '#web/api/storage/persisted.ts'
import { now } from '#web/api/time.ts'
import { onPerson, personNow, usePerson } from '#web/features/session/person.ts'

/** The number of orders stored. */
const MAX_SAVED = 20

const SavedOrder = z.object({ at: z.number(), order: Order })
const Saved = z.object({ owner: z.nullable(z.string()), orders: z.array(SavedOrder) })
export type SavedOrder = z.infer<typeof SavedOrder>
const none: z.infer<typeof Saved> = { owner: null, orders: [] }

/** The newest orders of the signed-in buyer with the time they were fetched, to be read offline. A logout removes them (PWA-011). */
export const useSavedOrders = persisted('savedOrders', Saved, () => none)

/** Replaces the stored orders by this list. */
export const saveOrders = (orders: readonly Order[]): void => save([], orders)
/** Adds or updates one order. */
export const saveOrder = (order: Order): void => save(savedOf(personNow()), [order])

function save(before: readonly SavedOrder[], read: readonly Order[]): void {
  const owner = personNow()
  if (owner === null) return
  const at = now()
  const all = new Map(before.map((saved) => [saved.order.id, saved]))
  for (const order of read) all.set(order.id, { at, order: withoutPersonalData(order) })
  const newest = newestFirst([...all.values()].map(({ order }) => order)).slice(0, MAX_SAVED)
  useSavedOrders.setState({ owner, orders: newest.flatMap(({ id }) => all.get(id) ?? []) })
}

const savedOf = (person: string | null): readonly SavedOrder[] => {
  const { owner, orders } = useSavedOrders.getState()
  return person !== null && owner === person ? orders : none.orders
}

/** Returns a stored order of the signed-in person. */
export const savedOrder = (id: string): Order | undefined => savedOf(personNow()).find(({ order }) => order.id === id)?.order

/** The stored orders of the signed-in person. */
export function useOwnSaved(): readonly SavedOrder[] {
  const person = usePerson()
  return useSavedOrders(({ owner, orders }) => (person !== null && owner === person ? orders : none.orders))
}

/** Keeps only what the screens show: no notes, and no buyer or address, which a seller's view of an order contains (SEC-026). */
const withoutPersonalData = (order: Order): Order => ({
  ...Order.parse(order),
  notes: undefined,
  items: order.items.map(({ id, quantity, ordered, unitPrice, seller, product: { id: productId, name, images } }) => ({
    id,
    quantity,
    ordered,
    unitPrice,
    seller,
    product: { id: productId, name, images: images.slice(0, 1) },
  })),
})

onPerson((person) => {
  if (useSavedOrders.getState().owner !== person) useSavedOrders.setState(none)
})
