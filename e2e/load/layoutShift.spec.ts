import type { Page } from '@playwright/test'
import { addFault } from '#contract/control/faults/faults.ts'
import { expect, test } from '../fixtures.ts'
import { signInWithCart } from '../world/fillCart.ts'
import type { World } from '../world/world.ts'

test.use({ ownWindow: true })

/** The limit of the sum of layout shifts in one load (PERF-011). */
const MOST_SHIFT = 0.05
const LATE = 2_000
/** The number of rounds of calls to wait for, because a response may lead to further calls. */
const ANSWERS = 3

const guest = [
  '/',
  '/products',
  '/products/yellowfin-tuna-jodari-1-kg',
  '/chat',
  '/cart',
  '/login',
  '/register',
  '/about',
  '/contact',
  '/faq',
  '/shipping',
  '/returns',
  '/terms',
  '/privacy-policy',
  '/no-such-page',
]
const buyer = [
  '/',
  '/cart',
  '/checkout',
  '/checkout/payment/order-104697',
  '/orders',
  '/orders/order-104697',
  '/wishlist',
  '/profile',
  '/profile?tab=settings',
  '/chat',
]

/** Pages that fetch data. */
const reading = [
  '/',
  '/products',
  '/products/yellowfin-tuna-jodari-1-kg',
  '/checkout',
  '/checkout/payment/order-104697',
  '/orders',
  '/orders/order-104697',
  '/profile?tab=orders',
]

/** Splits paths into groups, one per test, so that a test takes only a few seconds. */
const inParts = (paths: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(paths.length / size) }, (_, part) => paths.slice(part * size, (part + 1) * size))

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    for (const paths of inParts(guest, 4)) {
      test(`[PERF-011] nothing shifts as a guest's pages load at ${width} px: ${paths.join(' ')}`, async ({ page, world }) => {
        if (paths.includes('/no-such-page')) world.expectConsole(/404/)
        await watchShifts(page)
        for (const path of paths) await expectStill(page, world, path)
      })
    }

    for (const paths of inParts(buyer, 4)) {
      test(`[PERF-011] nothing shifts as a buyer's pages load at ${width} px: ${paths.join(' ')}`, async ({ page, world }) => {
        await arriveWithCart(page, world)
        for (const path of paths) await expectStill(page, world, path)
      })
    }

    for (const paths of inParts(reading, 2)) {
      test(`[PERF-011][PROD-018][CAT-009] with a server that takes 2 s, placeholders are replaced by content and nothing shifts at ${width} px: ${paths.join(' ')}`, async ({
        page,
        world,
      }) => {
        await arriveWithCart(page, world)
        await answerLate(world)
        for (const path of paths) {
          await page.goto(path)
          await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first(), `${path} shows no loading`).toBeAttached()
          await world.pass(ANSWERS * LATE)
          await expect(page.locator('.skeleton, .product-tile-bone, .category-bone'), `${path} is still loading`).toHaveCount(0)
          await expect(page.getByRole('main').getByText(/TZS/).first(), path).toBeVisible()
          await expectNoShift(page, path)
        }
      })
    }
  })
}

for (const [path, last] of [
  ['/orders/order-104697', 'Buy again'],
  ['/checkout/payment/order-104697', 'Cancel'],
  ['/checkout', 'Place Order'],
] as const) {
  test(`[PERF-011] with a slow server the buttons of ${path} stay where they first were`, async ({ page, world }) => {
    await arriveWithCart(page, world)
    await watchButtons(page)
    await answerLate(world)
    await page.goto(path)
    await world.pass((ANSWERS + 1) * LATE)
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: last }).or(main.getByRole('link', { name: last }))).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  })
}

for (const [where, width, height] of [
  ['/chat', 360, 740],
  ['/products', 1280, 800],
] as const) {
  test(`[CHAT-145][PERF-011] the option for the usual order appears without moving the options above it, on ${where} at ${width} px`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height })
    await world.signIn('neema')
    await world.control.send(addFault, { body: { method: 'GET', path: 'orders', delay: LATE } })
    await page.goto(where)
    if (where !== '/chat') await page.getByRole('button', { name: 'Open chat' }).click()
    const log = page.getByRole('log')
    const option = log.getByRole('button', { name: 'Track my order' })
    await expect(option).toBeVisible()
    await world.settled()
    const before = (await option.boundingBox())?.y ?? 0
    await world.pass(ANSWERS * LATE)
    await expect(log.getByRole('button', { name: /^The usual/ })).toBeVisible()
    expect(Math.abs(((await option.boundingBox())?.y ?? 0) - before)).toBeLessThan(1)
  })
}

async function answerLate(world: World): Promise<void> {
  for (const path of ['*', '*/*']) await world.control.send(addFault, { body: { method: 'GET', path, delay: LATE } })
}

/** Records each control that moves up or down after it was first rendered. */
async function watchButtons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const first = new Map<Element, number>()
    const moved: string[] = []
    Object.assign(window, { moved })
    const look = () => {
      for (const button of document.querySelectorAll('main :is(button, a.button)')) {
        const y = Math.round(button.getBoundingClientRect().top + window.scrollY)
        const before = first.get(button) ?? y
        if (Math.abs(before - y) > 4) moved.push(`${button.textContent}: ${before} to ${y}`)
        first.set(button, y)
      }
      requestAnimationFrame(look)
    }
    look()
  })
}

async function arriveWithCart(page: Page, world: World): Promise<void> {
  await signInWithCart(world, page.context(), 'asha', { 'red-snapper-changu-1-kg': 1 })
  await watchShifts(page)
}

interface Shift {
  readonly value: number
  readonly what: string
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({
          value,
          what: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent)).join(' | '),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectStill(page: Page, world: World, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.skeleton, .product-tile-bone, .category-bone')).toHaveCount(0)
  // Wait for the last pictures and the frame that shows them.
  await world.settled()
  await expectNoShift(page, path)
}

async function expectNoShift(page: Page, path: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, `${path} moved: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT)
}
