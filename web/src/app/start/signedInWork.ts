import { listCategories, listProducts } from '#contract/catalogue.ts'
import type { VerificationEvent } from '#contract/realtime.ts'
import { send } from '#web/api/client.ts'
import { importFiles, importWhenOnline } from '#web/api/lazyImport.ts'
import { realtime, type Stop } from '#web/api/socket.ts'
import { storedNames } from '#web/api/storage/device.ts'
import { afterOnScreen, now } from '#web/api/time.ts'
import { refresh, refreshAfterEvent } from '#web/api/useCall.ts'
import { removeOrdered, useCart } from '#web/features/cart/cartStore.ts'
import { callQuery, readQuery } from '#web/features/catalogue/query.ts'
import { clearDraft } from '#web/features/checkout/draft.ts'
import { offerInstallAfter } from '#web/features/install/offer.ts'
import { clearCheckout } from '#web/features/payment/device/checkoutData.ts'
import { fitsCart } from '#web/features/payment/record/purchaseLines.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { startPaymentRunner } from '#web/features/payment/runner/runner.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { useLatestOrder } from '../dock/useFollowOrder.ts'
import { replayAdds } from './replayAdds.ts'
import { replayHearts } from './replayHearts.ts'
import { startStatusToasts } from './statusToasts.ts'
import { storeInBackground } from './storeInBackground.ts'

let running = false

/**
 * Opens the realtime connection for a token and carries out what a guest tapped before signing in (NAV-026). Without a token it closes the
 * connection (RT-001). Everything else starts with the first call and keeps running.
 */
export function startSignedInWork(token: string | null): void {
  void realtime.open(token)
  if (token !== null) {
    void replayAdds()
    void replayHearts()
  }
  if (running) return
  running = true
  window.addEventListener('pagehide', () => void realtime.open(null))
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void realtime.open(useSession.getState().token)
  })
  void resumePayments()
  const isStored = (outbox: string) => storedNames().some((name) => name.startsWith(`outbox:${outbox}:`))
  if (isStored('deliveries')) void resumeMoves()
  if (isStored('sellerOrders')) void resumeSellerMoves()
  followOrders()
  startStatusToasts()
  followVerifications()
}

/** Sends the changes a transporter tapped before the app was closed (TRAN-003). Buyers don't load this code. */
async function resumeMoves(): Promise<void> {
  const { startMoves } = await importWhenOnline(() => import('./startMoves.ts'))
  await startMoves()
}

/** Sends the changes a seller tapped before the app was closed (SELL-020). */
async function resumeSellerMoves(): Promise<void> {
  const { startSellerMoves } = await importWhenOnline(() => import('./startSellerMoves.ts'))
  await startSellerMoves()
}

/** Resumes payments on any page (MON-012). Loads their texts first, for the toasts. */
async function resumePayments(): Promise<void> {
  await importWhenOnline(() => loadBundle('payment'))
  startPaymentRunner({ ordered: onOrderMade, purchaseChanged: onPurchaseChanged, isCartUnchanged, notOrdered: onNotOrdered })
}

/** The API paths with orders, or with stock that orders change. */
const PATHS = ['/orders', '/transporters/me/orders', '/products/me'] as const

/**
 * Keeps open screens up to date with changes to orders by others (RT-014, GEN-011). Refetches after each event, and after each
 * connect, because the server does not repeat missed events. After an outage it refetches everything on screen, also what had failed
 * (PWA-019). Hooks can't do this: they miss events while no screen is mounted.
 */
export function followOrders(): Stop {
  const stop = realtime.on('order-status', () => refetchAll(true))
  const stopConnect = realtime.onConnect((afterOutage) => {
    if (afterOutage) refreshAfterEvent('/', { alsoFailed: true })
    else refetchAll(false)
  })
  return () => {
    stop()
    stopConnect()
  }
}

function refetchAll(alsoFailed: boolean): void {
  for (const path of PATHS) refreshAfterEvent(path, { alsoFailed })
}

/** Follows the result of a verification: refetches the profile and shows a toast (SPRO-042, TDSH-009). */
export const followVerifications = (): Stop =>
  realtime.on('verification', (event) => {
    refresh(event.role === 'seller' ? '/sellers/me' : '/transporters/me')
    void showToast(event)
  })

/** Loaded on demand, because only sellers and transporters need it (PERF-009). */
async function showToast(event: VerificationEvent): Promise<void> {
  const { showVerificationResult } = await importWhenOnline(() => import('./verificationToasts.ts'))
  await showVerificationResult(event)
}

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

/** Reloads the cart or order of a refused payment. Returns true if the cart has changes for the buyer to see (MON-003, CHAT-090). */
export async function onPurchaseChanged({ purpose }: PaymentRecord): Promise<boolean> {
  if (purpose.kind === 'order') {
    refresh('/orders')
    return false
  }
  const { checkCart } = await importFiles(() => import('#web/features/cart/today/checkCart.ts'))
  return (await checkCart()).length > 0
}
