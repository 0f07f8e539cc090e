import { Link } from 'react-router-dom'
import type { SellerOrder } from '#contract/order.ts'
import { formatAmount, formatTzs, subtotalOf } from '#contract/rules/money.ts'
import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTexts, wholeSums } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { type Column, DateCell, Records } from '#web/ui/area/Records.tsx'
import { useFromHere } from '#web/ui/area/useUrlState.ts'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { useItemsText } from '../useItemsText.ts'

export interface OrderRecordsProps {
  label: string
  orders: readonly SellerOrder[]
}

/** Orders as a table or as cards, each linked to its page. Amounts cover the seller's own items (SORD-008, SORD-009, SELL-012). */
export function OrderRecords({ label, orders }: OrderRecordsProps) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  const itemsText = useItemsText()
  const state = useFromHere()
  const option = (order: SellerOrder) => (order.deliveryOption === 'express' ? t.express : t.standard)
  const status = (order: SellerOrder) => (
    <span className="with-tag">
      <StatusBadge status={order.status} />
      {awaitsShortageAnswer(order) && <span className="text-tag">{t.missing.tag}</span>}
    </span>
  )
  const columns: Column<SellerOrder>[] = [
    {
      name: 'order',
      header: t.order,
      cell: (order) => (
        <Link className="row-link" to={sellerPaths.order(order.id)} state={state}>
          {order.orderNumber}
        </Link>
      ),
    },
    { name: 'buyer', header: t.buyer, cell: (order) => order.user.name },
    { name: 'items', header: t.items, cell: (order) => wholeSums(itemsText(order)) },
    { name: 'delivery', header: t.delivery, cell: option },
    { name: 'status', header: t.status, cell: status },
    { name: 'placed', header: t.placed, cell: ({ createdAt }) => <DateCell at={createdAt} /> },
    {
      name: 'amount',
      header: t.amount,
      atEnd: true,
      cell: (order) => <b>{formatAmount(subtotalOf(order.items))}</b>,
    },
  ]
  return (
    <Records
      label={label}
      rows={orders}
      keyOf={(order) => order.id}
      columns={columns}
      card={(order) => (
        <Link className="record-card" to={sellerPaths.order(order.id)} state={state}>
          <span className="record-line">
            <b>{order.orderNumber}</b>
            {status(order)}
          </span>
          <span className="small muted">
            {order.user.name} · {wholeSums(itemsText(order))}
          </span>
          <span className="record-line">
            <span className="small muted">
              {formatDateTime(order.createdAt)} · {option(order)}
            </span>
            <span className="money">{formatTzs(subtotalOf(order.items))}</span>
          </span>
        </Link>
      )}
    />
  )
}
