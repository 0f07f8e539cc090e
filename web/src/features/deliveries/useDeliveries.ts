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
  /** With the changes that still wait to be sent; undefined while nothing is there to be shown. */
  orders: DeliveryOrder[] | undefined
  error: ApiError | undefined
  /** There is no network: when the open deliveries on the device were saved, in milliseconds. */
  savedAt: number | null
  reload: () => void
}

/** The transporter's deliveries; without a network the open ones, as they were saved (TRAN-009). */
export function useDeliveries(): Deliveries {
  const person = usePerson()
  const { data, error, reload } = useCall(listDeliveries, person === null ? null : {}, { onSuccess: keep })
  const saved = useOwnSaved()
  const { waiting } = useMoves()
  useEffect(startSendingMoves, [])
  const isOffline = useOffline(error)
  // None kept does not mean that there are none (PWA-005).
  const kept = isOffline && saved && saved.orders.length > 0 ? saved.orders : undefined
  const read = data?.orders ?? kept
  const orders = useMemo(() => read?.map((order) => withMoves(order, waiting)), [read, waiting])
  return { orders, error: orders && isOffline ? undefined : error, savedAt: isOffline && saved ? saved.at : null, reload }
}

export interface Delivery extends Omit<Deliveries, 'orders'> {
  order: DeliveryOrder | undefined
}

/** One delivery; without a network as it was saved. */
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

const keep = ({ orders }: { orders: readonly DeliveryOrder[] }) => saveDeliveries(orders)

function useOwnSaved(): Saved | null {
  const person = usePerson()
  const saved = useSavedDeliveries()
  return person !== null && saved.owner === person ? saved : null
}
