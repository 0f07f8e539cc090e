import { useRecords } from '#web/features/payment/device/records.ts'
import { StillCheckingPanel } from '#web/features/payment/panels/StillCheckingPanel.tsx'
import { usePaymentView } from '#web/features/payment/usePayment.ts'
import { useTexts } from '#web/i18n/texts.ts'
import type { CardProps } from '../CardProps.ts'
import { HelpBelow } from './HelpBelow.tsx'

/** Shown when a payment passed its deadline without a result. It never says that the payment failed (CHAT-109). */
export function StillCheckingCard({ card }: CardProps<'stillChecking'>) {
  const t = useTexts('payment', 'chat')
  const record = useRecords((state) => state.records.find((one) => one.id === card.paymentId) ?? null)
  const view = usePaymentView(record)
  return (
    <article className="knot is-now card" aria-label={t.payment.stillProcessing} data-kind="stillChecking">
      {view.kind === 'stillChecking' && <StillCheckingPanel view={view} />}
      <HelpBelow label={t.chat.help} />
    </article>
  )
}
