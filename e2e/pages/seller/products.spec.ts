import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { withDoubleText } from '../../a11y/layout.ts'
import { expect, test } from '../../fixtures.ts'
import { speakSwahili } from '../../pageStates/reach.ts'
import { failing } from '../failures/failing.ts'
import { countCalls } from './countCalls.ts'

const SNAPPER = 'red-snapper-changu-1-kg'
const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem')
const chip = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const snapper = (page: Page) => cards(page).filter({ hasText: 'Red snapper' })

test.beforeEach(async ({ context, world }) => {
  await world.signIn('mwanaidi', context)
})

test('[SPRD-001][SELL-001][SPRD-007][SELL-012] chips filter and count; filter, search and page are in the URL; cards fit a phone', async ({
  page,
  world,
}) => {
  await world.control.change('products', SNAPPER, { availableQuantity: 0 })
  await page.goto('/seller/products')
  await expect(cards(page)).toHaveCount(10)
  const value = (await world.control.records('products'))
    .filter(({ sellerId }) => sellerId === 'mwanaidi')
    .reduce((sum, { unitPrice, availableQuantity }) => sum + Number(unitPrice) * availableQuantity, 0)
  const inventory = page.getByText('Inventory value').locator('..')
  await expect(inventory).toContainText(`TZS ${value.toLocaleString('en')}`)
  await chip(page, 'Out of stock 1').click()
  await expect(page).toHaveURL('/seller/products?filter=outOfStock')
  await expect(chip(page, 'Out of stock 1')).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(1)
  await expect(snapper(page)).toContainText('Sold Out')
  await expect(inventory).toContainText(`TZS ${value.toLocaleString('en')}`) // [SPRD-007] independent of the filter
  await chip(page, 'Low stock 1').click() // [SDSH-014] without the inactive product with low stock
  await expect(cards(page)).toHaveCount(1)
  await chip(page, 'Inactive 1').click()
  await expect(cards(page)).toHaveText([/Inactive/])
  await chip(page, 'Active 12').click()
  await expect(cards(page).first()).toContainText('Active')
  await chip(page, 'All 13').click()
  await page.getByRole('searchbox').fill('octopus')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/seller/products?search=octopus')
  await expect(cards(page)).toHaveText([/Boiled octopus/, /Squid rings/, /Mixed seafood/]) // by name, by category, by description
  await page.goto('/seller/products?sort=-price')
  await expect(cards(page).first()).toContainText('150,000')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await speakSwahili(page)
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await actionLines(page), `${width} px`).toBe(1)
  }
  await withDoubleText(page, async () => expect(await actionLines(page)).toBe(2))
})

/** Returns in how many lines the actions of the first card are. All must be inside the card. */
async function actionLines(page: Page): Promise<number> {
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('switch') })
    .first()
  const actions = [
    card.getByRole('switch'),
    card.getByRole('button', { name: /^Weka kuwa imeisha/ }),
    card.getByRole('link', { name: /^Badilisha/ }),
  ]
  const [room, ...places] = await Promise.all([card, ...actions].map((one) => one.boundingBox()))
  const edge = (room?.x ?? 0) + (room?.width ?? 0)
  for (const place of places) expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(edge)
  return new Set(places.map((place) => Math.round((place?.y ?? 0) + (place?.height ?? 0) / 2))).size
}

test('[SPRD-002][SPRD-008][SELL-012] descriptions are cut at 50 characters, on cards and in the table, which can be sorted by header and paged', async ({
  page,
}) => {
  await page.goto('/seller/products')
  const about = page.getByText('Hand-lined on the reefs off Dar es Salaam and sold...', { exact: true }).first()
  await expect(about).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  const rows = page.getByRole('table', { name: 'Products' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await expect(rows.nth(1)).toContainText('Hand-lined on the reefs off Dar es Salaam and sold...')
  expect(await about.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0) // not cut again by the cell
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/seller/products?page=2')
  await expect(rows).toHaveCount(4)
  const size = page.getByLabel('Rows per page')
  await expect(size.getByRole('option')).toHaveText(['10', '20', '50', '100'])
  await size.selectOption('20')
  await expect(rows).toHaveCount(14)
  await page.getByRole('button', { name: 'Price, TZS' }).click()
  await expect(page.getByRole('columnheader', { name: 'Price, TZS' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows.nth(1)).toContainText('6,000')
  await page.getByRole('button', { name: 'Price, TZS' }).click()
  await expect(rows.nth(1)).toContainText('150,000')
})

test('[SPRD-033][SPRD-034][SPRD-035] the stock bar is a fifth full at the alert quantity, full at five times that, and red for low stock', async ({
  page,
  world,
}) => {
  const show = async (availableQuantity: number, alertQuantity: number) => {
    await world.control.change('products', SNAPPER, { availableQuantity, alertQuantity })
    await page.goto('/seller/products')
    return snapper(page)
  }
  const bar = page.getByRole('meter', { name: 'Stock level' })
  const fill = async () => {
    const [whole, part] = [await bar.first().boundingBox(), await bar.first().locator('.level-fill').boundingBox()]
    return Math.round(((part?.width ?? 0) / (whole?.width ?? 1)) * 100)
  }
  await expect(await show(8, 8)).toContainText('8 in stock')
  await expect(chip(page, 'Low stock 1')).toBeVisible() // [SPRD-033] at the alert quantity
  await expect(bar.first()).toHaveAttribute('aria-valuenow', '20')
  expect(await fill()).toBe(20)
  await show(60, 8)
  await expect(bar.first()).toHaveAttribute('aria-valuenow', '100')
  expect(await fill()).toBe(100)
  await expect(await show(0, 8)).toContainText('Sold Out')
  await expect(chip(page, 'Out of stock 1')).toBeVisible() // [SPRD-034]
  await expect(bar.first()).toHaveAttribute('aria-valuenow', '0')
  await show(1, 0)
  await expect(bar.first()).toHaveAttribute('aria-valuenow', '100')
})

test('[SPRD-031][SPRD-032][ERR-050] the switch makes a product inactive and active; a failure shows an error and changes nothing', async ({
  page,
  world,
}) => {
  await page.goto('/seller/products')
  const onSale = page.getByRole('switch', { name: /Red snapper/ })
  await expect(onSale).toBeChecked()
  await onSale.click()
  await expect(onSale).not.toBeChecked()
  await expect(snapper(page)).toContainText('Inactive')
  await expect(chip(page, 'Inactive 2')).toBeVisible()
  expect((await world.control.record('products', SNAPPER)).isActive).toBe(false)
  await page.goto(`/seller/products/view/${SNAPPER}`)
  await expect(page.getByRole('switch', { name: 'Inactive: Red snapper' })).not.toBeChecked()
  await failing(world, 'PATCH', '/products/:id')
  await onSale.click()
  await expect(page.getByRole('alert').getByText('Failed to update product')).toBeVisible()
  await onSale.click()
  await expect(onSale).toBeChecked()
})

test('[SELL-002] Sold out asks for confirmation, sets the stock to 0, and can be undone for 5 s', async ({ page, world }) => {
  const stock = async () => (await world.control.record('products', SNAPPER)).availableQuantity
  await page.goto('/seller/products')
  const markSoldOut = page.getByRole('button', { name: 'Mark sold out Red snapper' })
  const undo = page.getByRole('button', { name: 'Undo' })
  await markSoldOut.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click()
  expect(await stock()).toBe(32)
  await markSoldOut.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark sold out' }).dblclick()
  await expect(snapper(page)).toContainText('Sold Out')
  await expect(page).toHaveURL('/seller/products') // the second tap does not hit a tab below the dialog
  expect(await stock()).toBe(0)
  await page.mouse.move(0, 0)
  await world.pass(4_900)
  await undo.click()
  await expect(snapper(page)).toContainText('32 in stock')
  await page.goto(`/seller/products/view/${SNAPPER}`)
  await page.getByRole('button', { name: 'Mark sold out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark sold out' }).click()
  await expect(undo).toBeVisible()
  await page.mouse.move(0, 0)
  await world.pass(5_100)
  await expect(undo).toHaveCount(0)
  expect(await stock()).toBe(0)
})

test('[SPRD-028][SPRD-029][ERR-051][ERR-052] deleting asks for confirmation, shows failures, and removes the product from list and view', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/seller/products')
  const row = page.getByRole('row').filter({ hasText: 'Red snapper' })
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this product? This action cannot be undone.',
  })
  const remove = async (response: 'No' | 'Delete') => {
    await page.getByRole('button', { name: 'More about Red snapper' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await question.getByRole('button', { name: response }).click()
  }
  await remove('No')
  await expect(row).toBeVisible()
  await failing(world, 'DELETE', '/products/:id')
  await remove('Delete')
  await expect(page.getByText('Failed to delete product')).toBeVisible()
  await expect(row).toBeVisible()
  await remove('Delete')
  await expect(page.getByText('Product deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: /^Kingfish steaks/ }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/seller/products')
  expect(await countCalls(world, 'DELETE', '/v1/products')).toBe(3)
})

test('[SPRD-003][SPRD-004] without products there is a link to the form; without matches, a link to clear the filter', async ({
  page,
  world,
}) => {
  await page.goto('/seller/products?filter=outOfStock')
  await expect(page.getByRole('heading', { name: 'No products match the selected filter' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all products' }).click()
  await expect(cards(page)).toHaveCount(10)
  for (const { id, sellerId } of await world.control.records('products')) {
    if (sellerId === 'mwanaidi') await world.control.change('products', id, { sellerId: 'ziwa' })
  }
  await page.goto('/seller/products')
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Add product' }).first().click()
  await expect(page).toHaveURL('/seller/products/new')
})

test('[SPRD-005][SPRD-006][ERR-053][ERR-054] a list that fails to load shows an error in place, and a toast with a reload button', async ({
  page,
  world,
}) => {
  await failing(world, 'GET', '/products/me')
  await page.goto('/seller/products')
  await expect(page.getByText('Error loading products: Failed to load products', { exact: true })).toBeVisible()
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to load products. Please try again.' })
  await expect(toast).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await toast.getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page)).toHaveCount(10)
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false)
})

test('[SELL-003][SELL-004] the export has all filtered rows in sorted order, numbers as plain integers, and no cell that runs as a formula', async ({
  page,
  world,
}) => {
  await world.control.change('products', SNAPPER, { name: '=SUM(A1:A9)' })
  await page.goto('/seller/products?filter=active&sort=-price')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
  expect(file.suggestedFilename()).toBe('samaki-products-2026-11-21.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  const lines = text.slice(1).trim().split('\r\n')
  expect(lines).toHaveLength(13) // all pages
  expect(lines[0]).toBe('Product,Description,Category,Storage type,"Price, TZS",Stock,Alert quantity,Status')
  expect(lines[1]).toContain(',62000,10,')
  expect(text).toContain("'=SUM(A1:A9)")
})

test('[SPRD-030][SPRD-036][ERR-041][ERR-043] the view shows every field; another seller’s product, an unknown one and a failure show an error', async ({
  page,
  world,
}) => {
  await page.goto('/seller/products')
  await page
    .getByRole('link', { name: /Red snapper \(Changu\)/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/seller/products/view/${SNAPPER}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red snapper (Changu), 1 kg')
  for (const words of ['TZS 18,500', '32 in stock', 'alert at 5', 'Active', 'Reef fish', 'Refrigerated', 'Iced on board', '22 Sep 2026'])
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Sold so far' }).locator('..')).toHaveText(/16$/) // pieces in orders that were not cancelled
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  world.expectConsole(/Failed to load resource/)
  for (const id of ['none', 'nile-tilapia-sato-1-kg']) {
    await page.goto(`/seller/products/view/${id}`)
    await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible()
  }
  await failing(world, 'GET', '/products/:id')
  await page.goto(`/seller/products/view/${SNAPPER}`)
  await expect(page.getByText('Error loading product details: Failed to fetch product details')).toBeVisible()
  await expect(page.getByRole('alert').getByText('Failed to load product details', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red snapper (Changu), 1 kg')
})
