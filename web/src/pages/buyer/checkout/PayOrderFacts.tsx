import type { Order } from '#contract/order.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { orderSums } from '#web/features/orders/orderFacts.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Money } from '#web/ui/Money.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

/** Number, status, date, total and items of the order to pay (PAY-055, PAY-056). */
export function PayOrderFacts({ order }: { order: Order }) {
  const t = useTexts('checkout', 'payment')
  const { subtotal, fee } = orderSums(order)
  return (
    <>
      <dl className="card padded">
        <div className="key-value">
          <dt>{t.payment.orderNumber}</dt>
          <dd>{order.orderNumber}</dd>
        </div>
        <div className="key-value">
          <dt>{t.payment.orderStatus}</dt>
          <dd>
            <StatusBadge status={order.status} />
          </dd>
        </div>
        <div className="key-value">
          <dt>{t.payment.orderDate}</dt>
          <dd>{formatDateTime(order.createdAt)}</dd>
        </div>
        <div className="key-value">
          <dt>{t.orders.subtotal}</dt>
          <dd>
            <Money shillings={subtotal} />
          </dd>
        </div>
        <div className="key-value">
          <dt>{order.deliveryOption === 'express' ? t.orders.feeExpress : t.orders.feeStandard}</dt>
          <dd>
            <Money shillings={fee} />
          </dd>
        </div>
        <div className="key-value is-sum">
          <dt>{t.payment.orderTotal}</dt>
          <dd>
            <Money shillings={order.totalAmount} />
          </dd>
        </div>
      </dl>
      <table className="facts-table card order-lines">
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
          {order.items.map((item) => (
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
    </>
  )
}
