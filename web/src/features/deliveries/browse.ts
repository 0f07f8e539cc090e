import { OrderStatus, readStatus } from '#contract/order.ts'
import { recordMatcher, searchedPhone } from '#contract/rules/searchKey.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { type Texts, textsNow } from '#web/i18n/texts.ts'
import { statusText } from '#web/ui/StatusBadge.tsx'
import { compare, type ListStatus, listStatusOf } from './deliveries.ts'
import { nextPickUpsOf, placeOf } from './stops.ts'

/** The list's query, stored in the URL (TRAN-008). */
export interface DeliveriesQuery {
  search: string
  status: string
  sort: string
  order: string
}
export const deliveriesDefaults = { search: '', status: 'all', sort: 'date', order: 'desc', page: 1, pageSize: 10 }

/** The list's filters in display order. Cancelled deliveries appear only under `All` (TDEL-003, TDEL-009). */
export const deliveryFilters = ['all', 'pending', 'in_transit', 'delivered'] as const
export type DeliveryFilter = (typeof deliveryFilters)[number]
export const filterOf = (status: string): DeliveryFilter => deliveryFilters.find((filter) => filter === status) ?? 'all'

/** Returns the deliveries that match search and filter, sorted by date or status (TDEL-002 to TDEL-007). */
export function browseDeliveries(orders: readonly DeliveryOrder[], query: DeliveriesQuery): DeliveryOrder[] {
  const isFound = searchRow(query.search, textsNow('transporter'))
  const found = orders.filter((order) => fits(order, filterOf(query.status)) && isFound(order))
  const direction = query.order === 'asc' ? 1 : -1
  const byDate = (a: DeliveryOrder, b: DeliveryOrder) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id)
  if (query.sort !== 'status') return found.sort((a, b) => direction * byDate(a, b))
  // Ascending or descending, cancelled deliveries come last. Within one status the newest is first.
  const ended = (one: DeliveryOrder) => Number(rankOf(one) >= LAST)
  return found.sort((a, b) => ended(a) - ended(b) || direction * (rankOf(a) - rankOf(b)) || -byDate(a, b))
}

/** Returns the name of a filter: the word of its status. */
export const filterText = (filter: DeliveryFilter, t: Texts<'transporter'>): string =>
  filter === 'all' ? t.transporter.allStatuses : statusText(filter, t)

/** Counts the deliveries of each filter. */
export const countByFilter = (orders: readonly DeliveryOrder[]): Readonly<Record<DeliveryFilter, number>> => {
  const count = (filter: DeliveryFilter) => orders.filter((order) => fits(order, filter)).length
  return { all: orders.length, pending: count('pending'), in_transit: count('in_transit'), delivered: count('delivered') }
}

const statusOf: Readonly<Record<Exclude<DeliveryFilter, 'all'>, ListStatus>> = {
  pending: 'pending',
  in_transit: 'inTransit',
  delivered: 'delivered',
}
const fits = (order: DeliveryOrder, filter: DeliveryFilter): boolean => filter === 'all' || listStatusOf(order) === statusOf[filter]

/** The texts and numbers of a row that the search covers, in the current language (I18N-017). */
const searchRow = recordMatcher((order: DeliveryOrder, texts: Texts<'transporter'>) => {
  const { user, address } = order
  return {
    texts: [
      user.name,
      address.addressLine1,
      address.addressLine2,
      address.district,
      address.city,
      formatDateTime(order.createdAt),
      fillCount(texts.transporter.items, { n: itemCount(order) }),
      statusText(order.status, texts),
      ...nextPickUpsOf(order).flatMap((seller) => [seller.businessName, placeOf(seller).street]),
    ],
    numbers: [order.orderNumber, ...searchedPhone(user.phoneNumber)],
  }
})

export const itemCount = ({ items }: DeliveryOrder): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** The statuses in order of progress, then cancelled, then unknown ones (TDEL-007). */
const ranks: readonly (OrderStatus | null)[] = [...OrderStatus.options, null]
const LAST = ranks.indexOf('cancelled')
const rankOf = ({ status }: DeliveryOrder): number => ranks.indexOf(readStatus(status))
