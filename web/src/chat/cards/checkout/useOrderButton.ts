import { formatTzs } from '#contract/rules/money.ts'
import { useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { requestCheckout } from '../../guide/commands.ts'
import { order, useOrdering } from '../../guide/ordering.ts'
import { useSlip } from '../../guide/slip.ts'

/** The labels and actions of the buttons that order what is on the slip. `payLabel` names the amount. */
export function useOrderButton() {
  const t = useTexts('checkout', 'payment', 'chat')
  const slip = useSlip()
  const { action, subtotal } = slip
  const { checkoutRequested, usualRead } = useCheckoutDraft()
  const { busy, problem } = useOrdering()
  return {
    ...slip,
    problem,
    // The last order may still say where to bring it (CHAT-181).
    busy: busy || (action === 'goOn' && checkoutRequested && !usualRead),
    goOn: requestCheckout,
    payLabel: fill(action === 'choose' ? t.chat.payByPhone : t.payment.pay, { amount: formatTzs(subtotal) }),
    cashLabel: action === 'placeOrder' ? t.chat.placeOrder : t.checkout.cash,
    payByPhone: () => void order('mobile_money'),
    payByCash: () => void order('cash_on_delivery'),
  }
}
