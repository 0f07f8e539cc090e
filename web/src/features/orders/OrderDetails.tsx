import type { ReactNode } from 'react'
import { type Order, readStatus } from '#contract/order.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import type { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { useOrderAddress } from './useOrders.ts'

/** Shows date, address, delivery and payment of an order (ORD-002 to ORD-004). */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTexts('checkout')
  const { data: address, error } = useOrderAddress(order.addressId)
  const place = address && [
    address.fullName,
    address.addressLine1,
    address.addressLine2,
    address.city,
    address.district,
    address.region,
    address.postalCode,
    address.country,
    maskPhone(address.phoneNumber).replaceAll(' ', '\u00A0'),
  ]
  const failure = (problem: ApiError) => (problem.status === 404 ? t.orders.addressGone : errorText(problem, t))
  return (
    <dl className="card padded details">
      <Detail name={t.orders.number}>{order.orderNumber}</Detail>
      <Detail name={t.orders.date}>{formatDateTime(order.createdAt)}</Detail>
      <Detail name={t.orders.address}>
        {place ? [...new Set(place)].filter(Boolean).join(', ') : error ? failure(error) : t.common.loading}
      </Detail>
      <Detail name={t.orders.delivery}>{order.deliveryOption === 'express' ? t.orders.express : t.orders.standard}</Detail>
      <Detail name={t.orders.method}>{order.paymentMethod === 'cash_on_delivery' ? t.orders.cash : t.orders.mobileMoney}</Detail>
      {order.transactionId && <Detail name={t.orders.transaction}>{order.transactionId}</Detail>}
      {order.carriers && readStatus(order.status) !== 'cancelled' && (
        <Detail name={t.orders.carrier}>{order.carriers.map(({ name }) => name).join(', ')}</Detail>
      )}
      {order.trackingNumber && <Detail name={t.orders.tracking}>{order.trackingNumber}</Detail>}
      {order.notes && (
        <Detail name={t.orders.notes}>
          <span className="as-written">{order.notes}</span>
        </Detail>
      )}
    </dl>
  )
}

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="detail">
    <dt className="small muted">{name}</dt>
    <dd>{children}</dd>
  </div>
)
