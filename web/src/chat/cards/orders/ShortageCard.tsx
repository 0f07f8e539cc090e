import { errorText } from '#web/api/errorText.ts'
import { MissingQuestion, missingHeading } from '#web/features/orders/MissingQuestion.tsx'
import { useOrder } from '#web/features/orders/useOrders.ts'
import { usePerson } from '#web/features/session/person.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { NotFoundCard } from '../NotFoundCard.tsx'
import { SignInPanel, useSignInQuestion } from '../signIn/SignInPanel.tsx'

/** Asks whether the buyer takes the rest of an order with missing items. The order page asks the same; both show the answer (SELL-016). */
export function ShortageCard({ card, live }: CardProps<'shortage'>) {
  const t = useTexts('missing', 'chat')
  const guest = usePerson() === null
  const signIn = useSignInQuestion()
  const { order, missing, error, reload } = useOrder(card.orderId)
  if (missing) return <NotFoundCard card={card} />
  const heading = order ? `${fill(t.chat.tracking, order)}: ${missingHeading(order, t)}` : t.chat.shortage
  return (
    <CardFrame card={card} heading={guest ? signIn : heading} live={live}>
      {guest ? (
        <SignInPanel />
      ) : order ? (
        <MissingQuestion order={order} />
      ) : error ? (
        <ErrorNote text={errorText(error, t)} onRetry={reload} />
      ) : (
        <Skeleton lines={5} />
      )}
    </CardFrame>
  )
}
