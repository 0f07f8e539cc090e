import { expect, test } from '../../fixtures.ts'
import { failing } from '../failures/failing.ts'

test('[HOME-013][ERR-019][ERR-020][GEN-025] if home fails to load, it shows a banner with the error text of the call', async ({
  page,
  world,
}) => {
  await failing(world, 'GET', '/products')
  await failing(world, 'GET', '/categories')
  await page.goto('/')
  const banner = (text: string) => page.getByRole('alert').filter({ hasText: text })
  await expect(banner('Failed to fetch products')).toBeVisible()
  await expect(banner('Failed to fetch categories')).toBeVisible()
  for (const text of ['Failed to fetch products', 'Failed to fetch categories']) {
    await banner(text).getByRole('button', { name: 'Try Again' }).click()
  }
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8)
  await expect(page.getByRole('region', { name: 'Popular Categories' }).getByRole('link')).toHaveCount(8)
})
