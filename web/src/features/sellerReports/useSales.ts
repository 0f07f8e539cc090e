import { useMemo } from 'react'
import { listSellerOrders, type SellerOrder } from '#contract/order.ts'
import { useNow } from '#web/api/time.ts'
import type { QueryResult } from '#web/api/useCall.ts'
import { useCall } from '#web/api/useCall.ts'
import { type Range, type Sales, salesOf } from './sales.ts'

export interface SalesResult extends Pick<QueryResult<unknown>, 'error' | 'reload'> {
  sales: Sales | undefined
  now: number
}

/** Computes the sales of a period from the seller's orders, which are loaded once for all periods. */
export function useSales(range: Range): SalesResult {
  const { data, error, reload } = useCall(listSellerOrders, {})
  const now = useNow(null)
  const orders: readonly SellerOrder[] | undefined = data?.orders
  const sales = useMemo(() => orders && salesOf(orders, range, now), [orders, range, now])
  return { sales, now, error: sales ? undefined : error, reload }
}
