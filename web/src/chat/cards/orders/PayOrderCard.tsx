import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import { errorText } from '#web/api/errorText.ts'
import { LazyMissingPanel } from '#web/features/orders/LazyMissingPanel.ts'
import { ReceiptLines } from '#web/features/orders/ReceiptLines.tsx'
import { mayPay, useOrder } from '#web/features/orders/useOrders.ts'
import { payForOrder } from '#web/features/payment/commands.ts'
import { PaymentForm } from '#web/features/payment/panels/PaymentForm.tsx'
import { PaymentPanel } from '#web/features/payment/panels/PaymentPanel.tsx'
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
  const guest = usePerson() === null
  const signIn = useSignInQuestion()
  const { order, missing, error, reload } = useOrder(orderId)
  const record = currentOrderRecord(useOwnRecords(), orderId)
  const view = usePaymentView(record)
  const phone = usePayerPhone() ?? ''
  const amount = order?.totalAmount ?? record?.amount ?? 0
  const pay = (number: string) => payForOrder({ orderId, amount, phone: number })
  const isPaid = view.kind === 'ordered'

  if (missing) return <NotFoundCard card={card} />
  const isShownAlone = !guest && !['none', 'starting', 'ordered'].includes(view.kind)
  if (isShownAlone)
    return (
      <article className="knot is-now cloth-row" aria-label={t.chat.paying} data-kind="payOrder">
        <PaymentPanel record={record} amount={amount} phone={phone} onPay={pay} onOrdered={doNothing} />
      </article>
    )
  const heading = isPaid ? fill(t.chat.tracking, { orderNumber: order?.orderNumber ?? '' }) : t.chat.review
  return (
    <CardFrame card={card} heading={guest ? signIn : heading} live={live}>
      {guest && <SignInPanel />}
      {!guest && !order && (error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={6} />)}
      {!guest && order && (
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
          {!isPaid && (mayPay(order) || view.kind === 'starting') ? (
            <PaymentForm
              key={phone}
              amount={amount}
              phone={phone}
              note={t.payment.wholeOrder}
              busy={view.kind === 'starting'}
              onPay={pay}
            />
          ) : (
            <>
              {view.kind === 'none' &&
                (awaitsShortageAnswer(order) ? <LazyMissingPanel order={order} /> : <Note>{t.payment.nothingDue}</Note>)}
              <Button block onClick={() => openTracking(orderId)}>
                {t.chat.trackMyOrder}
              </Button>
            </>
          )}
        </div>
      )}
    </CardFrame>
  )
}

/** Does nothing: the card itself shows the paid order. */
function doNothing(): void {}
