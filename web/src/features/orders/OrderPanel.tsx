import type { ReactNode } from 'react'
import { type Order, readStatus } from '#contract/order.ts'
import { addressText, PERSON_AND_PLACE } from '#contract/rules/addressText.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import { maskPhone, normalPhone } from '#contract/rules/phone.ts'
import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import type { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { formatDateTime, formatTime } from '#web/i18n/dates.ts'
import { formatDay } from '#web/i18n/promise.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { AttemptNote } from '#web/ui/AttemptNote.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cancellationText } from '#web/ui/cancellationText.ts'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Note } from '#web/ui/Note.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { LazyMissingPanel } from './LazyMissingPanel.ts'
import { carrierNames, isUnderWay, mayCancel, orderSteps, refundText, stepOf } from './orders.ts'
import { nowText, stepTime } from './receipt/progress.ts'
import { ReceiptLines } from './ReceiptLines.tsx'
import { cancelOrder, useDestination, useOrderAddress } from './useOrders.ts'
import { useOrderOffline } from './useOrdersOffline.ts'

interface OrderPanelProps {
  id: string
  /** Asks whether to cancel. A page shows a dialog; the thread returns false and shows its own card instead (ORD-008, CHAT-166). */
  confirmCancel: (order: Order) => Promise<boolean>
  onOrders: () => void
  /** Starts the payment of an unpaid cash order (PAY-053). */
  onPay?: ((order: Order) => void) | undefined
  /** Further actions, e.g. Buy again. */
  more?: ((order: Order) => ReactNode) | undefined
}

/** One order with its steps and actions, updated by server events (CHAT-115, CHAT-116). */
export function OrderPanel({ id, confirmCancel, onOrders, onPay, more }: OrderPanelProps) {
  const t = useTexts('checkout')
  const { order, savedAt, missing, error, reload } = useOrderOffline(id)
  const address = useOrderAddress(order?.addressId)
  const cancelling = useAction(() => cancelOrder(id))

  if (missing) return <OrderNotFound onOrders={onOrders} />
  if (!order) return error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={8} />

  const cancel = async () => {
    if (await confirmCancel(order)) await cancelling.run()
  }
  return (
    <div className="order-page">
      <SavedStrip at={savedAt} />
      <OrderSteps order={order} />
      {isUnderWay(order) && <CallTransporters order={order} />}
      <AttemptNote order={order} />
      {order.shortage ? <LazyMissingPanel order={order} /> : <RefundNote order={order} />}
      <div className="order-columns">
        <section className="card padded" aria-label={t.orders.items}>
          <ReceiptLines order={order} />
        </section>
        <OrderDetails order={order} />
      </div>
      {cancelling.error !== null && <ErrorNote text={errorText(cancelling.error, t)} />}
      {/* Wait for the address: it is rendered above the buttons and would push them down. */}
      {!address.isLoading && (
        <OrderActions order={order} onPay={onPay} onCancel={() => void cancel()} isCancelling={cancelling.busy} more={more} />
      )}
    </div>
  )
}

function RefundNote({ order }: { order: Order }) {
  const t = useTexts('checkout')
  const text = refundText(order, t)
  return text && <Note>{wholeSums(text)}</Note>
}

interface OrderActionsProps {
  order: Order
  onPay: OrderPanelProps['onPay']
  onCancel: () => void
  isCancelling: boolean
  more: OrderPanelProps['more']
}

function OrderActions({ order, onPay, onCancel, isCancelling, more }: OrderActionsProps) {
  const t = useTexts('checkout')
  return (
    <div className="order-actions">
      {onPay && orderMoney(order).payable > 0 && (
        <Button kind="sun" onClick={() => onPay(order)}>
          {t.orders.payNow}
        </Button>
      )}
      {mayCancel(order) && !awaitsShortageAnswer(order) && (
        <Button kind="risk" busy={isCancelling} busyLabel={t.orders.cancelling} onClick={onCancel}>
          {t.orders.cancel}
        </Button>
      )}
      {more?.(order)}
    </div>
  )
}

/** Shown if the order does not exist or belongs to somebody else (ORD-014). */
function OrderNotFound({ onOrders }: { onOrders: () => void }) {
  const t = useTexts('checkout')
  return (
    <EmptyState cloth="wimbi" mji="wavu" title={t.orders.notFoundTitle} text={t.orders.notFound}>
      <Button onClick={onOrders}>{t.orders.toOrders}</Button>
    </EmptyState>
  )
}

const WHOLE = [...PERSON_AND_PLACE, 'district', 'region', 'postalCode', 'country'] as const

/** Shows date, address, delivery and payment of an order (ORD-002 to ORD-004). */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTexts('checkout')
  const { data: address, error } = useOrderAddress(order.addressId)
  const place = address && `${addressText(address, WHOLE)}, ${maskPhone(address.phoneNumber).replaceAll(' ', '\u00A0')}`
  const failure = (problem: ApiError) => (problem.status === 404 ? t.orders.addressGone : errorText(problem, t))
  return (
    <dl className="card padded details">
      <Detail name={t.orders.number}>{order.orderNumber}</Detail>
      <Detail name={t.orders.date}>{formatDateTime(order.createdAt)}</Detail>
      <Detail name={t.orders.address}>{place ?? (error ? failure(error) : t.common.loading)}</Detail>
      <Detail name={t.orders.delivery}>{order.deliveryOption === 'express' ? t.orders.express : t.orders.standard}</Detail>
      <Detail name={t.orders.method}>{order.paymentMethod === 'cash_on_delivery' ? t.orders.cash : t.orders.mobileMoney}</Detail>
      {order.transactionId && <Detail name={t.orders.transaction}>{order.transactionId}</Detail>}
      {order.carriers && readStatus(order.status) !== 'cancelled' && <Detail name={t.orders.transporter}>{carrierNames(order)}</Detail>}
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

/** A call button for each transporter whose number the server sends (CHAT-116). */
function CallTransporters({ order: { carriers = [] } }: { order: Order }) {
  const t = useTexts('checkout')
  return carriers.map(
    ({ name, phoneNumber }) =>
      phoneNumber !== '' && (
        <a key={name} className="button button-act" href={`tel:+${normalPhone(phoneNumber)}`}>
          <Icon name="call" size="s" />
          {fill(t.orders.callTransporter, { name })}
        </a>
      ),
  )
}

/**
 * The steps of an order: done, current and next (CHAT-116). A new order has a sentence instead. A cancelled one says when, by whom and why
 * (MON-042); an unknown status is only a badge.
 */
function OrderSteps({ order }: { order: Order }) {
  const t = useTexts('checkout')
  const { receiver } = useDestination(order.addressId)
  const { status } = order
  const current = stepOf(status)
  if (current < 0) return <Ended order={order} />
  if (current === 0)
    return (
      <p className="list-row order-status-row">
        <StatusBadge status={status} />
        <span className="grow">{nowText(order, receiver, t)}</span>
      </p>
    )
  const ended = readStatus(status) === 'delivered'
  return (
    <ol className="order-steps" aria-label={t.orders.steps}>
      {orderSteps.map((step, place) => (
        <li
          key={step}
          className={classes('order-step', (place < current || ended) && 'done', place === current && !ended && 'is-now')}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className="order-knot" aria-hidden="true">
            {(place < current || ended) && <Icon name="check" size="s" />}
          </span>
          <span>{ended && step === 'delivered' && receiver !== null ? nowText(order, receiver, t) : t.common.orderStatus[step]}</span>
          {place <= current && <StepTime at={stepTime(order, step)} />}
          <span className="visually-hidden">
            {place < current || ended ? t.orders.stepDone : place === current ? t.orders.stepNow : t.orders.stepNext}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Ended({ order }: { order: Order }) {
  const t = useTexts('checkout')
  const text = cancellationText(order, t.orders.cancellation)
  return (
    <div className="list-row order-status-row">
      <StatusBadge status={order.status} />
      {text && <p className="grow">{text}</p>}
    </div>
  )
}

const StepTime = ({ at }: { at: string | undefined }) => at && <time className="small muted">{`${formatDay(at)} ${formatTime(at)}`}</time>
