import type { BrowserContext, Page } from '@playwright/test'

/** For a spec whose pages have a service worker. The clock of a page stands still, and with it the moment when it has nothing to do. */
export const withWorker = { ownWindow: true, serviceWorkers: 'allow' } as const

export const letIdle = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.requestIdleCallback = (idle) => window.setTimeout(idle, 1)
  })

/** Resolves when the worker has brought a list of files for the release of this page, and controls it. */
export async function untilKept(page: Page, list = 'buyer'): Promise<void> {
  const isKept = (name: string) => {
    const release = document.querySelector<HTMLElement>('[data-release]')?.dataset['release'] ?? 'none'
    const kept = localStorage.getItem('onDevice') ?? ''
    return kept.includes(`"${name}"`) && kept.includes(release) && navigator.serviceWorker.controller !== null
  }
  await page.waitForFunction(isKept, list, { timeout: HALF_A_MINUTE })
}
/** In ms: some two hundred files, which a busy machine takes its time for. */
const HALF_A_MINUTE = 30_000

/** Resolves when the worker controls the page, whatever it has kept. */
export const untilControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** Paths of all that the caches hold, with what was asked for. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const keys = await Promise.all(all.map((cache) => cache.keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

/** All text that the caches and the storage of the device hold. */
export const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const answers = (await Promise.all(all.map((cache) => cache.matchAll()))).flat()
    const texts = await Promise.all(answers.filter(({ url }) => !/\/assets\//.test(url)).map((answer) => answer.text()))
    return [...texts, ...Object.values(localStorage), ...Object.values(sessionStorage)].join('\n')
  })
