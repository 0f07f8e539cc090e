import { CART_SUMMARY_FEE } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { type CartLine, cartTotal } from './lines.ts'

/** Shows subtotal, standard delivery fee and total (CART-002). */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts('shop')
  const subtotal = cartTotal(lines)
  return (
    <section className="summary" aria-label={t.cart.summary}>
      <AmountRow label={t.cart.subtotal} shillings={subtotal} />
      <AmountRow label={t.cart.deliveryFee} shillings={CART_SUMMARY_FEE} />
      <AmountRow label={t.cart.total} shillings={subtotal + CART_SUMMARY_FEE} isSum />
    </section>
  )
}
