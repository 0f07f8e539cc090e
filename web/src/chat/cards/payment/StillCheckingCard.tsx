import { StillCheckingPanel } from '#web/features/payment/panels/StillCheckingPanel.tsx'
import { usePaymentById } from '#web/features/payment/usePayment.ts'
import { useTexts } from '#web/i18n/texts.ts'
import type { CardProps } from '../CardProps.ts'
import { HelpBelow } from './HelpBelow.tsx'

/** Shown when a payment passed its deadline without a result. It never says that the payment failed (CHAT-109). */
export function StillCheckingCard({ card }: CardProps<'stillChecking'>) {
  const t = useTexts('payment', 'chat')
  const { view } = usePaymentById(card.paymentId)
  return (
    <article className="knot is-now card" aria-label={t.payment.stillProcessing} data-kind="stillChecking">
      {view.kind === 'stillChecking' && <StillCheckingPanel view={view} />}
      <HelpBelow label={t.chat.help} />
    </article>
  )
}
