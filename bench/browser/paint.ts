import type { Browser, Page } from '@playwright/test'

/** The metrics of a page load: LCP in ms, CLS as a share of the screen, TBT in ms, and the transferred kB of 1,000 bytes. */
export interface Paint {
  readonly LCP: number
  readonly CLS: number
  readonly TBT: number
  readonly kB: number
}

/** Lighthouse's slow 4G profile. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1_638.4 * 1_024) / 8, uploadThroughput: (675 * 1_024) / 8 }
const CPU = 4
/** A page counts as settled after this many ms without network, paint, layout shift or long task. */
const QUIET = 1_500

interface PaintTimes {
  LCP: number
  CLS: number
  FCP: number
  long: [start: number, duration: number][]
  /** When the last entry ended, in ms since the start of the navigation like all times here. */
  last: number
}
type PaintWatch = typeof window & { seen: PaintTimes }

export const paintOf = (browser: Browser, address: string): Promise<Paint> => onPhone(browser, address, (page) => paint(page, address))

/** Measures a second visit in a new tab, with the app cached by the service worker. API responses don't count as kB (PERF-015). */
export const secondPaintOf = (browser: Browser, address: string): Promise<Paint> =>
  onPhone(browser, address, async (page) => {
    await page.goto(address)
    await page.waitForFunction(() => localStorage.getItem('onDevice') !== null && navigator.serviceWorker.controller !== null)
    const second = await page.context().newPage()
    await page.close()
    return paint(second, address, (url) => !url.includes('/v1/'))
  })

async function onPhone(browser: Browser, address: string, measure: (page: Page) => Promise<Paint>): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  try {
    // With this cookie the page uses its own clock. Following the world's clock would need the network, which must become idle.
    await context.addCookies([{ name: 'mock-clock', value: 'page', url: address }])
    return await measure(await context.newPage())
  } finally {
    await context.close()
  }
}

async function paint(page: Page, address: string, counts: (url: string) => boolean = () => true): Promise<Paint> {
  const wire = await throttle(page, counts)
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForFunction((quiet) => performance.now() - (window as PaintWatch).seen.last > quiet, QUIET)
  const seen = await page.evaluate(() => (window as PaintWatch).seen)
  const TBT = seen.long.filter(([start]) => start >= seen.FCP).reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
  return { LCP: seen.LCP, CLS: seen.CLS, TBT, kB: wire() / 1_000 }
}

/** Throttles the network. Resolves with a function that returns the bytes transferred so far, without cached files. */
async function throttle(page: Page, counts: (url: string) => boolean): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page)
  let bytes = 0
  const apart = new Set<string>()
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker || !counts(response.url)) apart.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!apart.has(requestId)) bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  return () => bytes
}

/** Runs in the page. Records paints, layout shifts and long tasks. */
function watch(): void {
  const seen: PaintTimes = { LCP: 0, CLS: 0, FCP: 0, long: [], last: 0 }
  Object.assign(window, { seen })
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const on = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.last = Math.max(seen.last, entry.startTime + entry.duration)
        tell(entry)
      }
    }).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => {
    seen.LCP = entry.startTime
  })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.FCP = entry.startTime
  })
  on('layout-shift', (entry) => {
    if (!(entry as Shift).hadRecentInput) seen.CLS += (entry as Shift).value
  })
  on('longtask', (entry) => seen.long.push([entry.startTime, entry.duration]))
  on('resource', () => {})
}
