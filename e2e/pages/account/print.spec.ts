import { expect, test } from '../../fixtures.ts'
import { buy } from '../seller/buy.ts'

// A shared window would stay in print mode for the next test.
test.use({ ownWindow: true })

test('[WAY-014] an order with three lines prints as a one-page receipt, black on white even in the dark theme, without controls', async ({
  page,
  world,
}, testInfo) => {
  await world.signIn('asha')
  const order = await buy(world, 'nile-tilapia-sato-1-kg', 'yellowfin-tuna-jodari-1-kg', 'red-snapper-changu-1-kg')
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Tanzania' })).toBeVisible()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const main = page.getByRole('main')
  await expect(main.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(3)
  for (const words of [order.orderNumber, 'Subtotal', 'Total', 'Delivery address', 'Payment method', 'Ordered'])
    await expect(main.getByText(words).first()).toBeVisible()
  await expect(main.getByText('The seller has your order and will prepare it.')).toBeVisible() // the status
  for (const role of ['button', 'banner', 'navigation', 'contentinfo', 'img', 'status', 'link'] as const)
    await expect(page.getByRole(role), `no ${role} on paper`).toHaveCount(0)
  const colours = await main.locator('*:visible').evaluateAll((all) => {
    const shown = all.map((element) => getComputedStyle(element))
    return { ink: [...new Set(shown.map(({ color }) => color))], ground: [...new Set(shown.map(({ backgroundColor }) => backgroundColor))] }
  })
  expect(colours.ink).toEqual(['rgb(0, 0, 0)'])
  expect(colours.ground.sort()).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'])

  await page.screenshot({ path: testInfo.outputPath('receipt.png'), fullPage: true })
  const paper = await page.pdf({ format: 'A4', path: testInfo.outputPath('receipt.pdf') })
  expect(paper.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
})

test('[WAY-014] the button opens the print dialog of the browser', async ({ page, world }) => {
  await world.signIn('neema')
  await page.goto('/orders/order-104698')
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print receipt' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
})
