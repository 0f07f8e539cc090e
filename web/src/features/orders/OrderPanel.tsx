import type { ReactNode } from 'react'
import type { Order } from '#contract/order.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import { errorText } from '#web/api/errorText.ts'
import { useTexts, wholeSums } from '#web/i18n/texts.ts'
import { AttemptNote } from '#web/ui/AttemptNote.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Note } from '#web/ui/Note.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { LazyMissingPanel } from './LazyMissingPanel.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderNotFound } from './OrderNotFound.tsx'
import styles from './OrderPanel.module.css'
import { OrderSteps } from './OrderSteps.tsx'
import { isUnderWay, mayCancel, refundText } from './orderFacts.ts'
import { ReceiptLines } from './ReceiptLines.tsx'
import { CallCarriers } from './receipt/CallCarriers.tsx'
import { cancelOrder, useOrderAddress } from './useOrders.ts'
import { useOrderOffline } from './useOrdersOffline.ts'

export interface OrderPanelProps {
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
    <div className={styles.order}>
      <SavedStrip at={savedAt} />
      <OrderSteps order={order} />
      {isUnderWay(order) && <CallCarriers order={order} />}
      <AttemptNote order={order} />
      {order.shortage ? <LazyMissingPanel order={order} /> : <RefundNote order={order} />}
      <div className={styles.orderColumns}>
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
