import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { Order } from '#contract/order.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import type { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { AddressPicker } from '#web/features/addresses/AddressPicker.tsx'
import { useAddresses } from '#web/features/addresses/book.ts'
import { LazyMissingPanel } from '#web/features/orders/LazyMissingPanel.ts'
import { feeText, orderSums } from '#web/features/orders/orders.ts'
import { isStillDue, useOrder } from '#web/features/orders/useOrders.ts'
import { dismissFailures, payForOrder } from '#web/features/payment/commands.ts'
import { PaymentPanel } from '#web/features/payment/panels/PaymentPanel.tsx'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { currentOrderRecord, useOwnRecords, usePaymentView } from '#web/features/payment/usePayment.ts'
import { usePayerPhone } from '#web/features/session/usePayerPhone.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { FishName } from '#web/ui/FishName.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Note } from '#web/ui/Note.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

/** Pays an existing order (PAY-053 to PAY-062). */
export function PayOrderPage() {
  const t = useTexts('payment')
  const { orderId = '' } = useParams()
  const { order, missing, error, reload } = useOrder(orderId)
  // A failure that the buyer has seen must not take the place of the form, even after a full page load (PAY-018).
  useEffect(() => void dismissFailures(), [])
  // If an order is loaded, keep showing it despite an error: a payment may be running below.
  if (!order && (missing || error)) return <NoOrder error={error} onRetry={reload} />
  return (
    <PageFrame title={fill(t.payment.orderTitle, { number: order?.orderNumber ?? '' })} narrow>
      {order ? <PayOrder order={order} /> : <Skeleton lines={6} />}
    </PageFrame>
  )
}

/** Shown if the order failed to load, or, without an error, if it does not exist (PAY-062). */
function NoOrder({ error, onRetry }: { error: ApiError | undefined; onRetry: () => void }) {
  const t = useTexts('checkout', 'payment')
  const failure = error && errorText(error, t, t.errors.fetchOrder) // ERR-012
  return (
    <PageFrame title={error?.isOfflineRead ? t.orders.order : failure ? t.payment.loadError : t.orders.notFoundTitle} narrow>
      <ErrorNote text={failure ?? t.orders.notFound} {...(failure ? { onRetry } : {})} />
      <LinkButton kind="line" to={paths.orders}>
        {t.payment.backToOrders}
      </LinkButton>
    </PageFrame>
  )
}

/** The order, and the payment if something is due. */
function PayOrder({ order }: { order: Order }) {
  const record = currentOrderRecord(useOwnRecords(), order.id)
  const view = usePaymentView(record)
  const isPaid = view.kind === 'none' && orderMoney(order).payable === 0
  return (
    <div className="stack">
      <PayOrderFacts order={order} />
      {isPaid ? <NothingDue order={order} /> : <OrderPayment order={order} record={record} />}
    </div>
  )
}

/** Shown instead of the payment: the question about missing fish, or that nothing is due. */
function NothingDue({ order }: { order: Order }) {
  const t = useTexts('payment')
  return (
    <>
      {awaitsShortageAnswer(order) ? <LazyMissingPanel order={order} /> : <Note>{t.payment.nothingDue}</Note>}
      <CancelLink orderId={order.id} />
    </>
  )
}

/** The delivery address, which may still change, and the payment. */
function OrderPayment({ order, record }: { order: Order; record: PaymentRecord | null }) {
  const t = useTexts('payment')
  const navigate = useNavigate()
  const { addresses, error, reload } = useAddresses()
  const [picked, setPicked] = useState<string | null>(null)
  const phone = usePayerPhone() ?? ''
  const { id: orderId, totalAmount: amount, addressId } = order
  const chosen = picked ?? addressId
  // Wait for the addresses: they would push Pay down, and the buyer might tap something else. A running payment is shown at once.
  const isLayoutStable = addresses !== undefined || error !== undefined || record !== null
  const pay = (number: string) => {
    const address = chosen === addressId ? {} : { addressId: chosen }
    return payForOrder({ orderId, amount, phone: number, ...address, isStillDue: () => isStillDue(order) })
  }
  return (
    <>
      {addresses && <AddressPicker addresses={addresses} value={chosen} onChoose={setPicked} />}
      {!addresses && !error && <Skeleton lines={4} />}
      {!addresses && error && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      {isLayoutStable && (
        <>
          <PaymentPanel
            record={record}
            amount={amount}
            phone={phone}
            note={t.payment.wholeOrder}
            onPay={pay}
            onOrdered={() => void navigate(paths.order(orderId))}
          />
          <CancelLink orderId={orderId} />
        </>
      )}
    </>
  )
}

function CancelLink({ orderId }: { orderId: string }) {
  const t = useTexts('payment')
  return (
    <LinkButton kind="quiet" to={paths.order(orderId)}>
      {t.payment.cancel}
    </LinkButton>
  )
}

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
        <Fact name={feeText(order.deliveryOption, t)}>
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
    <table className={classes('facts-table card', 'order-lines')}>
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
