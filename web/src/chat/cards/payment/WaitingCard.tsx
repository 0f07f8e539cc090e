import { useRecords } from '#web/features/payment/device/records.ts'
import { CreatingPanel } from '#web/features/payment/panels/PaidPanels.tsx'
import { WaitingPanel } from '#web/features/payment/panels/WaitingPanel.tsx'
import { usePaymentView } from '#web/features/payment/usePayment.ts'
import { useTexts } from '#web/i18n/texts.ts'
import type { CardProps } from '../CardProps.ts'

/** A payment from the tap on Pay until its result (CHAT-107, CHAT-108). */
export function WaitingCard({ card }: CardProps<'waiting'>) {
  const t = useTexts('chat')
  const record = useRecords((state) => state.records.find((one) => one.id === card.paymentId) ?? null)
  const view = usePaymentView(record)
  return (
    <article className="knot now cloth-row" aria-label={t.chat.paying} data-kind="waiting">
      {(view.kind === 'starting' || view.kind === 'waiting') && <WaitingPanel view={view} />}
      {/* Any other end has a card of its own: this one must not speak of success for a moment (MON-026). */}
      {view.kind === 'creating' && (
        <div className="card">
          <CreatingPanel cash={false} />
        </div>
      )}
    </article>
  )
}
