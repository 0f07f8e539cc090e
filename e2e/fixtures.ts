import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { drawIn, type Letters } from './letters.ts'
import { waitForApp } from './waitForApp.ts'
import { SharedWindow } from './world/sharedWindow.ts'
import { START, World } from './world/world.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  world: World
  /** Opens a page for another person, in a separate browser context in the same world. */
  visitor: () => Promise<Page>
  /** Gives the test a new browser window, for tests of what a device has not loaded yet or must load offline. */
  ownWindow: boolean
  /** The width of the letters in which pages are drawn. */
  letters: Letters
  windowOptions: BrowserContextOptions
}

interface WorkerFixtures {
  sharedWindow: SharedWindow
}

let worlds = 0
const withAppWait = new WeakSet<Page>()

/** Each test has its own world with a stopped clock. It fails if there are errors or violations in world or page afterwards (QA-042). */
export const test = base.extend<Fixtures, WorkerFixtures>({
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
  letters: ['ours', { option: true }],

  sharedWindow: [
    async ({ browser }, use) => {
      const shared = new SharedWindow(browser)
      await use(shared)
      await shared.close()
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

  context: async ({ browser, world, sharedWindow, ownWindow, windowOptions, letters }, use) => {
    // The shared window can't be cleaned without JavaScript, so tests without JavaScript get a window of their own.
    const shared = ownWindow || windowOptions.javaScriptEnabled === false ? undefined : sharedWindow
    const context = shared ? await shared.take(windowOptions, START) : await browser.newContext(windowOptions)
    slowDown(context)
    await answerLate(context)
    await drawIn(context, letters)
    await world.admit(context)
    await use(context)
    const faults = await world.problems()
    await (shared ? shared.reset() : context.close())
    if (faults.length > 0) throw new Error(`Wrong in world or page after the test:\n  ${faults.join('\n  ')}`)
  },

  page: async ({ context, javaScriptEnabled }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (javaScriptEnabled && !withAppWait.has(page)) withAppWait.add(waitForApp(page))
    await use(page)
  },

  visitor: async ({ browser, world, baseURL, contextOptions, serviceWorkers, letters }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, serviceWorkers, ...(baseURL && { baseURL }) })
      opened.push(context)
      slowDown(context)
      await answerLate(context)
      await drawIn(context, letters)
      await world.admit(context)
      return waitForApp(await context.newPage())
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
