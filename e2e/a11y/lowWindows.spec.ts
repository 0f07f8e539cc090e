import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { say, thread } from '../journeys/thread.ts'
import { inAllLetters } from '../letters.ts'
import { withTwoFish } from '../pages/checkout/checkout.ts'
import { drawn } from '../world/pageClock.ts'

const SIZES = [
  { width: 740, height: 200 },
  { width: 320, height: 256 }, // a laptop with 400 % zoom
  { width: 320, height: 200 },
  { width: 360, height: 740 },
] as const
const MOST = 0.4

/** Scrolls halfway down the page and returns the share of the window's height that wide fixed and sticky bars cover. */
const underBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2 - window.innerHeight / 2)
    const rows = new Set<number>()
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element)
      if ((position !== 'fixed' && position !== 'sticky') || !element.checkVisibility({ visibilityProperty: true })) continue
      const { top, bottom, width } = element.getBoundingClientRect()
      if (width < window.innerWidth / 2 || element.matches('.toasts')) continue
      for (let y = Math.max(0, Math.round(top)); y < Math.min(window.innerHeight, Math.round(bottom)); y++) rows.add(y)
    }
    return rows.size / window.innerHeight
  })

async function expectLowBars(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await inAllLetters(page, path, async (what) => {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await drawn(page.context())
      expect(await underBars(page), `${what} at ${size.width} × ${size.height}`).toBeLessThanOrEqual(MOST)
    }
  })
}

test('[A11Y-016][A11Y-017] bars leave 60 % of a low window to the page on home, product, cart, checkout and orders', async ({
  page,
  world,
}) => {
  await withTwoFish(page, world)
  for (const path of ['/', '/products/yellowfin-tuna-jodari-1-kg', '/cart', '/checkout', '/profile']) await expectLowBars(page, path)
})

test('[A11Y-016][A11Y-017] bars leave 60 % of a low window to the page on a seller’s prices, orders and payouts and a transporter’s delivery', async ({
  page,
  world,
}) => {
  await world.signIn('mwanaidi')
  for (const path of ['/seller/dashboard', '/seller/prices', '/seller/payouts/request']) await expectLowBars(page, path)
  await world.signIn('hamisi')
  for (const path of ['/transporter/dashboard', '/transporter/orders/order-104698']) await expectLowBars(page, path)
})

test('[A11Y-016][A11Y-017] a low window shows the message box and two lines of the thread', async ({ page, world }) => {
  await withTwoFish(page, world)
  await page.goto('/chat')
  await say(page, 'habari')
  await inAllLetters(page, 'the thread', async (what) => {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await drawn(page.context())
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 })
      const box = await thread(page).boundingBox()
      expect(box?.height, `${what} at ${size.width} × ${size.height}`).toBeGreaterThanOrEqual(2 * 24)
      expect(await underBars(page)).toBeLessThanOrEqual(MOST)
    }
  })
})
