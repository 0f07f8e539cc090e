import { UnfinishedPanel } from '#web/features/payment/PaidPanels.tsx'
import { useRecords } from '#web/features/payment/records.ts'
import { usePaymentView } from '#web/features/payment/usePayment.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { openHelp } from '../commands.ts'
import type { CardProps } from './CardView.tsx'

/** CHAT-112: asked before every other goal. */
export function RecoveryCard({ card }: CardProps<'recovery'>) {
  const t = useTexts()
  const record = useRecords((state) => state.records.find((one) => one.id === card.paymentId) ?? null)
  const view = usePaymentView(record)
  return (
    <article className="knot now card" aria-label={t.payment.finish} data-kind="recovery">
      {view.kind === 'unfinished' && <UnfinishedPanel view={view} />}
      <div className="pad over">
        <Button kind="quiet" block onClick={openHelp}>
          {t.payment.getHelp}
        </Button>
      </div>
    </article>
  )
}
