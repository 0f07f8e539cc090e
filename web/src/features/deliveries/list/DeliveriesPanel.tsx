import { errorText } from '#web/api/errorText.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { FilterChips } from '#web/ui/area/FilterChips.tsx'
import { ListFoot } from '#web/ui/area/ListFoot.tsx'
import { pageOf } from '#web/ui/area/pageOf.ts'
import { useUrlState } from '#web/ui/area/useUrlState.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { browseDeliveries, countByFilter, deliveriesDefaults, deliveryFilters, filterOf, filterText } from '../browse.ts'
import { RefusedMoves } from '../move/RefusedMoves.tsx'
import { useDeliveries } from '../useDeliveries.ts'
import styles from './DeliveriesPanel.module.css'
import { DeliveryList } from './DeliveryList.tsx'
import { SortField } from './SortField.tsx'

/** The list of all deliveries. Search, filter, sort and page are in the URL (TDEL-001 to TDEL-008, TRAN-008). */
export function DeliveriesPanel() {
  const texts = useTexts('transporter')
  const t = texts.transporter
  const url = useUrlState(deliveriesDefaults)
  const { values, change } = url
  const { orders, error, savedAt, reload } = useDeliveries()
  if (!orders) return error ? <ErrorNote text={errorText(error, texts)} onRetry={reload} /> : <Skeleton lines={9} />

  const found = browseDeliveries(orders, values)
  const shown = pageOf(found, values.page, values.pageSize)
  const counts = countByFilter(orders)
  const filter = filterOf(values.status)
  const isFiltered = filter !== 'all' || values.search !== ''
  const sortBy = (column: string) => {
    const isSame = values.sort === column
    const first = column === 'date' ? 'desc' : 'asc'
    change({ sort: column, order: isSame ? (values.order === 'asc' ? 'desc' : 'asc') : first })
  }
  return (
    <>
      <SavedStrip at={savedAt} />
      {error && <ErrorNote text={errorText(error, texts)} onRetry={reload} />}
      <RefusedMoves orders={orders} />
      <div className={styles.deliveryTools}>
        <SearchField label={t.search} applied={values.search} onSearch={(search) => change({ search })} />
        <FilterChips
          label={t.filters}
          chips={deliveryFilters.map((value) => ({ value, label: filterText(value, texts), count: counts[value] }))}
          value={filter}
          onChoose={(status) => change({ status })}
        />
        <SortField sort={values.sort} order={values.order} onSort={change} />
      </div>
      {found.length === 0 && savedAt !== null ? (
        <ErrorNote text={texts.errors.notKept} onRetry={reload} />
      ) : found.length === 0 ? (
        <EmptyState cloth="wimbi" mji="wavu" title={t.notFound} text={isFiltered ? t.adjust : t.noneAssigned}>
          {isFiltered && (
            <Button kind="line" onClick={() => change({ search: '', status: 'all' })}>
              {t.clearFilters}
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          <DeliveryList orders={shown.rows} sorting={{ column: values.sort, descending: values.order === 'desc', onSort: sortBy }} />
          <ListFoot shown={shown} url={url} />
        </>
      )}
    </>
  )
}
