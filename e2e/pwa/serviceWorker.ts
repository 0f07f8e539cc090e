import type { BrowserContext, Page } from '@playwright/test'

/** Fixture options for a spec with service workers. Use `letIdle` with it: the stopped clock also stops idle callbacks. */
export const withWorker = { ownWindow: true, serviceWorkers: 'allow' } as const

export const letIdle = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.requestIdleCallback = (idle) => window.setTimeout(idle, 1)
  })

/** Resolves when the worker controls the page and has cached the files that its release lists for this kind of user. */
export async function untilCached(page: Page, list = 'buyer'): Promise<void> {
  const isKept = (name: string) => {
    const release = document.querySelector<HTMLElement>('[data-release]')?.dataset['release'] ?? 'none'
    const kept = localStorage.getItem('onDevice') ?? ''
    return kept.includes(`"${name}"`) && kept.includes(release) && navigator.serviceWorker.controller !== null
  }
  await page.waitForFunction(isKept, list, { timeout: HALF_A_MINUTE })
}
/** The timeout in ms. A busy machine needs long for about two hundred files. */
const HALF_A_MINUTE = 30_000

/** Resolves when the worker controls the page, even if it has not cached all files. */
export const untilControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** Returns the URL paths of all cached responses. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const keys = await Promise.all(all.map((cache) => cache.keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

/** Returns all text in the caches, except files of the app, and in the storage of the device. */
export const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const answers = (await Promise.all(all.map((cache) => cache.matchAll()))).flat()
    const texts = await Promise.all(answers.filter(({ url }) => !/\/assets\//.test(url)).map((answer) => answer.text()))
    return [...texts, ...Object.values(localStorage), ...Object.values(sessionStorage)].join('\n')
  })
