import type { Order } from '#contract/order.ts'
import { ACCOUNT_PAGE_SIZES, LIMITS } from '#contract/rules/constants.ts'

export interface OrdersQuery {
  search: string
  page: number
  pageSize: number
}

/** From the page's address; whatever cannot be read is the default (CONST-017). */
export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  const pageSize = Number(params.get('pageSize'))
  const page = Number(params.get('page'))
  return {
    search: (params.get('search') ?? '').slice(0, LIMITS.search),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: ACCOUNT_PAGE_SIZES.find((size) => size === pageSize) ?? ACCOUNT_PAGE_SIZES[0],
  }
}

export interface OrdersShown {
  orders: Order[]
  page: number
  pages: number
}

/** One page of the orders whose number holds the search, whatever its case and spaces (ACC-003, ACC-004). */
export function browseOrders(orders: readonly Order[], { search, page, pageSize }: OrdersQuery): OrdersShown {
  const found = orders.filter(({ orderNumber }) => bare(orderNumber).includes(bare(search)))
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const shown = Math.min(page, pages)
  return { orders: found.slice((shown - 1) * pageSize, shown * pageSize), page: shown, pages }
}

const bare = (text: string) => text.toLowerCase().replaceAll(/\s/g, '')
