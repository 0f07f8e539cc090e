import { LIMITS } from '#contract/rules/constants.ts'
import { cartTotal, useCart } from '#web/features/cart/cart.ts'
import { checkCart } from '#web/features/cart/today/checkCart.ts'
import { notesTooLong } from '#web/features/checkout/checkoutChoices.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { orderDraft } from '#web/features/checkout/lines.ts'
import { payForCart, placeCashOrder } from '#web/features/payment/commands.ts'
import { notStartedText } from '#web/features/payment/PaymentNotStarted.ts'
import { fitsCart, purchaseLines } from '#web/features/payment/record/purchaseLines.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'

/** Pays or places what the review shows; null when it is on its way, otherwise what stands against it. Nothing is sent for a cart that changed (MON-003). */
export async function confirmReview(phone: string | null): Promise<string | null> {
  const t = textsNow('shop', 'checkout', 'payment')
  const inSight = purchaseLines(useCart.getState().lines)
  try {
    if ((await checkCart()).length > 0) return null // the guide shows the changes
    const { lines, checkoutId } = useCart.getState()
    if (!fitsCart(inSight, lines)) return t.cart.changed
    if (notesTooLong(draftNow().notes)) return fill(t.checkout.tooLong, { n: LIMITS.notes.toLocaleString('en') })
    const order = orderDraft(lines, draftNow())
    if (!order || phone === null) return t.payment.somethingWrong
    if (order.paymentMethod === 'cash_on_delivery') await placeCashOrder({ lines: inSight, draft: order, phone, checkoutId })
    else await payForCart({ order, amount: cartTotal(lines), phone, checkoutId, lines: inSight })
    return null
  } catch (error) {
    return notStartedText(error, t)
  }
}
