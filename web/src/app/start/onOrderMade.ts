import { importFiles } from '#web/api/lazyImport.ts'
import { afterOnScreen, now } from '#web/api/time.ts'
import { refresh } from '#web/api/useCall.ts'
import { removeOrdered } from '#web/features/cart/cart.ts'
import { clearDraft } from '#web/features/checkout/draft.ts'
import { offerInstallAfter } from '#web/features/install/offer.ts'
import { clearCheckout } from '#web/features/payment/device/checkoutData.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { useLatestOrder } from '../dock/useFollowOrder.ts'

const PATIENCE = 2_000

/** Takes the ordered lines out of the cart, clears the checkout (PAY-050, CHAT-012), and fetches lists and stock again. */
export async function onOrderMade(record: PaymentRecord, orderId: string): Promise<void> {
  const { purpose } = record
  if (purpose.kind === 'cart') {
    useLatestOrder.setState({ orderId })
    offerInstallAfter(orderId)
    removeOrdered(purpose.order.items, purpose.checkoutId)
    clearDraft()
    clearCheckout()
  }
  refresh('/orders')
  refresh('/products')
  // The receipt of the thread follows it; neither waits for more than a moment.
  if (isLate(record)) await Promise.race([tellInThread(record, orderId), new Promise<void>((done) => afterOnScreen(PATIENCE, done))])
}

/** Paid after the time in which it was waited for. */
const isLate = ({ method, purpose, deadline }: PaymentRecord): boolean =>
  method === 'mobile_money' && purpose.kind === 'cart' && deadline !== undefined && now() > deadline

async function tellInThread(record: PaymentRecord, orderId: string): Promise<void> {
  const news = await importFiles(() => import('#web/chat/news/news.ts')).catch(() => null)
  await news?.appendLatePayment(record, orderId)
}
