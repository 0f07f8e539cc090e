import * as z from 'zod/mini'
import type { OrderStatus } from '#contract/order.ts'
import { persisted } from '#web/api/storage/persisted.ts'
import { personNow, usePerson } from '#web/features/session/person.ts'

const Preferences = z.object({ orders: z.boolean(), deliveries: z.boolean() })
export type Preferences = z.infer<typeof Preferences>
const Stored = z.object({ byPerson: z.record(z.string(), Preferences) })

/** The notification preferences of each person on this device (ACC-012). Both are on by default. */
export const usePreferenceStore = persisted('notificationPreferences', Stored, () => ({ byPerson: {} }))

const all: Preferences = { orders: true, deliveries: true }
const of = (person: string | null, { byPerson }: z.infer<typeof Stored>): Preferences => (person === null ? all : (byPerson[person] ?? all))

export function usePreferences(): Preferences {
  const person = usePerson()
  return usePreferenceStore((stored) => of(person, stored))
}
export const preferencesNow = (): Preferences => of(personNow(), usePreferenceStore.getState())

export function setPreference(name: keyof Preferences, wanted: boolean): void {
  const person = personNow()
  if (person === null) return
  usePreferenceStore.setState((stored) => ({ byPerson: { ...stored.byPerson, [person]: { ...of(person, stored), [name]: wanted } } }))
}

/** Whether an order's status is shown as a toast. A new order never is (ACC-011). */
export function allowsToast(preferences: Preferences, status: OrderStatus): boolean {
  const kind = kinds[status]
  return kind !== null && preferences[kind]
}

const kinds: Readonly<Record<OrderStatus, keyof Preferences | null>> = {
  pending: null,
  processing: 'orders',
  cancelled: 'orders',
  shipping: 'deliveries',
  delivered: 'deliveries',
}
