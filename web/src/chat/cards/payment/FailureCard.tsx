import { formatTzs } from '#contract/rules/money.ts'
import { cartTotal, useCart } from '#web/features/cart/cart.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { dismissFailure } from '#web/features/payment/commands.ts'
import { FailurePanel } from '#web/features/payment/panels/FailurePanel.tsx'
import { usePaymentById } from '#web/features/payment/usePayment.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import type { CardProps } from '../CardProps.ts'

/** Shows a failed payment. `Pay again` shows the amount and returns to the review; a late success still replaces the card (CHAT-111, CHAT-150). */
export function FailureCard({ card }: CardProps<'failure'>) {
  const t = useTexts('payment', 'chat')
  const { record, view } = usePaymentById(card.paymentId)
  const { checkoutId, lines } = useCart()
  const isOfCart = lines.length > 0 && record?.purpose.kind === 'cart' && record.purpose.checkoutId === checkoutId
  // The review charges for the cart of now, which may have changed since the payment failed (MON-003).
  const amount = isOfCart ? cartTotal(lines) : (record?.amount ?? 0)
  const otherMethod = () => {
    setChoices({ paymentMethod: null })
    void dismissFailure(card.paymentId)
  }
  return (
    <article className="knot is-now card" aria-label={t.chat.failure} data-kind="failure">
      {view.kind === 'failed' && (
        <FailurePanel view={view} again={`${t.payment.payAgain} ${formatTzs(amount)}`}>
          <Button kind="line" onClick={otherMethod}>
            {t.payment.otherMethod}
          </Button>
        </FailurePanel>
      )}
    </article>
  )
}
