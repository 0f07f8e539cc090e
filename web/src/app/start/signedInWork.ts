import { importWhenOnline } from '#web/api/lazyImport.ts'
import { realtime } from '#web/api/socket.ts'
import { storedNames } from '#web/api/storage/device.ts'
import { startPaymentRunner } from '#web/features/payment/runner/runner.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { followOrders } from './followOrders.ts'
import { followVerifications } from './followVerifications.ts'
import { isCartUnchanged, onNotOrdered, onOrderMade } from './onOrderMade.ts'
import { onPurchaseChanged } from './onPurchaseChanged.ts'
import { replayAdds } from './replayAdds.ts'
import { replayHearts } from './replayHearts.ts'
import { startStatusToasts } from './statusToasts.ts'

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
