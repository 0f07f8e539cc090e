import { useEffect, useMemo } from 'react'
import { type DeliveryOrder, getDelivery, listDeliveries } from '#contract/transporter.ts'
import type { ApiError } from '#web/api/ApiError.ts'
import { useCall } from '#web/api/useCall.ts'
import { useOffline } from '#web/api/useOffline.ts'
import { usePerson } from '#web/features/session/person.ts'
import { startSendingMoves } from './outbox/moves.ts'
import { useMoves, withMoves } from './outbox/overlay.ts'
import { type Saved, saveDeliveries, useSavedDeliveries } from './saved.ts'

export interface Deliveries {
  /** The deliveries with unsent changes applied; undefined while there is nothing to show. */
  orders: DeliveryOrder[] | undefined
  error: ApiError | undefined
  /** When offline: the time in milliseconds at which the open deliveries were saved on the device. */
  savedAt: number | null
  reload: () => void
}

/** Loads the transporter's deliveries; offline, falls back to the open deliveries saved on the device (TRAN-009). */
export function useDeliveries(): Deliveries {
  const person = usePerson()
  const { data, error, reload } = useCall(listDeliveries, person === null ? null : {}, { onSuccess: saveOpen })
  const saved = useOwnSaved()
  const { waiting } = useMoves()
  useEffect(startSendingMoves, [])
  const isOffline = useOffline(error)
  // An empty saved list doesn't prove that there aren't any deliveries (PWA-005).
  const savedOrders = isOffline && saved && saved.orders.length > 0 ? saved.orders : undefined
  const read = data?.orders ?? savedOrders
  const orders = useMemo(() => read?.map((order) => withMoves(order, waiting)), [read, waiting])
  return { orders, error: orders && isOffline ? undefined : error, savedAt: isOffline && saved ? saved.at : null, reload }
}

export interface Delivery extends Omit<Deliveries, 'orders'> {
  order: DeliveryOrder | undefined
}

/** Loads one delivery; offline, falls back to the copy saved on the device. */
export function useDelivery(id: string): Delivery {
  const person = usePerson()
  const { data, error, reload } = useCall(getDelivery, person === null ? null : { params: { id } })
  const saved = useOwnSaved()
  const { waiting } = useMoves()
  useEffect(startSendingMoves, [])
  const isOffline = useOffline(error)
  const read = data ?? (isOffline ? saved?.orders.find((one) => one.id === id) : undefined)
  const order = useMemo(() => read && withMoves(read, waiting), [read, waiting])
  return { order, error: order && isOffline ? undefined : error, savedAt: isOffline && saved ? saved.at : null, reload }
}

const saveOpen = ({ orders }: { orders: readonly DeliveryOrder[] }) => saveDeliveries(orders)

function useOwnSaved(): Saved | null {
  const person = usePerson()
  const saved = useSavedDeliveries()
  return person !== null && saved.owner === person ? saved : null
}
