import { CART_SUMMARY_FEE } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { type CartLine, cartTotal } from './lines.ts'

/** Subtotal, standard fee, total (CART-002). */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts('shop')
  const subtotal = cartTotal(lines)
  return (
    <section className="summary" aria-label={t.cart.summary}>
      <div className="key-value">
        <span>{t.cart.subtotal}</span>
        <b className="money">{formatTzs(subtotal)}</b>
      </div>
      <div className="key-value">
        <span>{t.cart.deliveryFee}</span>
        <b className="money">{formatTzs(CART_SUMMARY_FEE)}</b>
      </div>
      <div className="key-value sum">
        <span>{t.cart.total}</span>
        <span className="money">{formatTzs(subtotal + CART_SUMMARY_FEE)}</span>
      </div>
    </section>
  )
}
