import { Link } from 'react-router-dom'
import { addressText } from '#contract/rules/addressText.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import type { DeliveryOrder } from '#contract/transporter.ts'
import { errorText } from '#web/api/errorText.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, type Texts, useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { FilterChips } from '#web/ui/area/FilterChips.tsx'
import { ListFoot } from '#web/ui/area/ListFoot.tsx'
import { pageOf } from '#web/ui/area/pageOf.ts'
import { type Column, DateCell, Records, type Sorting, TwoLines } from '#web/ui/area/Records.tsx'
import { useFromHere, useUrlState } from '#web/ui/area/useUrlState.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useMinWidth } from '#web/ui/useMinWidth.ts'
import { AttemptMark } from './AttemptMark.tsx'
import { browseDeliveries, countByFilter, deliveriesDefaults, deliveryFilters, filterOf, filterText, itemCount } from './browse.ts'
import { DeliveryBadge } from './DeliveryBadge.tsx'
import { RefusedMoves } from './move/RefusedMoves.tsx'
import { nextPickUpsOf, placeOf } from './stops.ts'
import { useDeliveries } from './useDeliveries.ts'

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
      <div className="delivery-tools">
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

/** The deliveries as a table of six columns, or as cards on a phone (TDEL-004, TDEL-005). */
export function DeliveryList({ orders, sorting }: { orders: readonly DeliveryOrder[]; sorting: Sorting }) {
  const { transporter: t } = useTexts('transporter')
  const state = useFromHere()
  return (
    <Records
      label={t.deliveriesTitle}
      rows={orders}
      keyOf={({ id }) => id}
      columns={columnsOf(t, state)}
      card={(order) => <DeliveryCard order={order} state={state} />}
      sorting={sorting}
    />
  )
}

function columnsOf(t: Texts<'transporter'>['transporter'], state: { from: string }): Column<DeliveryOrder>[] {
  return [
    {
      name: 'number',
      header: t.columns.number,
      cell: (order) => <TwoLines first={<b>{order.orderNumber}</b>} second={fillCount(t.items, { n: itemCount(order) })} />,
    },
    {
      name: 'customer',
      header: t.columns.customer,
      cell: ({ user }) => <TwoLines first={<b>{user.name}</b>} second={<span className="money">{groupPhone(user.phoneNumber)}</span>} />,
    },
    {
      name: 'address',
      header: t.columns.address,
      cell: ({ address }) => <TwoLines first={address.addressLine1} second={addressText(address, REST)} />,
    },
    {
      name: 'date',
      header: t.columns.date,
      isSortable: true,
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
    {
      name: 'status',
      header: t.columns.status,
      isSortable: true,
      cell: (order) => <TwoLines first={<DeliveryBadge order={order} />} second={<Mark order={order} />} />,
    },
    {
      name: 'actions',
      header: t.columns.actions,
      cell: ({ id, orderNumber }) => (
        <Link className="link money" to={transporterPaths.order(id)} state={state} aria-label={fill(t.detailsOf, { number: orderNumber })}>
          {t.viewDetails}
        </Link>
      ),
    },
  ]
}

/** Adds to the status where to fetch the goods, or why the last attempt failed. */
const Mark = ({ order }: { order: DeliveryOrder }) => (
  <>
    <PickUpMark order={order} />
    <AttemptMark order={order} />
  </>
)

function DeliveryCard({ order, state }: { order: DeliveryOrder; state: { from: string } }) {
  const { transporter: t } = useTexts('transporter')
  return (
    <Link className="record-card" to={transporterPaths.order(order.id)} state={state}>
      <span className="record-line">
        <b className="nowrap">{order.orderNumber}</b>
        <DeliveryBadge order={order} />
      </span>
      <Mark order={order} />
      <span>
        {order.user.name} · {groupPhone(order.user.phoneNumber)}
      </span>
      <span className="small muted">{addressText(order.address, ['addressLine1', ...REST])}</span>
      <span className="record-line small muted">
        <span>{formatDateTime(order.createdAt)}</span>
        <span>{fillCount(t.items, { n: itemCount(order) })}</span>
      </span>
    </Link>
  )
}

/** The rest of an address after its street, which a row shows first. */
const REST = ['addressLine2', 'district', 'city'] as const

interface SortFieldProps {
  sort: string
  order: string
  onSort: (sorting: { sort: string; order: string }) => void
}

/** A sort menu for narrow screens, where the list has no column headers. */
function SortField({ sort, order, onSort }: SortFieldProps) {
  const { transporter: t } = useTexts('transporter')
  const hasHeaders = useMinWidth('page')
  if (hasHeaders) return null
  return (
    <SelectField
      label={t.sortBy}
      value={`${sort} ${order}`}
      options={[
        { value: 'date desc', label: t.sorts.newest },
        { value: 'date asc', label: t.sorts.oldest },
        { value: 'status asc', label: t.sorts.status },
        { value: 'status desc', label: t.sorts.statusBack },
      ]}
      onChange={(event) => {
        const [column = '', direction = ''] = event.target.value.split(' ')
        onSort({ sort: column, order: direction })
      }}
    />
  )
}

/** One line for lists: where the goods of a delivery that is not yet in transit are fetched (TRAN-013). */
function PickUpMark({ order }: { order: DeliveryOrder }) {
  const { transporter: t } = useTexts('transporter')
  const places = nextPickUpsOf(order).map((seller) => [seller.businessName, placeOf(seller).street].filter(Boolean).join(', '))
  if (places.length === 0) return null
  return <span className="small">{fill(t.pickUpAt, { place: places.join(' · ') })}</span>
}
