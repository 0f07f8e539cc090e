import { cartSums } from '#contract/rules/money.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import type { CartLine } from './lines.ts'

/** Shows subtotal, standard delivery fee and total (CART-002). */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts('shop')
  const { subtotal, fee, total } = cartSums(lines, 'standard')
  return (
    <section className="summary" aria-label={t.cart.summary}>
      <AmountRow label={t.cart.subtotal} shillings={subtotal} />
      <AmountRow label={t.cart.deliveryFee} shillings={fee} />
      <AmountRow label={t.cart.total} shillings={total} isSum />
    </section>
  )
}
