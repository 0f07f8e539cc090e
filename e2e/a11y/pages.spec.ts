import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { expect, test } from '../fixtures.ts'
import { inSwahili } from '../inSwahili.ts'

const guest = ['/', '/products', '/products/yellowfin-tuna-jodari-1-kg', '/cart', '/login', '/register', '/no-such-page']
const buyer = ['/cart', '/checkout', '/orders', '/orders/order-104697']

for (const language of ['en', 'sw'] as const) {
  for (const width of [360, 1280]) {
    test(`[A11Y-001][A11Y-004][A11Y-010] pages of the first purchase are clean at ${width} px in ${language}`, async ({ page, world }) => {
      await page.setViewportSize({ width, height: 800 })
      if (language === 'sw') await inSwahili(page)
      for (const path of guest) await visit(path)
      await world.signIn('asha')
      await page.goto('/products')
      await page.getByRole('main').locator('.add:not([disabled])').first().click()
      for (const path of buyer) await visit(path)

      async function visit(path: string): Promise<void> {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('main')).toBeVisible()
        await expect(page.locator('.skeleton')).toHaveCount(0)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expectNoAxeViolations(page)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          `${path} scrolls sideways`,
        ).toBeLessThanOrEqual(0)
      }
    })
  }
}
