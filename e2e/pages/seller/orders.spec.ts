import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures.ts'
import { buy } from './buy.ts'

const SNAPPER = 'red-snapper-changu-1-kg'

test('[SORD-001][SORD-002][SORD-003][SORD-007] orders can be filtered by status and searched by number, with both in the URL', async ({
  page,
  world,
}) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const rows = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  const filters = page.getByRole('group', { name: 'Status' })
  const orders = (await world.control.records('orders')).filter(({ items }) => items.some(({ sellerId }) => sellerId === 'mwanaidi'))
  const captions = { pending: 'Pending', processing: 'Processing', shipping: 'In Transit', delivered: 'Delivered', cancelled: 'Cancelled' }
  await expect(filters.getByRole('button')).toHaveText([
    `All Statuses${orders.length}`,
    ...Object.entries(captions).map(([status, caption]) => `${caption}${orders.filter((one) => one.status === status).length}`),
  ])
  for (const [status, caption] of Object.entries(captions)) {
    await filters.getByRole('button', { name: caption }).click()
    await expect(page).toHaveURL(`/seller/orders?status=${status}`)
    await expect(rows).toHaveCount(orders.filter((one) => one.status === status).length)
    for (const row of await rows.all()) await expect(row).toContainText(caption)
  }
  await page.getByRole('searchbox', { name: 'Order number' }).fill('104666')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveText([/SMK-104666/])
  const left = page.url()
  await rows.first().getByRole('link').click()
  await page.getByRole('link', { name: 'Back to Orders' }).click()
  await expect(page).toHaveURL(left)
  await expect(page.getByRole('searchbox')).toHaveValue('104666')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(left)
  await expect(rows).toHaveText([/SMK-104666/])
  await filters.getByRole('button', { name: 'Pending' }).click()
  await expect(page.getByRole('heading', { name: 'No orders match your filters' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all orders' }).click()
  await expect(page).toHaveURL('/seller/orders')
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/seller\/orders\/order-\d+$/) // SORD-008
})

test('[SORD-004][SORD-005][SORD-008][SORD-009] the summary and the rows count own items only', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  const orders = (await world.control.records('orders')).filter(({ items }) => items.some(({ sellerId }) => sellerId === 'mwanaidi'))
  const own = orders
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ items }) => items.filter((item) => item.sellerId === 'mwanaidi'))
  const revenue = own.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const inProgress = orders.filter(({ status }) => status === 'processing' || status === 'shipping').length
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/seller/orders')
  const figures = page.getByRole('main').getByRole('listitem')
  await expect(figures.filter({ hasText: 'In progress' })).toHaveText(`In progress ${inProgress}`)
  await expect(figures.filter({ hasText: 'Estimated revenue' })).toHaveText(`Estimated revenue TZS ${revenue.toLocaleString('en')}`)
  const mixed = orders.find(({ items }) => new Set(items.map(({ sellerId }) => sellerId)).size > 1)
  const row = page.getByRole('row').filter({ hasText: mixed?.orderNumber ?? 'none' })
  await expect(row).toContainText('Red snapper × 1')
  await expect(row).not.toContainText('Squid')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(`/seller/orders/${mixed?.id}`)
})

test('[SORD-006] a seller without orders sees a message', async ({ page, world }) => {
  const waiting = (await world.control.records('sellers')).find(({ userId }) => userId === 'kunduchi')
  await world.control.change('sellers', waiting?.id ?? '', { isVerified: true })
  await world.signIn('kunduchi')
  await page.goto('/seller/orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: "Today's prices" })).toHaveAttribute('href', '/seller/prices')
})

test('[SELL-003][SELL-012] the export has all filtered orders of all pages, in order', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  const exported = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('samaki-orders-2026-11-21.csv')
    return (await readFile(await file.path(), 'utf8')).split('\r\n').slice(0, -1)
  }
  await page.goto('/seller/orders')
  const rows = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  const all = await exported()
  expect(all[0]).toBe('\uFEFFOrder,Buyer,Items,Delivery,Status,Placed,"Amount, TZS"')
  expect(all[1]).toMatch(/^SMK-104698,Neema Mushi,Red snapper.×.3,Express,Pending,2026-11-21 08:35,55500$/)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/seller/orders?page=2')
  await expect(rows).toHaveCount(all.length - 1 - 10)
  await page.getByRole('button', { name: /^Delivered/ }).click()
  await expect(page).toHaveURL('/seller/orders?status=delivered')
  const delivered = await exported()
  expect(delivered.slice(1)).toEqual(all.filter((line) => line.includes(',Delivered,')))
})

test('[SELL-011][RT-014][GEN-011] a new order shows a badge and a toast, and appears in the list at once', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/orders')
  const tab = page.getByRole('navigation', { name: 'Seller' }).getByRole('link', { name: /^Orders/ })
  await expect(tab).toHaveAccessibleName('Orders 2 new')
  await expect.poll(() => world.connectionCount()).toBe(1)
  const { orderNumber } = await buy(world, SNAPPER)
  await expect(page.getByRole('status').filter({ hasText: `New order ${orderNumber}` })).toBeVisible()
  await expect(tab).toHaveAccessibleName('Orders 3 new')
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first()).toContainText(orderNumber)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Seller' }).getByRole('link', { name: 'Orders 3 new' })).toBeVisible()
})

test('[SELL-011] with Order updates disabled, a new order shows no toast but still counts in the badge', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  await page.goto('/profile?tab=settings')
  await expect.poll(() => world.connectionCount()).toBe(1) // otherwise this page might never connect, and the next page would be the first
  await page.getByRole('checkbox', { name: 'Order updates' }).uncheck()
  await page.goto('/seller/orders')
  await expect.poll(() => world.connectionCount()).toBe(2)
  await buy(world, SNAPPER)
  await expect(page.getByRole('link', { name: 'Orders 3 new' })).toBeVisible()
  await world.settled()
  await expect(page.getByText(/^New order/)).toHaveCount(0)
})
