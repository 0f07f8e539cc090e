import { CreatingPanel } from '#web/features/payment/panels/PaidPanels.tsx'
import { WaitingPanel } from '#web/features/payment/panels/WaitingPanel.tsx'
import { usePaymentById } from '#web/features/payment/usePayment.ts'
import { useTexts } from '#web/i18n/texts.ts'
import type { CardProps } from '../CardProps.ts'

/** Shows a payment from the tap on Pay until its result (CHAT-107, CHAT-108). */
export function WaitingCard({ card }: CardProps<'waiting'>) {
  const t = useTexts('chat')
  const { view } = usePaymentById(card.paymentId)
  return (
    <article className="knot is-now cloth-row" aria-label={t.chat.paying} data-kind="waiting">
      {(view.kind === 'starting' || view.kind === 'waiting') && <WaitingPanel view={view} />}
      {/* The panel while the order is created. Every result has its own card, so this card must never flash a success (MON-026). */}
      {view.kind === 'creating' && (
        <div className="card">
          <CreatingPanel cash={false} />
        </div>
      )}
    </article>
  )
}
