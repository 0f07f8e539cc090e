import { useMemo } from 'react'
import { OrderStatus } from '#contract/order.ts'
import { formatAmount } from '#contract/rules/money.ts'
import { errorText } from '#web/api/errorText.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { Figures } from '#web/ui/area/Figures.tsx'
import { FilterChips } from '#web/ui/area/FilterChips.tsx'
import { ListFoot } from '#web/ui/area/ListFoot.tsx'
import { pageOf } from '#web/ui/area/pageOf.ts'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { countByStatus, summaryOf } from './browseOrders.ts'
import { OrderRecords } from './OrderRecords.tsx'
import type { OrderListState } from './useOrderList.ts'

/** The list of the seller's orders, with filters, search and paging (SORD-001 to SORD-008). */
export function OrdersPanel({ url, result, found }: OrderListState) {
  const t = useTexts('sellerOrders', 'areas')
  const { orders, error, reload } = result
  const { values, change, to } = url
  const { status, day, search, page, pageSize } = values
  const counts = useMemo(() => countByStatus(orders ?? [], { status, day, search }, t), [orders, status, day, search, t])
  const summary = useMemo(() => summaryOf(orders ?? []), [orders])

  if (!orders) return error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={8} />
  if (orders.length === 0) {
    return (
      <EmptyState cloth="samaki" mji="jahazi" title={t.sellerOrders.empty} text={t.sellerOrders.emptyText} jina="little">
        <LinkButton to={sellerPaths.prices}>{t.sellerOrders.toPrices}</LinkButton>
      </EmptyState>
    )
  }
  const label = (one: OrderStatus | 'all') => (one === 'all' ? t.sellerOrders.allStatuses : t.common.orderStatus[one])
  const chips = (['all', ...OrderStatus.options] as const).map((one) => ({ value: one, label: label(one), count: counts[one] ?? 0 }))
  const shown = pageOf(found, page, pageSize)
  return (
    <>
      <Figures
        figures={[
          { label: t.sellerOrders.inProgress, value: String(summary.inProgress) },
          { label: t.sellerOrders.estimatedRevenue, unit: 'TZS', value: formatAmount(summary.revenue) },
        ]}
      />
      <SearchField label={t.sellerOrders.search} applied={search} onSearch={(typed) => change({ search: typed })} />
      <FilterChips label={t.sellerOrders.status} chips={chips} value={status} onChoose={(chosen) => change({ status: chosen })} />
      {day !== '' && (
        <button type="button" className={classes('filter-chip', 'orders-day')} aria-pressed="true" onClick={() => change({ day: '' })}>
          {fill(t.sellerOrders.ofDay, { day: formatDate(`${day}T12:00:00Z`) })} <span aria-hidden="true">×</span>
        </button>
      )}
      {found.length === 0 ? (
        <EmptyState title={t.sellerOrders.noMatch} jina="asking">
          <LinkButton to={to({ status: 'all', day: '', search: '' })}>{t.sellerOrders.showAll}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <OrderRecords label={t.sellerOrders.title} orders={shown.rows} />
          <ListFoot shown={shown} url={url} />
        </>
      )}
    </>
  )
}
