import { formatTzs } from '#contract/rules/money.ts'
import { CartChangedPanel } from '#web/features/cart/today/CartChangedPanel.tsx'
import { acceptCartChanges, useCartChanges } from '#web/features/cart/today/checkCart.ts'
import { OrderSummary } from '#web/features/checkout/summary/OrderSummary.tsx'
import { finishOrder } from '#web/features/payment/commands.ts'
import { troubleText } from '#web/features/payment/panels/paymentTexts.ts'
import { PurchaseList } from '#web/features/payment/panels/PurchaseList.tsx'
import { fitsCart } from '#web/features/payment/record/purchaseLines.ts'
import { chargeForCart } from '#web/features/payment/runner/openCharges.ts'
import { useOpenCash, useOpenCharges } from '#web/features/payment/usePayment.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Money } from '#web/ui/Money.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import type { Checkout } from './useCheckout.ts'
import type { Placing } from './usePlaceOrder.ts'

type PlacingButton = Omit<Placing, 'phoneField' | 'addressPart'>

/** Totals and the last step; the amount paid now is separate from the amount due on delivery. */
export function CheckoutSide({ checkout, placing }: { checkout: Checkout; placing: PlacingButton }) {
  const t = useTexts('checkout', 'payment')
  const { lines, slip, checkoutId } = checkout
  const charge = chargeForCart(useOpenCharges(), checkoutId)
  const { isCash, subtotal, total, fee } = slip
  return (
    <aside className="checkout-side card">
      <h2>{t.checkout.summary}</h2>
      <OrderSummary lines={lines} slip={slip} />
      <div className="pay-now">
        {charge ? (
          <>
            <p>
              <b>{fill(t.payment.alreadyPaid, { amount: formatTzs(charge.amount) })}</b>
            </p>
            {/* The order will contain what was paid, even if the cart has changed since. */}
            {charge.lines && !fitsCart(charge.lines, lines) && <PurchaseList lines={charge.lines} />}
          </>
        ) : (
          <p>
            <span>{isCash ? t.checkout.dueOnDelivery : t.payment.youPayNow}</span>
            <b className="large-sum">{formatTzs(isCash ? total : subtotal)}</b>
            {!isCash && <span className="small">{t.payment.itemsOnly}</span>}
          </p>
        )}
        {(charge || !isCash) && (
          <p>
            {t.checkout.feeOnDelivery}{' '}
            <b>
              <Money shillings={fee} />
            </b>
          </p>
        )}
        <LastStep isPaid={charge !== null} placing={placing} />
        <LinkButton kind="quiet" block to={paths.cart}>
          {t.checkout.backToCart}
        </LinkButton>
      </div>
    </aside>
  )
}

/** Places the order, or says why it cannot be placed now: its cart changed, or an earlier order may exist (MON-041). */
function LastStep({ isPaid, placing }: { isPaid: boolean; placing: PlacingButton }) {
  const t = useTexts('checkout', 'payment')
  const changes = useCartChanges()
  const open = useOpenCash()
  if (open?.trouble) return <ErrorNote text={troubleText(open.trouble, t)} onRetry={() => void finishOrder(open.id)} />
  if (changes.length > 0 && !isPaid) return <CartChangedPanel changes={changes} onAccept={acceptCartChanges} onEdit={placing.editCart} />
  return (
    <StepButton
      afterTap
      step="place"
      kind="sun"
      large
      block
      busy={placing.busy}
      busyLabel={t.checkout.placing}
      onClick={() => void placing.place()}
    >
      {t.checkout.placeOrder}
    </StepButton>
  )
}
