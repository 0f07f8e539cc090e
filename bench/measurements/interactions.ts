import type { BrowserContext, Page } from '@playwright/test'
import { openSession } from '#contract/control/people.ts'
import { resetWorld } from '#contract/control/worlds.ts'
import { Control } from '../../e2e/world/control.ts'
import { storeSession } from '../../e2e/world/signIn.ts'
import { type Measurement, median } from '../measurement.ts'

const WORLD = 'bench-interactions'
const BUYER = '+255712345678'
const CPU = 4
const LIMIT = 200
/** The number of visits, each in a fresh browser context. */
const VISITS = 5

type InteractionWatch = typeof window & { slowest: number }
/** One visit: does each kind of interaction and returns its times in ms. */
type Visit = (page: Page, worst: (act: () => Promise<unknown>) => Promise<number>) => Promise<Readonly<Record<string, number>>>

/** Measures Interaction to Next Paint of a buyer's most frequent actions on a cheap phone: the median over visits of the slowest in a visit (PERF-013). */
export const interactions: Measurement = async ({ site, browser }) => {
  const url = await site()
  const control = new Control(url, WORLD)
  const found: Record<string, number[]> = {}
  for (const visit of [inThread, onPages]) {
    for (let n = 0; n < VISITS; n++) {
      await control.send(resetWorld, { params: { name: WORLD }, body: { seed: 'default' } })
      const context = await (
        await browser()
      ).newContext({
        baseURL: url,
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      })
      try {
        const page = await open(context, control, url)
        for (const [what, ms] of Object.entries(await visit(page, (act) => slowestOf(page, act)))) (found[what] ??= []).push(ms)
      } finally {
        await context.close()
      }
    }
  }
  return Object.entries(found).map(([what, values]) => ({
    row: 'PERF-013',
    what: `INP: ${what}, ${CPU}× slower CPU`,
    value: median(values),
    limit: LIMIT,
    unit: 'ms',
    note: `of ${values.length} visits the slowest ${Math.max(...values).toFixed(0)}`,
  }))
}

async function open(context: BrowserContext, control: Control, url: string): Promise<Page> {
  await context.addCookies([
    { name: 'mock-world', value: WORLD, url },
    { name: 'mock-clock', value: 'page', url },
  ])
  const { accessToken, user } = await control.send(openSession, { body: { phoneNumber: BUYER } })
  await storeSession(context, 'bench-sign-in', accessToken, user)
  const page = await context.newPage()
  await page.addInitScript(watch)
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: CPU })
  return page
}

const inThread: Visit = async (page, worst) => {
  await page.goto('/chat')
  const log = page.getByRole('log')
  await log.getByRole('button', { name: 'Browse fish' }).waitFor()
  const box = page.getByRole('textbox', { name: 'Message' })
  const message = await worst(async () => {
    await box.tap()
    await box.pressSequentially('nataka mzia 2')
    await box.press('Enter')
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  })
  const chip = await worst(async () => {
    await page.getByRole('group', { name: 'Quick replies' }).getByRole('button', { name: 'Keep shopping' }).tap()
    await log.getByRole('heading', { name: 'Choose a category' }).last().waitFor()
  })
  const cardAction = await worst(async () => {
    await log.getByRole('button', { name: 'Reef fish' }).last().tap()
    await log
      .getByRole('button', { name: /^Add Red snapper/ })
      .first()
      .tap()
    await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor()
  })
  const stepper = await worst(async () => {
    await log.getByRole('button', { name: 'Change products' }).last().tap()
    const more = log.getByRole('button', { name: /^More:/ }).last()
    for (let n = 0; n < 3; n++) await more.tap()
    await page.getByRole('link', { name: 'Cart, 6 items' }).first().waitFor()
  })
  return { message, chip, 'card action': cardAction, stepper }
}

const onPages: Visit = async (page, worst) => {
  await page.goto('/products')
  await page.getByRole('link', { name: 'Nile tilapia' }).first().waitFor()
  const filter = await worst(async () => {
    await page.getByRole('main').getByRole('button', { name: 'Reef fish' }).tap()
    await page.getByRole('link', { name: 'Red snapper' }).first().waitFor()
  })
  const add = await worst(async () => {
    await page
      .getByRole('button', { name: /^Add Red snapper/ })
      .first()
      .tap()
    await page.getByRole('link', { name: 'Cart, 1 item' }).first().waitFor()
  })
  return { filter, add }
}

/** Returns the longest time from a tap or key of this action to the next paint, in ms. */
async function slowestOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => Object.assign(window, { slowest: 0 }))
  await act()
  // Event timing entries arrive two frames later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))))
  return page.evaluate(() => (window as InteractionWatch).slowest)
}

/** Runs in the page. Records event timing entries. */
function watch(): void {
  const page = window as InteractionWatch
  page.slowest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) page.slowest = Math.max(page.slowest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
