import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { untilApp } from './untilApp.ts'
import { KeptWindow } from './world/keptWindow.ts'
import { START, World } from './world/world.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  world: World
  /** Opens a page for another person, in a separate browser context in the same world. */
  visitor: () => Promise<Page>
  /** Gives the test a new browser window, for tests of what a device has not loaded yet or must load offline. */
  ownWindow: boolean
  windowOptions: BrowserContextOptions
}

interface Kept {
  keptWindow: KeptWindow
}

let worlds = 0
const untilThere = new WeakSet<Page>()

/** Each test has its own world with a stopped clock. It fails if there are errors or violations in world or page afterwards (QA-042). */
export const test = base.extend<Fixtures, Kept>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  baseURL: async ({}, use) => use(mockUrl()),

  // oxlint-disable-next-line no-empty-pattern -- as above
  world: async ({}, use, testInfo) => {
    const world = new World(mockUrl(), `e2e-${testInfo.workerIndex}-${++worlds}`)
    await world.reset()
    await use(world)
    await world.end(testInfo)
  },

  ownWindow: [false, { option: true }],

  keptWindow: [
    async ({ browser }, use) => {
      const kept = new KeptWindow(browser)
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],

  windowOptions: async ({ contextOptions, baseURL, locale, timezoneId, viewport, javaScriptEnabled, serviceWorkers }, use) =>
    use({
      ...contextOptions,
      ...(baseURL && { baseURL }),
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
      viewport,
      javaScriptEnabled,
      serviceWorkers,
    }),

  context: async ({ browser, world, keptWindow, ownWindow, windowOptions }, use) => {
    // The shared window can't be cleaned without JavaScript.
    const kept = ownWindow || windowOptions.javaScriptEnabled === false ? undefined : keptWindow
    const context = kept ? await kept.take(windowOptions, START) : await browser.newContext(windowOptions)
    slowDown(context)
    await answerLate(context)
    await world.admit(context)
    await use(context)
    const faults = await world.faults()
    await (kept ? kept.handOn() : context.close())
    if (faults.length > 0) throw new Error(`Wrong in world or page after the test:\n  ${faults.join('\n  ')}`)
  },

  page: async ({ context, javaScriptEnabled }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (javaScriptEnabled && !untilThere.has(page)) untilThere.add(untilApp(page))
    await use(page)
  },

  visitor: async ({ browser, world, baseURL, contextOptions, serviceWorkers }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, serviceWorkers, ...(baseURL && { baseURL }) })
      opened.push(context)
      slowDown(context)
      await answerLate(context)
      await world.admit(context)
      return untilApp(await context.newPage())
    })
    for (const context of opened) await context.close()
  },
})

/** `E2E_SLOWDOWN=6` slows the CPU of every page by six, to find tests that check too early (docs/recipes/flaky-test.md). */
function slowDown(context: BrowserContext): void {
  const rate = Number(process.env['E2E_SLOWDOWN'] ?? 1)
  if (rate <= 1) return
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
  }
  context.on('page', slow)
  for (const page of context.pages()) void slow(page)
}

/** `E2E_LATE=300` delays every API response by 300 ms, to find tests and pages that only work with a quick server. */
async function answerLate(context: BrowserContext): Promise<void> {
  const late = Number(process.env['E2E_LATE'] ?? 0)
  if (late <= 0) return
  await context.route(/\/v1\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.fallback().catch(() => undefined)
  })
}

function mockUrl(): string {
  const url = process.env['E2E_URL']
  if (!url) throw new Error('no mock: run e2e by `npm run e2e`')
  return url
}

/** Makes the page open in Swahili, as if the buyer had chosen it before. */
export async function inSwahili(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    if (location.protocol.startsWith('http') && !localStorage.getItem('language')) localStorage.setItem('language', 'sw')
  })
}
