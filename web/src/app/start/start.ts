import { importAgain, importWhenOnline, onGone } from '#web/api/lazyImport.ts'
import { onStored, readText } from '#web/api/storage/device.ts'
import { afterPaint, whenIdle } from '#web/api/time.ts'
import { onTokenRefused } from '#web/api/token.ts'
import { clearPrivateCache, refresh } from '#web/api/useCall.ts'
import { captureInstallOffer } from '#web/features/install/offer.ts'
import { isPaymentUnderWay } from '#web/features/payment/device/underWay.ts'
import { followStoredSession, loadProfile } from '#web/features/session/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { onLanguage, onLanguageDelayed, startLanguage, textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'
import { holdUpdateWhile, offerUpdate } from '#web/ui/update.ts'
import { ignoreGhostTaps } from './ignoreGhostTaps.ts'

/** Starts everything that must run once. A React effect would run twice under StrictMode. Guests load no other start code. */
export function start(): void {
  startLanguage()
  ignoreGhostTaps()
  captureInstallOffer()
  // The server translates the names of categories and products (I18N-011).
  onLanguage(() => ['/categories', '/products'].forEach(refresh))
  onGone(offerUpdate)
  holdUpdateWhile(isPaymentUnderWay)
  // Show why the texts of a language could not be loaded. For a new version, `onGone` offers the update instead.
  onLanguageDelayed((reason) => {
    if (reason !== 'newVersion') toast.failure(() => textsNow().errors[reason])
  })
  followSession()
  void loadProfile()
  afterPaint(() => {
    void addStoredProducts()
    onToken((token) => void onTokenChange(token))
  })
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(() => void registerWorker())
}

/** Adds the products that an earlier version stored when a guest added them in the thread (CHAT-091). */
async function addStoredProducts(): Promise<void> {
  if (!readText('intents', 'sessionStorage')?.includes('"from":"/chat"')) return
  const { replayAdds } = await importWhenOnline(() => import('./replayAdds.ts'))
  await replayAdds()
}

async function registerWorker(): Promise<void> {
  const { startWorker } = await importWhenOnline(() => import('./startWorker.ts'))
  await startWorker()
}

/** Shares one session between all tabs, and clears one user's data before the next (SEC-015, SEC-016). */
function followSession(): void {
  onTokenRefused(followStoredSession)
  onStored('token', followStoredSession)
  useSession.subscribe((session, before) => {
    if (session.token !== before.token) clearPrivateCache(session.isAuthenticated, before.token !== null)
  })
}

/** Calls the listener with the token, now and on every change. */
function onToken(listener: (token: string | null) => void): void {
  listener(useSession.getState().token)
  useSession.subscribe((session, before) => {
    if (session.token !== before.token) listener(session.token)
  })
}

/** Realtime client, payments and stored adds: loaded with the first token, then kept (PERF-008). */
let work: ReturnType<typeof importWork> | null = null
const importWork = () => import('./signedInWork.ts')

async function onTokenChange(token: string | null): Promise<void> {
  if (token === null && work === null) return
  work ??= importWhenOnline(importWork, importAgain)
  const { startSignedInWork } = await work
  startSignedInWork(token)
}
