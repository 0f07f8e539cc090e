import { verifySeller } from '#contract/control/people.ts'
import { expect, test } from '../../fixtures.ts'
import { START } from '../../world/world.ts'
import { failing } from '../failures/failing.ts'
import { buy } from './buy.ts'

const SNAPPER = 'red-snapper-changu-1-kg'

test('[SDSH-006][SDSH-007][SDSH-010][SDSH-017] a verified seller sees a welcome, key figures, orders and quick actions', async ({
  page,
  world,
}) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mwanaidi' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Verified Seller')).toBeVisible()
  await expect(main.getByText('Mwanaidi Fishers')).toBeVisible()
  await expect(main.getByRole('region', { name: "Today's figures" }).getByRole('link')).toHaveCount(4)
  await expect(main.getByRole('list', { name: 'Recent orders' }).getByRole('listitem')).toHaveCount(5)
  const actions = main.getByRole('region', { name: 'Quick actions' }).getByRole('link')
  expect(await actions.evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`))).toEqual([
    'Add product /seller/products/new',
    'Orders /seller/orders',
    'Payouts /seller/payouts',
    'Reports /seller/reports',
    'Analytics /seller/analytics',
    'Settings /seller/settings',
  ])
  await actions.filter({ hasText: 'Add product' }).click()
  await expect(page).toHaveURL('/seller/products/new')
})

test('[SDSH-011][SDSH-012][SDSH-013][SDSH-014] the key figures count only own orders and products, and each links to its list', async ({
  page,
  world,
}) => {
  await world.signIn('mwanaidi')
  await world.control.change('products', SNAPPER, { availableQuantity: 1 })
  const orders = (await world.control.records('orders')).filter(({ items }) => items.some(({ sellerId }) => sellerId === 'mwanaidi'))
  const products = (await world.control.records('products')).filter(({ sellerId }) => sellerId === 'mwanaidi')
  const dayOf = (at: number) => new Date(at + 3 * 3_600_000).toISOString().slice(0, 10)
  const todays = orders.filter(({ createdAt, status }) => status !== 'cancelled' && dayOf(Date.parse(createdAt)) === dayOf(START))
  const own = todays.flatMap(({ items }) => items).filter(({ sellerId }) => sellerId === 'mwanaidi')
  const sales = own.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const pending = orders.filter(({ status }) => status === 'pending')
  const low = products.filter(({ availableQuantity, alertQuantity, isActive }) => isActive && availableQuantity <= alertQuantity)
  expect([sales, pending.length, low.length].every((n) => n > 0)).toBe(true)

  await page.goto('/seller/dashboard')
  const figures = page.getByRole('region', { name: "Today's figures" })
  const figure = (name: string, value: string | number) => figures.getByRole('link', { name: `${name} ${value}`, exact: true })
  await expect(figure("Today's sales", `TZS ${sales.toLocaleString('en')}`)).toBeVisible()
  await expect(figure('New orders', pending.length)).toHaveAttribute('href', '/seller/orders?status=pending')
  await expect(figure('Total products', products.length)).toHaveAttribute('href', '/seller/products')
  await expect(figure('Low stock', low.length)).toHaveAttribute('href', '/seller/products?filter=lowStock')
  const chart = page.getByRole('region', { name: 'Sales', exact: true })
  await expect(chart.getByRole('img')).toHaveAccessibleName(/^Sales per day, 15 Nov 2026 to 21 Nov 2026\. Highest TZS /)
  await chart.getByText('The same as a table').click()
  await expect(chart.getByRole('row').last()).toHaveText(new RegExp(`21 Nov 2026.*${todays.length}.*${sales.toLocaleString('en')}`))

  await figure("Today's sales", `TZS ${sales.toLocaleString('en')}`).click()
  await expect(page).toHaveURL('/seller/orders?day=2026-11-21')
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(todays.length)
  await page.getByRole('button', { name: 'Only 21 Nov 2026' }).click()
  await expect(page.getByRole('button', { name: /^All Statuses/ })).toContainText(String(orders.length))
})

test('[SDSH-006][SDSH-015] the five newest own orders link to their details, on a desktop in a table', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  await page.setViewportSize({ width: 1280, height: 800 })
  const orders = (await world.control.records('orders')).filter(({ items }) => items.some(({ sellerId }) => sellerId === 'mwanaidi'))
  const newest = orders.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, 5)
  await page.goto('/seller/dashboard')
  const links = page.getByRole('table', { name: 'Recent orders' }).getByRole('link')
  await expect(links).toHaveText(newest.map(({ orderNumber }) => orderNumber))
  await links.first().click()
  await expect(page).toHaveURL(`/seller/orders/${newest[0]?.id}`)
})

test('[SDSH-008][SDSH-016][SELL-013] without a profile the banner shows Incomplete and links to the profile form', async ({
  page,
  world,
}) => {
  await world.signIn('zawadi')
  await page.goto('/seller/dashboard')
  const banner = page.getByRole('region', { name: 'Incomplete' })
  await expect(banner.getByText('Incomplete')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Needs you now' }).getByRole('link', { name: 'Complete' })).toHaveAttribute(
    'href',
    '/seller-profile/create',
  )
  await expect(page.getByRole('main').getByText('No orders yet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Quick actions' }).getByRole('link', { name: 'Orders' })).toBeDisabled()
  await banner.getByRole('link', { name: 'Complete Profile' }).click()
  await expect(page.getByText('Please complete your seller profile').first()).toBeVisible()
  await expect(page).toHaveURL('/seller/profile/create')
})

test('[SDSH-009][SELL-013] a pending profile shows that it is under review and how long that takes, but not that all tasks are done', async ({
  page,
  world,
}) => {
  await world.signIn('kunduchi')
  await page.goto('/seller/dashboard')
  const banner = page.getByRole('region', { name: 'Pending' })
  await expect(banner.getByText('Pending', { exact: true })).toBeVisible()
  await expect(banner).toContainText('1-2 business days')
  await expect(page.getByText('Verified Seller')).toHaveCount(0)
  const tasks = page.getByRole('region', { name: 'Needs you now' })
  await expect(tasks).toContainText('Nothing to do yet: we are checking your profile')
  await expect(tasks).not.toContainText('All done for now')
})

test('[SELL-013][GEN-011] Needs you now lists open tasks, each doable with one tap, and updates on events', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  await world.control.change('products', 'prawns-kamba-2-kg', { availableQuantity: 0 })
  await world.control.change('products', SNAPPER, { availableQuantity: 4, alertQuantity: 10 })
  await page.goto('/seller/dashboard')
  const tasks = page.getByRole('region', { name: 'Needs you now' })
  const rows = tasks.getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(0)).toContainText('Prepare SMK-104697')
  await expect(rows.nth(0)).toContainText('waiting 1 h 10 min')
  await expect(rows.nth(1)).toContainText('Prawns: sold out')
  await expect(rows.nth(1).getByRole('link')).toHaveAttribute('href', '/seller/products/edit/prawns-kamba-2-kg')
  await expect(rows.nth(2)).toContainText('Red snapper: 4 left')
  await expect(rows.nth(3)).toContainText('Payout of TZS 80,000 failed')
  await expect(rows.nth(3).getByRole('link', { name: 'Ask again' })).toHaveAttribute('href', '/seller/payouts/request')
  await expect(tasks.getByRole('link', { name: '1 order to prepare' })).toHaveAttribute('href', '/seller/orders?status=pending')

  await expect.poll(() => world.connectionCount()).toBe(1)
  const { orderNumber } = await buy(world, SNAPPER)
  await expect(tasks.getByRole('link', { name: '2 orders to prepare' })).toBeVisible()
  await expect(rows.nth(2)).toContainText('Red snapper: 3 left')
  await expect(page.getByRole('list', { name: 'Recent orders' }).getByRole('listitem').first()).toContainText(orderNumber)

  await tasks.getByRole('button', { name: 'Prepare order SMK-104697' }).click()
  await expect(rows.filter({ hasText: 'SMK-104697 is being prepared' })).toBeVisible()
  await world.pass(1_000)
  await tasks.getByRole('button', { name: 'Undo: prepare order SMK-104697' }).click()
  await world.pass(1_000)
  await tasks.getByRole('button', { name: 'Prepare order SMK-104697' }).click()
  const status = async () => (await world.control.records('orders')).find((one) => one.orderNumber === 'SMK-104697')?.status
  await world.pass(7_900)
  expect(await status()).toBe('pending')
  await expect(tasks.getByRole('button', { name: 'Undo: prepare order SMK-104697' })).toBeVisible()
  await world.pass(100)
  await expect(page.getByText('Order status updated to processing')).toBeVisible()
  expect(await status()).toBe('processing')
  await expect(rows.filter({ hasText: 'SMK-104697' })).toHaveCount(0)
  await expect(rows.first()).toContainText('Prepare SMK-104698')
})

test('[SELL-013] without open tasks, Needs you now says so', async ({ page, world }) => {
  await world.control.send(verifySeller, { params: { id: 'kunduchi' }, body: {} })
  await world.signIn('kunduchi')
  await page.goto('/seller/dashboard')
  await expect(page.getByRole('region', { name: 'Needs you now' })).toContainText('All done for now')
  await page.getByRole('button', { name: /Kiswahili/ }).click()
  await expect(page.getByRole('region', { name: 'Inakuhitaji sasa' })).toContainText('Kwa sasa kila kitu kiko sawa')
})

test('[ERR-031] if the orders can’t be fetched, an error is shown and they can be fetched again', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  await failing(world, 'GET', '/orders/seller', 2)
  await page.goto('/seller/dashboard')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch seller orders' })).toBeVisible()
  await page.goto('/seller/orders')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch seller orders' })).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible()
})
