import { formatTzs } from '#contract/rules/money.ts'
import { cartTotal, useCart } from '#web/features/cart/cart.ts'
import { useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { usePerson } from '#web/features/session/person.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { requestCheckout } from '../../guide/commands.ts'
import { order, useOrdering } from '../../guide/ordering.ts'
import { useChosenAddress } from './useChosenAddress.ts'

/**
 * The labels and actions of the buttons that order what is on the slip. `payLabel` names the amount. `lacks`: who buys or where to bring it
 * is unknown, so that the button can only go on to that question (CHAT-176).
 */
export function useOrderButton() {
  const t = useTexts('checkout', 'payment', 'chat')
  const { lines } = useCart()
  const { paymentMethod: method, checkoutRequested, usualRead } = useCheckoutDraft()
  const person = usePerson()
  const address = useChosenAddress()
  const { busy, problem } = useOrdering()
  const isCash = method === 'cash_on_delivery'
  const lacks = person === null || address === null
  return {
    problem,
    lacks,
    // The last order may still say where to bring it (CHAT-181).
    busy: busy || (lacks && checkoutRequested && !usualRead),
    method,
    goOn: requestCheckout,
    payLabel: fill(method === null ? t.chat.payByPhone : t.payment.pay, { amount: formatTzs(cartTotal(lines)) }),
    cashLabel: isCash ? t.chat.placeOrder : t.checkout.cash,
    payByPhone: () => void order('mobile_money'),
    payByCash: () => void order('cash_on_delivery'),
  }
}
