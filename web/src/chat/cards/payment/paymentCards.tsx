import { cartTotal, formatTzs } from '#contract/rules/money.ts'
import { AnotherAddressPanel } from '#web/features/addresses/AnotherAddressPanel.tsx'
import { useCart } from '#web/features/cart/cartStore.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { dismissFailure, finishOrder } from '#web/features/payment/commands.ts'
import { FailurePanel } from '#web/features/payment/panels/FailurePanel.tsx'
import { CreatingPanel, UnfinishedPanel } from '#web/features/payment/panels/PaidPanels.tsx'
import { chargeText } from '#web/features/payment/panels/paymentTexts.ts'
import { StillCheckingPanel } from '#web/features/payment/panels/StillCheckingPanel.tsx'
import { WaitingPanel } from '#web/features/payment/panels/WaitingPanel.tsx'
import { useOpenCharges, usePaymentById } from '#web/features/payment/usePayment.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { openHelp } from '../../guide/commands.ts'
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

/** A button below the panel of a payment that opens the help card. */
const HelpBelow = ({ label }: { label: string }) => (
  <div className="help-below">
    <Button kind="quiet" block onClick={openHelp}>
      {label}
    </Button>
  </div>
)
