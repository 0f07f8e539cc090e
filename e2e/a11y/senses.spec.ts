import { expect, test } from '../fixtures.ts'

test('[A11Y-013] every chart has a table with its numbers, and every product picture has an alternative text', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  for (const path of ['/seller/dashboard', '/seller/analytics']) {
    await page.goto(path)
    const charts = page.locator('.chart svg')
    await expect(charts.first()).toBeVisible()
    for (const chart of await charts.all()) {
      await expect(chart).toHaveAttribute('aria-label', /TZS [\d,]+/)
      const place = page.getByRole('main').locator('section').filter({ has: chart })
      expect(await place.last().locator('table tbody tr').count()).toBeGreaterThan(3)
    }
  }
  await page.goto('/products')
  const cards = page.getByRole('main').locator('.plate img')
  await expect(cards.first()).toBeVisible()
  for (const alt of await cards.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))) expect(alt).toMatch(/\w/)
  await page.goto('/products/red-snapper-changu-1-kg')
  await expect(page.getByRole('img', { name: /Changu/ }).first()).toBeVisible()
  expect(await page.locator('img:not([alt])').count()).toBe(0)
})
