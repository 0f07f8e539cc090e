import { afterPaint } from '#web/api/time.ts'

/**
 * Lets this tab follow the clock of its world (QA-011). A world whose time is the device's costs nothing before the first paint;
 * after another one was seen (cookie `mock-clock=world`) it is read first, or a payment found at start-up would be judged by the
 * wrong clock. `mock-clock=page` keeps the page on its own clock: an e2e test moves that itself.
 */
export async function joinClock(): Promise<void> {
  const known = /mock-clock=(\w+)/.exec(document.cookie)?.[1]
  const follow = () => import('./followClock.ts').then(({ followClock }) => followClock()).catch(() => {})
  if (known === 'world') await follow()
  else if (known !== 'page') afterPaint(() => void follow())
}
