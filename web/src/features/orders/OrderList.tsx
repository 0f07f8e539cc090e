import { Link } from 'react-router-dom'
import type { Order } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts, wholeSums } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { pieceCount } from './browse.ts'
import { moneyLine } from './orders.ts'

/** Each row links to its order page, or calls `onOpen` if it is given. */
export function OrderList({ orders, onOpen }: { orders: readonly Order[]; onOpen?: (order: Order) => void }) {
  return (
    <ul className={classes('order-list', 'card')}>
      {orders.map((order) => {
        const row = <OrderRow order={order} />
        return (
          <li key={order.id}>
            {onOpen ? (
              <button type="button" className="order-link" onClick={() => onOpen(order)}>
                {row}
              </button>
            ) : (
              <Link className="order-link" to={paths.order(order.id)}>
                {row}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function OrderRow({ order }: { order: Order }) {
  const t = useTexts('checkout')
  return (
    <>
      <span className="order-link-head">
        <b className="nowrap">{order.orderNumber}</b>
        <span className="with-tag">
          {awaitsShortageAnswer(order) && <span className="text-tag">{t.orders.missing.tag}</span>}
          <StatusBadge status={order.status} />
        </span>
      </span>
      <span className="order-link-foot">
        <span className="small muted">
          {formatDate(order.createdAt)} · {fillCount(t.orders.itemCount, { n: pieceCount(order) })}
        </span>
        <b className="money">{formatTzs(order.totalAmount)}</b>
      </span>
      <span className="small muted">{wholeSums(moneyLine(order, t))}</span>
    </>
  )
}
