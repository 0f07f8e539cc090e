import type { Order } from '#contract/order.ts'
import { useOffline } from '#web/api/useOffline.ts'
import { useOwnSaved } from './saved.ts'
import { useOrder, useOrders } from './useOrders.ts'

/**
 * Like useOrders, but offline it falls back to the stored orders; `savedAt` is the oldest time they were fetched. Without any, `orders` is
 * undefined and not empty, as there may be orders this device does not know (PWA-005, PWA-011).
 */
export function useOrdersOffline() {
  const { orders: read, error, ...rest } = useOrders()
  const saved = useOwnSaved()
  const isOffline = useOffline(error)
  const showsSaved = isOffline && saved.length > 0
  const savedOrders: Order[] | undefined = showsSaved ? saved.map(({ order }) => order) : undefined
  return {
    ...rest,
    isOffline,
    orders: isOffline && !read?.length ? savedOrders : read,
    error: showsSaved ? undefined : error,
    savedAt: showsSaved ? Math.min(...saved.map(({ at }) => at)) : null,
  }
}

/**
 * Like useOrder, but offline it falls back to the stored order and the time it was fetched. Don't use it for a payment, which needs the
 * server's data (MON-003).
 */
export function useOrderOffline(id: string) {
  const { order: read, error, ...rest } = useOrder(id)
  const found = useOwnSaved().find(({ order }) => order.id === id)
  const saved = useOffline(error) ? found : undefined
  return { ...rest, order: read ?? saved?.order, error: saved ? undefined : error, savedAt: saved?.at ?? null }
}
