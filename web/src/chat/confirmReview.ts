import { LIMITS } from '#contract/constants.ts'
import { ApiError } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { cartTotal, pricedLines, useCart } from '#web/features/cart/cart.ts'
import { checkCart } from '#web/features/cart/checkCart.ts'
import { notesTooLong } from '#web/features/checkout/answers.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { orderDraft } from '#web/features/checkout/lines.ts'
import { payForCart, placeCashOrder } from '#web/features/payment/commands.ts'
import { PaymentRefusal, paymentRefusalText } from '#web/features/payment/PaymentRefusal.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'

/** Pays or places what the review shows; null when it is on its way, otherwise what stands against it. Nothing is sent for a cart that changed (MON-003). */
export async function confirmReview(phone: string | null): Promise<string | null> {
  const t = textsNow('checkout', 'payment')
  try {
    if ((await checkCart()).length > 0) return null // the guide shows the changes
    const { lines, checkoutId } = useCart.getState()
    if (notesTooLong(draftNow().notes)) return fill(t.checkout.tooLong, { n: LIMITS.notes.toLocaleString('en') })
    const order = orderDraft(lines, draftNow())
    if (!order || phone === null) return t.payment.somethingWrong
    if (order.paymentMethod === 'cash_on_delivery') await placeCashOrder({ lines: pricedLines(lines), draft: order, phone, checkoutId })
    else await payForCart({ order, amount: cartTotal(lines), phone, checkoutId })
    return null
  } catch (error) {
    if (error instanceof PaymentRefusal) return paymentRefusalText(error, t)
    if (error instanceof ApiError) return errorText(error, t)
    throw error
  }
}
