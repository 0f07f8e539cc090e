import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { formatTzs, wholeShillings } from '#contract/money.ts'
import { getOrder } from '#contract/order.ts'
import { errorText } from '#web/api/errorText.ts'
import { useCall } from '#web/api/useCall.ts'
import { paths } from '#web/app/paths.ts'
import { AddressPicker } from '#web/features/addresses/AddressPicker.tsx'
import { useAddresses } from '#web/features/addresses/book.ts'
import { payForOrder } from '#web/features/payment/commands.ts'
import { PaymentPanel } from '#web/features/payment/PaymentPanel.tsx'
import { currentOrderRecord, useOwnRecords } from '#web/features/payment/usePayment.ts'
import { usePayerPhone } from '#web/features/session/usePayerPhone.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Money } from '#web/ui/Money.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

/** Pays an order that exists (PAY-053 to PAY-062). */
export function PayOrderPage() {
  const t = useTexts()
  const navigate = useNavigate()
  const { orderId = '' } = useParams()
  const { data: order, error, reload } = useCall(getOrder, { params: { id: orderId } })
  const { addresses } = useAddresses()
  const [addressId, setAddressId] = useState<string | null>(null)
  const phone = usePayerPhone() ?? ''
  const record = currentOrderRecord(useOwnRecords(), orderId)
  const title = fill(t.payment.orderTitle, { number: order?.orderNumber ?? '' })
  const leave = () => void navigate(paths.order(orderId))

  if (error) {
    const missing = error.status === 404 || error.status === 403
    return (
      <PageFrame title={missing ? t.orders.notFoundTitle : t.payment.loadError} narrow>
        <ErrorNote text={missing ? t.orders.notFound : errorText(error, t)} {...(missing ? {} : { onRetry: reload })} />
        <LinkButton kind="line" to={paths.orders}>
          {t.payment.backToOrders}
        </LinkButton>
      </PageFrame>
    )
  }
  if (!order)
    return (
      <PageFrame title={title} narrow>
        <Skeleton lines={6} />
      </PageFrame>
    )
  const chosen = addressId ?? order.addressId
  return (
    <PageFrame title={title} narrow>
      <div className="stack">
        <dl className="card pad">
          <div className="kv">
            <dt>{t.payment.orderNumber}</dt>
            <dd>{order.orderNumber}</dd>
          </div>
          <div className="kv">
            <dt>{t.payment.orderStatus}</dt>
            <dd>
              <StatusBadge status={order.status} />
            </dd>
          </div>
          <div className="kv">
            <dt>{t.payment.orderDate}</dt>
            <dd>{formatDateTime(order.createdAt)}</dd>
          </div>
          <div className="kv sum">
            <dt>{t.payment.orderTotal}</dt>
            <dd>
              <Money shillings={order.totalAmount} />
            </dd>
          </div>
        </dl>
        <table className="tbl card order-lines">
          <thead>
            <tr>
              <th scope="col">{t.payment.product}</th>
              <th scope="col" className="n">
                {t.payment.quantity}
              </th>
              <th scope="col" className="n">
                {t.payment.price}
              </th>
              <th scope="col" className="n">
                {t.payment.lineTotal}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.items.map((item) => (
              <tr key={item.id}>
                <td>{item.product.name}</td>
                <td className="n">{item.quantity}</td>
                <td className="n">{formatTzs(wholeShillings(item.unitPrice))}</td>
                <td className="n">{formatTzs(wholeShillings(item.unitPrice) * item.quantity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {addresses && <AddressPicker addresses={addresses} value={chosen} onChoose={setAddressId} />}
        <PaymentPanel
          record={record}
          amount={order.totalAmount}
          phone={phone}
          onPay={(number) =>
            payForOrder({ orderId, amount: order.totalAmount, phone: number, ...(chosen === order.addressId ? {} : { addressId: chosen }) })
          }
          onOrdered={leave}
        />
        <LinkButton kind="quiet" to={paths.order(orderId)}>
          {t.payment.cancel}
        </LinkButton>
      </div>
    </PageFrame>
  )
}
