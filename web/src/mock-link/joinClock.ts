import { afterPaint } from '#web/api/time.ts'
import { wasMoved } from './moved.ts'

/**
 * Lets this tab follow the clock of its world (QA-011). A world whose time is the device's costs nothing before the first paint;
 * after another one was seen it is read first, or a payment found at start-up would be judged by the wrong clock. The cookie
 * `mock-clock=page` keeps the page on its own clock: an e2e test moves that itself.
 */
export async function joinClock(): Promise<void> {
  if (/(^|;\s*)mock-clock=page(;|$)/.test(document.cookie)) return
  const follow = () => import('./followClock.ts').then(({ followClock }) => followClock())
  if (wasMoved()) await follow().catch(() => {})
  else afterPaint(() => void follow().catch(() => {}))
}
