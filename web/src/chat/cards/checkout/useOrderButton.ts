import { formatTzs } from '#contract/rules/money.ts'
import { cartTotal, useCart } from '#web/features/cart/cart.ts'
import { useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { order, useOrdering } from '../../guide/ordering.ts'

/** The labels and actions of the buttons that order what is on the slip. `payLabel` names the amount. */
export function useOrderButton() {
  const t = useTexts('checkout', 'payment', 'chat')
  const { lines } = useCart()
  const { paymentMethod: method } = useCheckoutDraft()
  const isCash = method === 'cash_on_delivery'
  return {
    ...useOrdering(),
    method,
    payLabel: fill(method === null ? t.chat.payByPhone : t.payment.pay, { amount: formatTzs(cartTotal(lines)) }),
    cashLabel: isCash ? t.chat.placeOrder : t.checkout.cash,
    payByPhone: () => void order('mobile_money'),
    payByCash: () => void order('cash_on_delivery'),
  }
}
