import { useMemo } from 'react'
import type { SellerOrder } from '#contract/order.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { type UrlState, useUrlState } from '#web/ui/area/useUrlState.ts'
import { useSellerOrders } from '../useSellerOrders.ts'
import { browseOrders } from './browseOrders.ts'

const defaults = { status: 'all', day: '', search: '', page: 1, pageSize: DEFAULT_PAGE_SIZE as number }

export interface OrderListState {
  /** URL state: filter, search and page (SORD-001 to SORD-008). */
  url: UrlState<typeof defaults>
  result: ReturnType<typeof useSellerOrders>
  /** The orders that match filter and search; empty until loaded. */
  found: readonly SellerOrder[]
}

export function useOrderList(): OrderListState {
  const url = useUrlState(defaults)
  const result = useSellerOrders()
  const { orders } = result
  const { status, day, search } = url.values
  const t = useTexts('sellerOrders')
  const found = useMemo(() => browseOrders(orders ?? [], { status, day, search }, t), [orders, status, day, search, t])
  return { url, result, found }
}
