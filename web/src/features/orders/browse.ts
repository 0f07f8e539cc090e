import type { Order } from '#contract/order.ts'
import { ACCOUNT_PAGE_SIZES } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { recordMatcher } from '#contract/rules/searchKey.ts'
import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { type Texts, textsNow } from '#web/i18n/texts.ts'
import { type Browsing, readBrowsing } from '#web/ui/readBrowsing.ts'
import { statusText } from '#web/ui/StatusBadge.tsx'

export const readOrdersQuery = (params: URLSearchParams): Browsing => readBrowsing(params, ACCOUNT_PAGE_SIZES, ACCOUNT_PAGE_SIZES[0])

export interface OrdersShown {
  orders: Order[]
  page: number
  pages: number
}

/** One page of the orders whose visible row, or one of whose products, matches the search (ACC-003, ACC-004, I18N-017). */
export function browseOrders(orders: readonly Order[], { search, page, pageSize }: Browsing): OrdersShown {
  const found = orders.filter(matches(search, textsNow('checkout')))
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const shown = Math.min(page, pages)
  return { orders: found.slice((shown - 1) * pageSize, shown * pageSize), page: shown, pages }
}

export const pieceCount = ({ items }: Order): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** The searchable texts of an order: those of its row, in the reader's language, and its products. */
const matches = recordMatcher((order: Order, t: Texts<'checkout'>) => {
  const { orderNumber, status, createdAt, totalAmount, items } = order
  const goods = items.map(({ product }) => product.name)
  return {
    texts: [
      statusText(status, t),
      ...(awaitsShortageAnswer(order) ? [t.orders.missing.tag] : []),
      formatDate(createdAt),
      fillCount(t.orders.itemCount, { n: pieceCount(order) }),
      ...goods,
    ],
    numbers: [orderNumber, formatTzs(totalAmount)],
  }
})
