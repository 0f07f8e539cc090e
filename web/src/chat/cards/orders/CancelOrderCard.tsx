import { errorText } from '#web/api/errorText.ts'
import { CancelQuestion } from '#web/features/orders/CancelQuestion.tsx'
import { useOrder } from '#web/features/orders/useOrders.ts'
import { payerNumberOf } from '#web/features/payment/payerNumber.ts'
import { useOwnRecords } from '#web/features/payment/usePayment.ts'
import { fill, useTexts, withTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { CardProps } from '../CardProps.ts'
import { NotFoundCard } from '../NotFoundCard.tsx'
import { SignedInFrame } from '../signIn/SignedInFrame.tsx'
import { answerCancel } from './answerCancel.ts'

/** Asks whether to cancel an order; the buyer taps or types the answer. An answered card is one line (CHAT-166). */
export function CancelOrderCard({ card, entry, live }: CardProps<'cancelOrder'>) {
  const t = useTexts('placed', 'chat')
  const { order, missing, error, reload } = useOrder(card.orderId)
  const records = useOwnRecords()
  const question = fill(t.chat.cancelOrder, card)
  const answer = async (isAgreed: boolean) => {
    const row = document.activeElement?.closest<HTMLElement>('[data-entry]')
    await answerCancel(entry.id, isAgreed)
    row?.focus() // the buttons unmount, so move the focus to the entry
  }
  const complain = async () => {
    const { askComplaint } = await withTexts(() => import('./askComplaint.ts'), 'topics')
    askComplaint({ orderNumber: card.orderNumber })
  }
  if (entry.answer)
    return (
      <div className="past knot done">
        <span>
          <Unparted text={question} /> <b>{'value' in entry.answer && entry.answer.value === 'yes' ? t.placed.cancelYes : t.chat.no}</b>
        </span>
      </div>
    )
  if (missing) return <NotFoundCard card={card} />
  return (
    <SignedInFrame card={card} heading={question} live={live}>
      {order ? (
        <CancelQuestion order={order} payerNumber={payerNumberOf(records, order.id)} onAnswer={answer} onProblem={() => void complain()} />
      ) : error ? (
        <ErrorNote text={errorText(error, t)} onRetry={reload} />
      ) : (
        <Skeleton lines={3} />
      )}
    </SignedInFrame>
  )
}
