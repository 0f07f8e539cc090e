import type { Order } from '#contract/order.ts'
import { useOffline } from '#web/api/useOffline.ts'
import { useOwnSaved } from './saved.ts'
import { useOrder, useOrders } from './useOrders.ts'

/**
 * Like useOrders, but offline it returns the stored orders and the oldest time they were fetched. Offline, an empty list is undefined, as
 * there may be unknown orders (PWA-005, PWA-011).
 */
export function useKeptOrders() {
  const { orders: read, error, ...rest } = useOrders()
  const kept = useOwnSaved()
  const isOffline = useOffline(error)
  const isKept = isOffline && kept.length > 0
  const saved: Order[] | undefined = isKept ? kept.map(({ order }) => order) : undefined
  return {
    ...rest,
    isOffline,
    orders: isOffline && !read?.length ? saved : read,
    error: isKept ? undefined : error,
    savedAt: isKept ? Math.min(...kept.map(({ at }) => at)) : null,
  }
}

/**
 * Like useOrder, but offline it returns the stored order and the time it was fetched. Don't use it for a payment, which needs the server's
 * data (MON-003).
 */
export function useKeptOrder(id: string) {
  const { order: read, error, ...rest } = useOrder(id)
  const kept = useOwnSaved().find(({ order }) => order.id === id)
  const saved = useOffline(error) ? kept : undefined
  return { ...rest, order: read ?? saved?.order, error: saved ? undefined : error, savedAt: saved?.at ?? null }
}
