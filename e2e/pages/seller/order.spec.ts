import { addRealtimeFault } from '#contract/control/faults/realtimeFaults.ts'
import { expect, test } from '../../fixtures.ts'
import { FAULT, failing, failingWithMessage } from '../failures/failing.ts'

const MIXED = 'order-104692'
const HOTEL = 'order-104696'

test('[SORD-010][SORD-012][SORD-014][SORD-015] an order shows its details, its buyer and its delivery address', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  const { address } = await world.control.change('orders', HOTEL, { trackingNumber: 'PE-1', notes: 'Back gate' })
  await page.goto(`/seller/orders/${HOTEL}`)
  await expect(page.getByRole('heading', { level: 1, name: 'SMK-104696' })).toBeVisible()
  const facts = page.getByRole('region', { name: 'Order', exact: true })
  const shown = [
    'Status Processing',
    'Ordered 21 Nov 2026, 05:00',
    'Payment method Mobile money',
    'Delivery option Standard',
    'Tracking number PE-1 Change',
    'Order notes Back gate',
    'Delivery fee TZS 5,000',
    'Due on delivery TZS 5,000',
    'Order total TZS 254,000',
  ]
  const terms = await facts.getByRole('term').allInnerTexts()
  const values = await facts.getByRole('definition').allInnerTexts()
  expect(terms.map((term, place) => `${term} ${values[place]}`)).toEqual(shown)
  const customer = page.getByRole('region', { name: 'Customer' })
  await expect(customer).toContainText('Hoteli ya Pwani 255 718 450 962')
  await expect(customer.getByRole('link', { name: 'Call Hoteli ya Pwani' })).toHaveAttribute('href', 'tel:+255718450962')
  for (const line of ['fullName', 'addressLine1', 'addressLine2', 'city', 'region', 'country'] as const)
    await expect(customer, line).toContainText(address[line] ?? 'missing')
  await page.getByRole('link', { name: 'Back to Orders' }).click()
  await expect(page).toHaveURL('/seller/orders')
})

test('[SORD-009][SORD-011][SORD-013] only own items are shown, with picture, quantity and price; the order number can be copied', async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await world.signIn('mwanaidi')
  await page.goto(`/seller/orders/${MIXED}`)
  const items = page.getByRole('region', { name: 'Items' })
  await expect(items.getByRole('listitem')).toHaveCount(1)
  await expect(items.getByRole('listitem')).toHaveText('Red snapper (Changu), 1 kg1 × TZS 18,50018,500')
  expect(await items.locator('img').evaluate((image: HTMLImageElement) => image.src)).toContain('/uploads/product-images/')
  await expect(page.getByText('The total includes fish from other sellers.')).toBeVisible()
  await page.getByRole('button', { name: 'Copy order number' }).click()
  await expect(page.getByText('Order number copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SMK-104692')
})

test('[SORD-016][SORD-017][ERR-040] a processing order accepts a tracking number and another in its place, but not a blank one', async ({
  page,
  world,
}) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/orders/order-104697')
  const field = page.getByRole('textbox', { name: 'Tracking number' })
  await expect(page.getByRole('heading', { level: 1, name: 'SMK-104697' })).toBeVisible()
  await expect(field).toHaveCount(0) // the order is still pending
  await page.goto(`/seller/orders/${HOTEL}`)
  await field.fill('   ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter the tracking number.')).toBeVisible()
  await expect(field).toBeFocused()
  expect(await world.count({ kind: 'request', path: `/v1/orders/${HOTEL}/tracking` })).toBe(0)
  await field.fill(' PW-2211-0048 ')
  await failing(world, 'PATCH', '/orders/:id/tracking')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save tracking number' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Tracking number saved')).toBeVisible()
  await expect(field).toHaveCount(0)
  await expect(page.getByRole('definition').filter({ hasText: 'PW-2211-0048' })).toBeVisible()
  expect((await world.control.record('orders', HOTEL)).trackingNumber).toBe('PW-2211-0048')
  await page.getByRole('button', { name: 'Change tracking number' }).click()
  await expect(field).toBeFocused()
  await field.fill('PW-2211-0049')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'PW-2211-0049' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change tracking number' })).toBeFocused()
})

test('[SORD-019][SORD-020][SORD-021][SORD-022] without a transporter the seller moves an order until it is delivered, and earns from it', async ({
  page,
  world,
}) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/orders/order-104697')
  const earnings = page.getByRole('region', { name: 'Items' })
  const step = (name: string) => page.getByRole('list', { name: 'Order status' }).getByRole('listitem').filter({ hasText: name })
  const reads = async () => (await world.journal({ kind: 'request', path: '/v1/orders/seller' })).length
  await expect(earnings).toContainText('Platform fee, 5%−TZS 1,625Your earnings EstimatedTZS 30,875') // SELL-006
  const before = await reads()
  for (const [button, status, name] of [
    ['Start Processing', 'processing', 'Processing'],
    ['Mark as Shipping', 'in transit', 'In Transit'],
    ['Mark as Delivered', 'delivered', 'Delivered'],
  ] as const) {
    const next = page.getByRole('button', { name: button, exact: true })
    await expect(next).toBeVisible()
    await world.pass(1_000)
    await next.click()
    await world.pass(8_000)
    await expect(page.getByText(`Order status updated to ${status}`)).toBeVisible()
    await expect(step(name)).toHaveAttribute('aria-current', 'step')
  }
  await world.settled()
  expect(await reads()).toBeGreaterThan(before)
  await expect(page.getByRole('button', { name: /^(Start|Mark)/ })).toHaveCount(0)
  await expect(earnings.getByText('Estimated')).toHaveCount(0)
  await expect(earnings).toContainText('Not paid out yet')
})

test('[SELL-020][SORD-019] five taps start one step, Undo takes it back, and a page that is closed within 8 s still sends it once', async ({
  page,
  world,
}) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/orders/order-104697')
  const start = page.getByRole('button', { name: 'Start Processing', exact: true })
  const undo = page.getByRole('button', { name: 'Undo: Start Processing' })
  const sent = () => world.count({ kind: 'request', path: '/v1/orders/order-104697/status' })
  const place = await start.boundingBox()
  await start.click({ clickCount: 5 })
  await expect(page.getByRole('main').getByText('Not sent yet: Start Processing')).toBeVisible()
  expect(await start.boundingBox()).toEqual(place) // what a second tap hits is this button, not Undo
  await world.pass(7_900)
  await undo.click()
  await world.pass(10_000)
  await expect(undo).toHaveCount(0)
  expect(await sent()).toBe(0)
  await start.click()
  await expect(undo).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'SMK-104697' })).toBeVisible()
  await world.pass(20_000)
  await expect(page.getByRole('button', { name: 'Mark as Shipping' })).toBeVisible()
  const { history } = await world.control.record('orders', 'order-104697')
  expect(history.map(({ status }) => status)).toEqual(['pending', 'processing'])
})

test('[SORD-022] if a transporter is assigned, the seller can only start processing the order', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/orders/order-104698')
  await page.getByRole('button', { name: 'Start Processing' }).click()
  await world.pass(8_000)
  await expect(page.getByText('Order status updated to processing')).toBeVisible()
  await expect(page.getByText('A transporter delivers this order')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Start|Mark)/ })).toHaveCount(0)
})

test('[SELL-006] each order shows its earnings and payouts, which add up to the summary', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  const orders = (await world.control.records('orders')).filter(
    ({ status, items }) => status === 'delivered' && items.some(({ sellerId }) => sellerId === 'mwanaidi'),
  )
  let net = 0
  const earningsTexts: string[] = []
  for (const { id } of orders) {
    await page.goto(`/seller/orders/${id}`)
    const row = page.getByRole('region', { name: 'Items' }).locator('.key-value').last()
    await expect(row).toContainText(/aid out/)
    const [, amount = ''] = /TZS ([\d,]+)$/.exec(await row.innerText()) ?? []
    net += Number(amount.replaceAll(',', ''))
    earningsTexts.push(await row.innerText())
  }
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const summary = await world.control.v1<{ totalNetEarnings: string }>('/seller-earnings/me/summary', { token })
  expect(net).toBe(Number(summary.totalNetEarnings))
  expect(earningsTexts.some((text) => /\bPaid out/.test(text))).toBe(true)
  await page.goto('/seller/orders/order-104666')
  await expect(page.getByText('Cancelled: you earn nothing from this order.')).toBeVisible()
})

test('[SORD-020][ERR-032][API-050] a rejected change is explained, and the order’s current state is shown', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  world.expectConsole(/409/)
  await page.goto('/seller/orders/order-104697')
  await expect.poll(() => world.connectionCount()).toBe(1)
  await failing(world, 'PATCH', '/orders/:id/status')
  await world.pass(1_000)
  await page.getByRole('button', { name: 'Start Processing' }).click()
  await world.pass(8_000)
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update order status' })).toBeVisible()
  await world.settled() // the page has fetched the order again
  await world.control.send(addRealtimeFault, { body: { kind: 'mute', userId: 'mwanaidi' } })
  await world.control.change('orders', 'order-104697', { status: 'cancelled' })
  await world.pass(1_000)
  await page.getByRole('button', { name: 'Start Processing' }).click()
  await world.pass(8_000)
  await expect(page.getByRole('alert').filter({ hasText: 'This order is cancelled and cannot become processing.' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Cancelled' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Processing' })).toHaveCount(0)
})

test('[SORD-018][API-029][ERR-012] an order that does not exist or can’t be loaded shows a link back to the orders', async ({
  page,
  world,
}) => {
  await world.signIn('mwanaidi')
  world.expectConsole(/404/)
  await page.goto('/seller/orders/no-such-order')
  await expect(page.getByRole('heading', { level: 2, name: 'Order not found' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Order not found')).toHaveCount(1)
  await page.getByRole('link', { name: 'Return to Orders' }).click()
  await expect(page).toHaveURL('/seller/orders')
  // The data of the list is shown although the order itself can't be loaded.
  await failing(world, 'GET', '/orders/:id')
  await page.getByRole('link', { name: 'SMK-104696' }).first().click()
  const note = page.getByRole('alert').filter({ hasText: 'Failed to fetch order' })
  await expect(note).toBeVisible()
  await expect(page.getByRole('region', { name: 'Customer' })).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'SMK-104696' })).toBeVisible()
  // Without any data, the server's own message is shown.
  await failingWithMessage(world, 'GET', '/orders/seller')
  await failingWithMessage(world, 'GET', '/orders/:id')
  await page.goto(`/seller/orders/${HOTEL}`)
  await expect(page.getByRole('alert').filter({ hasText: FAULT })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Orders' })).toHaveAttribute('href', '/seller/orders')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SMK-104696' })).toBeVisible()
})

test('[RT-014][GEN-011] an order on screen updates when others change it', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/orders/order-104697')
  await expect(page.getByRole('button', { name: 'Start Processing' })).toBeVisible()
  await expect.poll(() => world.connectionCount()).toBe(1)
  await world.settled(() => world.control.change('orders', 'order-104697', { status: 'cancelled' }))
  await expect(page.getByText('Cancelled: you earn nothing from this order.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Processing' })).toHaveCount(0)
})
