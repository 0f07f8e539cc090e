import { errorText } from '#web/api/errorText.ts'
import { MissingQuestion, missingHeading } from '#web/features/orders/MissingQuestion.tsx'
import { useOrder } from '#web/features/orders/useOrders.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { CardProps } from '../CardProps.ts'
import { NotFoundCard } from '../NotFoundCard.tsx'
import { SignedInFrame } from '../signIn/SignedInFrame.tsx'

/** Asks whether the buyer takes the rest of an order with missing items. The order page asks the same question, and both show the answer (SELL-016). */
export function ShortageCard({ card, live }: CardProps<'shortage'>) {
  const t = useTexts('missing', 'chat')
  const { order, missing, error, reload } = useOrder(card.orderId)
  if (missing) return <NotFoundCard card={card} />
  const heading = order ? `${fill(t.chat.tracking, order)}: ${missingHeading(order, t)}` : t.chat.shortage
  return (
    <SignedInFrame card={card} heading={heading} live={live}>
      {order ? (
        <MissingQuestion order={order} />
      ) : error ? (
        <ErrorNote text={errorText(error, t)} onRetry={reload} />
      ) : (
        <Skeleton lines={5} />
      )}
    </SignedInFrame>
  )
}
