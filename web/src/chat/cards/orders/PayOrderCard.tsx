import type { Order } from '#contract/order.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import { errorText } from '#web/api/errorText.ts'
import { LazyMissingPanel } from '#web/features/orders/LazyMissingPanel.ts'
import { ReceiptLines } from '#web/features/orders/ReceiptLines.tsx'
import { isStillDue, useOrder } from '#web/features/orders/useOrders.ts'
import { payForOrder } from '#web/features/payment/commands.ts'
import { PaymentForm } from '#web/features/payment/panels/PaymentForm.tsx'
import { PaymentPanel } from '#web/features/payment/panels/PaymentPanel.tsx'
import type { PaymentView } from '#web/features/payment/record/paymentView.ts'
import { currentOrderRecord, useOwnRecords, usePaymentView } from '#web/features/payment/usePayment.ts'
import { usePerson } from '#web/features/session/person.ts'
import { usePayerPhone } from '#web/features/session/usePayerPhone.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { openTracking } from '../../guide/commands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { NotFoundCard } from '../NotFoundCard.tsx'
import { SignInPanel, useSignInQuestion } from '../signIn/SignInPanel.tsx'

/** Pays an existing order in one card, from the review to the result. No new order is created (CHAT-113). */
export function PayOrderCard({ card, live }: CardProps<'payOrder'>) {
  const t = useTexts('payment', 'chat')
  const { orderId } = card
  const isGuest = usePerson() === null
  const signIn = useSignInQuestion()
  const { order, missing, error, reload } = useOrder(orderId)
  const record = currentOrderRecord(useOwnRecords(), orderId)
  const view = usePaymentView(record)
  const phone = usePayerPhone() ?? ''
  const amount = order?.totalAmount ?? record?.amount ?? 0
  const pay = (number: string) =>
    payForOrder({ orderId, amount, phone: number, isStillDue: async () => order !== undefined && isStillDue(order) })

  if (missing) return <NotFoundCard card={card} />
  if (isGuest)
    return (
      <CardFrame card={card} heading={signIn} live={live}>
        <SignInPanel />
      </CardFrame>
    )
  if (!isShownWithOrder(view.kind))
    return (
      <article className="knot is-now cloth-row" aria-label={t.chat.paying} data-kind="payOrder">
        <PaymentPanel record={record} amount={amount} phone={phone} onPay={pay} onOrdered={doNothing} />
      </article>
    )
  const heading = view.kind === 'ordered' ? fill(t.chat.tracking, { orderNumber: order?.orderNumber ?? '' }) : t.chat.review
  return (
    <CardFrame card={card} heading={heading} live={live}>
      {order ? (
        <OrderToPay order={order} stage={view.kind} phone={phone} onPay={pay} />
      ) : error ? (
        <ErrorNote text={errorText(error, t)} onRetry={reload} />
      ) : (
        <Skeleton lines={6} />
      )}
    </CardFrame>
  )
}

/** Returns whether the order is shown beside the payment. A payment under way, or one that failed, is shown alone. */
const isShownWithOrder = (stage: PaymentView['kind']): stage is OrderToPayProps['stage'] =>
  stage === 'none' || stage === 'starting' || stage === 'ordered'

interface OrderToPayProps {
  order: Order
  /** The payment of the order: not begun, being started, or done. */
  stage: 'none' | 'starting' | 'ordered'
  phone: string
  onPay: (number: string) => Promise<void>
}

/** The order with the form that pays it, or with the reason why nothing is to be paid. */
function OrderToPay({ order, stage, phone, onPay }: OrderToPayProps) {
  const t = useTexts('payment', 'chat')
  const isPaid = stage === 'ordered'
  return (
    <div className="stack">
      {isPaid && (
        <p className="tick-row" role="status">
          <span className="tick">
            <Icon name="check" />
          </span>
          <b>{t.payment.successful}</b>
        </p>
      )}
      <ReceiptLines order={order} />
      {!isPaid && (orderMoney(order).payable > 0 || stage === 'starting') ? (
        <PaymentForm
          key={phone}
          amount={order.totalAmount}
          phone={phone}
          note={t.payment.wholeOrder}
          busy={stage === 'starting'}
          onPay={onPay}
        />
      ) : (
        <>
          {stage === 'none' && (awaitsShortageAnswer(order) ? <LazyMissingPanel order={order} /> : <Note>{t.payment.nothingDue}</Note>)}
          <Button block onClick={() => openTracking(order.id)}>
            {t.chat.trackMyOrder}
          </Button>
        </>
      )}
    </div>
  )
}

/** Does nothing: the card itself shows the paid order. */
function doNothing(): void {}
