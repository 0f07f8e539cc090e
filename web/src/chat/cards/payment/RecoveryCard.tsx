import { AnotherAddressPanel } from '#web/features/addresses/AnotherAddressPanel.tsx'
import { finishOrder } from '#web/features/payment/commands.ts'
import { UnfinishedPanel } from '#web/features/payment/panels/PaidPanels.tsx'
import { chargeText } from '#web/features/payment/panels/paymentTexts.ts'
import { useOpenCharges, usePaymentById } from '#web/features/payment/usePayment.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { CardProps } from '../CardProps.ts'
import { HelpBelow } from './HelpBelow.tsx'

/** Finishes a charge without an order, before every other goal (CHAT-112). A charge from another device has no record here at first (MON-022). */
export function RecoveryCard({ card }: CardProps<'recovery'>) {
  const t = useTexts('payment')
  const { paymentId } = card
  const { record, view } = usePaymentById(paymentId)
  const charge = useOpenCharges().find(({ id }) => id === paymentId)
  return (
    <article className="knot is-now card" aria-label={t.payment.finish} data-kind="recovery">
      {view.kind === 'unfinished' && <UnfinishedPanel view={view} askAddress={(choose) => <AnotherAddressPanel onChosen={choose} />} />}
      {!record && charge && (
        <div className="padded stack">
          <h2>
            <Unparted text={chargeText(charge.amount, charge.second, t)} />
          </h2>
          <Button kind="act" block onClick={() => void finishOrder(paymentId)}>
            {t.payment.finish}
          </Button>
        </div>
      )}
      <HelpBelow label={t.payment.getHelp} />
    </article>
  )
}
