import { listCategories, listProducts } from '#contract/catalogue.ts'
import { send } from '#web/api/client.ts'
import { importFiles } from '#web/api/lazyImport.ts'
import { afterOnScreen, now } from '#web/api/time.ts'
import { refresh } from '#web/api/useCall.ts'
import { removeOrdered, useCart } from '#web/features/cart/cart.ts'
import { callQuery, readQuery } from '#web/features/catalogue/query.ts'
import { clearDraft } from '#web/features/checkout/draft.ts'
import { offerInstallAfter } from '#web/features/install/offer.ts'
import { clearCheckout } from '#web/features/payment/device/checkoutData.ts'
import { fitsCart } from '#web/features/payment/record/purchaseLines.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { useLatestOrder } from '../dock/useFollowOrder.ts'
import { storeInBackground } from './storeInBackground.ts'

const MAX_WAIT = 2_000

/** Removes the ordered quantities from the cart, clears the checkout (PAY-050, CHAT-012), and refetches orders and stock. */
export async function onOrderMade(record: PaymentRecord, orderId: string): Promise<void> {
  const { purpose } = record
  if (purpose.kind === 'cart') {
    useLatestOrder.setState({ orderId })
    offerInstallAfter(orderId)
    removeOrdered(purpose.order.items, purpose.checkoutId)
    clearDraft()
    clearCheckout()
  }
  storeInBackground(() => void fetchCatalogue())
  refresh('/orders')
  refresh('/products')
  // A late payment's line comes before the receipt in the thread: wait for it, but only for a moment.
  if (isLate(record)) await Promise.race([addThreadLine(record, orderId), new Promise<void>((done) => afterOnScreen(MAX_WAIT, done))])
}

/** Whether the cart still has what this cash order was placed for (MON-041). */
export function isCartUnchanged({ purpose }: PaymentRecord): boolean {
  const { lines, checkoutId } = useCart.getState()
  return purpose.kind === 'cart' && purpose.checkoutId === checkoutId && fitsCart(purpose.lines, lines)
}

/** Says in the thread that a cash order was not made, because its buyer was told that this was unknown (MON-041). */
export async function onNotOrdered({ id, payer }: PaymentRecord): Promise<void> {
  const news = await importFiles(() => import('#web/chat/news/news.ts')).catch(() => null)
  await news?.appendNews(payer, `not-ordered-${id}`, { kind: 'reply', of: 'topics', text: 'orderNotPlaced' })
}

/**
 * Fetches the first page of the catalogue, which the service worker stores: a buyer who only used the thread has never opened it, and may
 * look for more fish offline (PWA-018). A failure does not matter.
 */
async function fetchCatalogue(): Promise<void> {
  const firstPage = callQuery(readQuery(new URLSearchParams()))
  await Promise.allSettled([send(listCategories), send(listProducts, { query: firstPage })])
}

/** True if a mobile payment succeeded after its deadline. */
const isLate = ({ method, purpose, deadline }: PaymentRecord): boolean =>
  method === 'mobile_money' && purpose.kind === 'cart' && deadline !== undefined && now() > deadline

async function addThreadLine(record: PaymentRecord, orderId: string): Promise<void> {
  const news = await importFiles(() => import('#web/chat/news/news.ts')).catch(() => null)
  await news?.appendLatePayment(record, orderId)
}
