import { Link } from 'react-router-dom'
import { groupPhone } from '#contract/rules/phone.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, type Texts, useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { type Column, DateCell, Records, type Sorting, TwoLines } from '#web/ui/area/Records.tsx'
import { useFromHere } from '#web/ui/area/useUrlState.ts'
import { AttemptMark } from '../AttemptMark.tsx'
import { itemCount } from '../browse.ts'
import { DeliveryBadge } from '../DeliveryBadge.tsx'
import { PickUpMark } from '../PickUpMark.tsx'

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
      cell: ({ address }) => <TwoLines first={address.addressLine1} second={placeOf(address)} />,
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
      <span className="small muted">
        {order.address.addressLine1}, {placeOf(order.address)}
      </span>
      <span className="record-line small muted">
        <span>{formatDateTime(order.createdAt)}</span>
        <span>{fillCount(t.items, { n: itemCount(order) })}</span>
      </span>
    </Link>
  )
}

const placeOf = ({ addressLine2, district, city }: DeliveryOrder['address']): string =>
  [...new Set([addressLine2, district, city])].filter(Boolean).join(', ')
