import { useMemo } from 'react'
import { OrderStatus } from '#contract/order.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { errorText } from '#web/api/errorText.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { CsvButton } from '#web/ui/area/CsvButton.tsx'
import { Figures } from '#web/ui/area/Figures.tsx'
import { FilterChips } from '#web/ui/area/FilterChips.tsx'
import { ListFoot } from '#web/ui/area/ListFoot.tsx'
import { pageOf } from '#web/ui/area/pageOf.ts'
import { useUrlState } from '#web/ui/area/useUrlState.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useSellerOrders } from '../useSellerOrders.ts'
import { browseOrders, countByStatus, summaryOf } from './browseOrders.ts'
import { OrderRecords } from './OrderRecords.tsx'
import { useOrderCsv } from './useOrderCsv.ts'

const defaults = { status: 'all', day: '', search: '', page: 1, pageSize: DEFAULT_PAGE_SIZE }

/** All orders of the seller; its address holds filter, search and page (SORD-001 to SORD-008). */
export function OrdersPanel() {
  const t = useTexts('sellerOrders', 'areas')
  const { orders, error, reload } = useSellerOrders()
  const { values, change, to } = useUrlState(defaults)
  const csvColumns = useOrderCsv()
  const { status, day, search, page, pageSize } = values
  const found = useMemo(() => browseOrders(orders ?? [], { status, day, search }), [orders, status, day, search])
  const counts = useMemo(() => countByStatus(orders ?? [], { status, day, search }), [orders, status, day, search])
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
          { label: t.sellerOrders.inTransit, value: String(summary.inTransit) },
          { label: t.sellerOrders.estimatedRevenue, unit: 'TZS', value: formatTzs(summary.revenue).replace('TZS ', '') },
        ]}
      />
      <div className="orders-tools">
        <SearchField label={t.sellerOrders.search} applied={search} onSearch={(typed) => change({ search: typed })} />
        <CsvButton name="orders" rows={found} columns={csvColumns} />
      </div>
      <FilterChips label={t.sellerOrders.filter} chips={chips} value={status} onChoose={(chosen) => change({ status: chosen })} />
      {day !== '' && (
        <button type="button" className="filter-chip orders-day" aria-pressed="true" onClick={() => change({ day: '' })}>
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
          <ListFoot
            shown={shown}
            total={found.length}
            pageSize={pageSize}
            to={(next) => to({ page: next })}
            onPageSize={(size) => change({ pageSize: size })}
          />
        </>
      )}
    </>
  )
}
