import { afterPaint } from '#web/api/time.ts'

/**
 * Makes this tab follow its world's clock (QA-011). A world with the device's time delays nothing: its clock is read after the
 * first paint. After visiting another world (cookie `mock-clock=world`) the clock is read first, so that a payment found at
 * start-up is judged by the right time. `mock-clock=page` keeps the page's own clock, which an e2e test then controls.
 */
export async function joinClock(): Promise<void> {
  const known = /mock-clock=(\w+)/.exec(document.cookie)?.[1]
  const follow = () => import('./followClock.ts').then(({ followClock }) => followClock()).catch(() => {})
  if (known === 'world') await follow()
  else if (known !== 'page') afterPaint(() => void follow())
}
