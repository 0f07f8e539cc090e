import { LIMITS } from '#contract/rules/constants.ts'
import { subtotalOf } from '#contract/rules/money.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { checkCart } from '#web/features/cart/today/checkCart.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { orderDraft, withDefaults } from '#web/features/checkout/slip.ts'
import { payForCart } from '#web/features/payment/commands.ts'
import { notStartedText } from '#web/features/payment/PaymentNotStarted.ts'
import { submitCheckout } from '#web/features/payment/submitCheckout.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'

/** Pays for or places the order on the slip. Returns null on success, else an error text. Sends nothing if the cart changed (MON-003). */
export async function confirmSlip(phone: string | null): Promise<string | null> {
  const t = textsNow('shop', 'checkout', 'payment')
  const { lines } = useCart.getState()
  try {
    const result = await submitCheckout({
      order: orderDraft(lines, withDefaults(draftNow())),
      phone,
      lines,
      cart: { now: useCart.getState, check: checkCart },
      pay: (checkout) => payForCart({ ...checkout, amount: subtotalOf(checkout.lines) }),
    })
    switch (result.kind) {
      case 'incomplete':
        return t.payment.somethingWrong
      case 'notesTooLong':
        return fill(t.checkout.tooLong, { n: LIMITS.notes.toLocaleString('en') })
      case 'cartChanged':
        return t.cart.changed
      case 'unknown':
        return t.payment.orderUnknown
      default:
        return null // the guide shows the payment or the order next
    }
  } catch (error) {
    return notStartedText(error, t)
  }
}
