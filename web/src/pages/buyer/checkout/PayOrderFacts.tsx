import type { ReactNode } from 'react'
import type { Order } from '#contract/order.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { orderSums } from '#web/features/orders/orderFacts.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Money } from '#web/ui/Money.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import styles from './PayOrderFacts.module.css'

/** Number, status, date, total and items of the order to pay (PAY-055, PAY-056). */
export function PayOrderFacts({ order }: { order: Order }) {
  const t = useTexts('checkout', 'payment')
  const { subtotal, fee } = orderSums(order)
  return (
    <>
      <dl className="card padded">
        <Fact name={t.payment.orderNumber}>{order.orderNumber}</Fact>
        <Fact name={t.payment.orderStatus}>
          <StatusBadge status={order.status} />
        </Fact>
        <Fact name={t.payment.orderDate}>{formatDateTime(order.createdAt)}</Fact>
        <Fact name={t.orders.subtotal}>
          <Money shillings={subtotal} />
        </Fact>
        <Fact name={order.deliveryOption === 'express' ? t.orders.feeExpress : t.orders.feeStandard}>
          <Money shillings={fee} />
        </Fact>
        <Fact name={t.payment.orderTotal} isSum>
          <Money shillings={order.totalAmount} />
        </Fact>
      </dl>
      <OrderLines items={order.items} />
    </>
  )
}

function Fact({ name, isSum = false, children }: { name: string; isSum?: boolean; children: ReactNode }) {
  return (
    <div className={classes('key-value', isSum && 'is-sum')}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function OrderLines({ items }: Pick<Order, 'items'>) {
  const t = useTexts('checkout', 'payment')
  return (
    <table className={classes('facts-table card', styles.orderLines)}>
      <thead>
        <tr>
          <th scope="col">{t.payment.product}</th>
          <th scope="col" className="number">
            {t.payment.quantity}
          </th>
          <th scope="col" className="number">
            {t.payment.price}
          </th>
          <th scope="col" className="number">
            {t.payment.lineTotal}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>
              <FishName name={item.product.name} />
            </td>
            <td className="number">{item.quantity}</td>
            <td className="number">{formatTzs(wholeShillings(item.unitPrice))}</td>
            <td className="number">{formatTzs(wholeShillings(item.unitPrice) * item.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
