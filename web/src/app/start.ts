import { realtime } from '#web/api/socket.ts'
import { followOtherTabs } from '#web/api/tabs.ts'
import { afterPaint } from '#web/api/time.ts'
import { onTokenRefused } from '#web/api/token.ts'
import { forgetAnswers } from '#web/api/useCall.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { followStoredSession, loadProfile } from '#web/features/session/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadArea, startLanguage } from '#web/i18n/texts.ts'
import { replayAdds } from './replayAdds.ts'

/** What runs once, outside React: an effect would run twice under StrictMode. */
export function start(): void {
  startLanguage()
  followSession()
  followOtherTabs(useCart)
  void loadProfile()
  afterPaint(keepRealtime)
  afterPaint(() => void resumePayments())
}

/** One session for all tabs, and nothing of one user for the next (SEC-015, SEC-016). */
function followSession(): void {
  onTokenRefused(followStoredSession)
  window.addEventListener('storage', (event) => {
    if (event.key === 'token' || event.key === null) followStoredSession()
  })
  useSession.subscribe((session, before) => {
    if (session.token === before.token) return
    forgetAnswers(session.isAuthenticated)
    if (session.isAuthenticated) void replayAdds()
  })
  if (useSession.getState().isAuthenticated) void replayAdds()
}

/** Open with a token, after the first paint, and anew when it changes; guests load none of it (RT-001, RT-002, PERF-008). */
function keepRealtime(): void {
  const open = () => void realtime.open(useSession.getState().token)
  open()
  useSession.subscribe((session, before) => {
    if (session.token !== before.token) open()
  })
  window.addEventListener('pagehide', () => void realtime.open(null))
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) open()
  })
}

/** Payments go on by themselves, on any page (MON-012). */
async function resumePayments(): Promise<void> {
  const [{ startPaymentRunner }, { orderMade }] = await Promise.all([
    import('#web/features/payment/runner.ts'),
    import('./orderMade.ts'),
    loadArea('shop'),
  ])
  startPaymentRunner({ ordered: orderMade })
}
