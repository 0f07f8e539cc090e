import { expect, test } from '../../fixtures.ts'
import { failing } from '../failures/failing.ts'
import { confirmMove, moveDelivery } from './move.ts'

test('[TORD-001][TORD-003][TORD-005][TORD-006] a delivery shows its summary, customer and address', async ({ page, world }) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/orders/order-104694')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMK-104694') // [TORD-002]
  await expect(page.getByRole('main').locator('.area-head')).toContainText('In Transit') // [TORD-009]
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  for (const words of [
    'Order numberSMK-104694',
    'Tracking numberPE-30418',
    'Created21 Nov 2026, 03:00',
    'Payment methodCash on delivery',
    'Delivery optionExpress',
    'TotalTZS 54,000',
    'Due on deliveryTZS 54,000', // [MON-031]
  ])
    await expect(part('Order summary')).toContainText(words)
  // Customer and receiver are the same person, so name, phone and address are shown once.
  const receiver = part('Customer and delivery address')
  for (const words of ['Juma Kessy', 'Mtaa wa Uhuru 40', 'Buguruni', 'Ilala, Dar es Salaam, Tanzania, 11101', 'juma@samaki.example'])
    await expect(receiver).toContainText(words)
  const main = page.getByRole('main')
  for (const words of ['Juma Kessy', '255 652 837 114', 'Mtaa wa Uhuru 40', 'Buguruni']) await expect(main.getByText(words)).toHaveCount(1)
  await expect(main.getByRole('link', { name: 'Call 255 652 837 114' })).toHaveAttribute('href', 'tel:+255652837114') // [TRAN-002]
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/transporter/orders/order-104695')
    await expect(part('Delivery address')).toContainText('Neema Mushi, office')
    await expect(part('Customer')).toContainText('NameNeema Mushi')
    // [TORD-002] the back link has its text at every width.
    await page.getByRole('link', { name: 'Back to Deliveries' }).click()
    await expect(page).toHaveURL('/transporter/deliveries')
  }
})

test('[TORD-004][TORD-007][TORD-008][TORD-030] a delivery shows items with their sellers, three steps and the order notes', async ({
  page,
  world,
}) => {
  await world.signIn('hamisi')
  const { items } = await world.control.record('orders', 'order-104698')
  const [first] = items
  await world.control.change('orders', 'order-104698', { items: [first, { ...first, id: 'bare', name: 'Bare fish', images: [] }] })
  await page.goto('/transporter/orders/order-104698')
  const rows = page.getByRole('region', { name: 'Items' }).getByRole('listitem')
  await expect(rows.first()).toHaveText(/Red snapper \(Changu\), 1\skg.*3\s×\sTZS\s18,500TZS 55,500/)
  await expect(rows.first()).toContainText('Mwanaidi')
  await expect(rows.first().getByRole('presentation')).toBeVisible()
  await expect(rows.nth(1)).toContainText('No Image')
  await expect(page.getByRole('list', { name: 'Delivery status' }).getByRole('listitem')).toHaveText([
    /^Processing/,
    /^In Transit/,
    /^Delivered/,
  ])
  await expect(page.getByRole('region', { name: 'Delivery notes' })).toHaveText(/Call at the gate\. Keep on ice\./)
})

test('[TORD-010][TORD-015][TORD-016][TORD-017] a delivery is moved step by step, each after a confirmation', async ({ page, world }) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/orders/order-104698')
  const question = page.getByRole('alertdialog')
  const steps = page.getByRole('list', { name: 'Delivery status' }).getByRole('listitem')
  const patches = () => world.journal({ kind: 'request', path: '/v1/orders/order-104698/transporter/status' })

  const action = page.getByRole('button', { name: 'Start Processing' })
  const box = await action.boundingBox() // [TRAN-001] the button is at the bottom edge, has full width and at least 56 px
  expect(box?.height).toBeGreaterThanOrEqual(56)
  expect(box?.width).toBeGreaterThanOrEqual(330)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(700)
  await action.click()
  await expect(question).toContainText('Are you sure you want to update the order status from Pending to Processing?')
  await expect(question).toContainText('This action cannot be undone.')
  await expect(question.getByText(/Have you collected/)).toHaveCount(0)
  expect((await question.getByRole('button', { name: 'Confirm' }).boundingBox())?.y).toBeGreaterThan(560)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await action.click()
  await expect(question).toBeVisible()
  await page.goBack() // [GEN-047] Back also declines
  await expect(question).toHaveCount(0)
  expect(await patches()).toHaveLength(0)

  // [TORD-011][TORD-012][TORD-018][TORD-019]
  for (const [name, from, to] of [
    ['Start Processing', 'Pending', 'Processing'],
    ['Mark as Shipping', 'Processing', 'In Transit'],
    ['Mark as Delivered', 'In Transit', 'Delivered'],
  ] as const) {
    const step = page.getByRole('button', { name })
    await expect(step).toBeVisible()
    await world.pass(1_000)
    await step.click()
    await expect(question).toContainText(`Are you sure you want to update the order status from ${from} to ${to}?`)
    // [TRAN-007] the fee of a mobile money order is collected too
    if (to === 'Delivered') await expect(question).toContainText('Have you collected TZS 10,000?')
    await confirmMove(page, world)
    await expect(page.getByText(`Order status updated to ${to}`)).toBeVisible() // [TORD-020]
    await expect(steps.filter({ hasText: to })).toHaveAttribute('aria-current', 'step')
  }
  await expect(page.getByText('Order delivered')).toBeVisible() // [TORD-021]
  await expect(page.getByText('Last updated 21 Nov 2026, 09:00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update status' })).toBeDisabled() // [TORD-014]
  await expect(page.getByText("This order is delivered and can't be updated further.")).toBeVisible()
  expect((await patches()).length).toBe(3)
})

test('[TORD-013][TORD-014][TORD-022][TORD-023] a cancelled order is closed, and an unknown status has no next step', async ({
  page,
  world,
}) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/orders/order-104679')
  await expect(page.getByText('This order has been cancelled')).toBeVisible()
  await expect(page.getByText('No further status updates are allowed for this order.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update status' })).toBeDisabled()
  await expect(page.getByText("This order is cancelled and can't be updated further.")).toBeVisible()
  await page.route('**/v1/orders/order-104694/transporter', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), status: 'on_hold' } })
  })
  await page.goto('/transporter/orders/order-104694')
  await expect(page.getByText('Cannot update from current status')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update status' })).toBeDisabled()
})

test('[TORD-024][TORD-025][TORD-026] a missing id and a delivery that can’t be loaded show an error', async ({ page, world }) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/orders')
  await expect(page.getByText('Order ID is missing')).toBeVisible()
  await failing(world, 'GET', '/orders/:id/transporter')
  await page.goto('/transporter/orders/order-104694')
  await expect(page.getByRole('main').getByText('Could not load order details. Failed to fetch order details')).toBeVisible() // [ERR-013]
  await expect(page.getByText('Failed to load order details')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Deliveries' })).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMK-104694')
})

test('[RT-014][TRAN-012] if the seller has already made the change, the open delivery updates, and the transporter’s tap counts as done', async ({
  page,
  world,
}) => {
  world.expectConsole(/409/)
  await world.signIn('hamisi')
  await page.goto('/transporter/orders/order-104698')
  const steps = page.getByRole('list', { name: 'Delivery status' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Start Processing' }).click()
  await expect.poll(() => world.connectionCount()).toBe(1)
  await world.settled(() => world.control.change('orders', 'order-104698', { status: 'processing' }))
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  await confirmMove(page, world)
  await expect(page.getByText('Order status updated to Processing')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as Shipping' })).toBeVisible()
  await expect(page.getByText(/Not applied/)).toHaveCount(0)
})

test('[TRAN-013][TRAN-010][TRAN-002] dashboard, list and delivery lead to each seller first, and to the receiver once it is in transit', async ({
  page,
  world,
}) => {
  // Only this delivery is left, with goods of two sellers.
  await world.control.change('orders', 'order-104694', { status: 'delivered' })
  await world.control.change('orders', 'order-104692', { status: 'delivered' })
  await world.control.change('orders', 'order-104698', { status: 'delivered' })
  const { items } = await world.control.record('orders', 'order-104695')
  await world.control.change('orders', 'order-104695', { items: [...items, { ...items[0], id: 'second', sellerId: 'ziwa' }] })
  await world.signIn('hamisi')
  await page.goto('/transporter/dashboard')
  const stop = page.getByRole('region', { name: 'Next stop' })
  for (const words of ['Pick-up · SMK-104695', 'Mwanaidi Fishers', 'Ferry fish market', 'Ziwa Fresh', 'Mwaloni Kirumba'])
    await expect(stop).toContainText(words)
  const { phoneNumber } = await world.control.record('users', 'ziwa')
  await expect(stop.getByRole('link', { name: /^Call .* Ziwa Fresh$/ })).toHaveAttribute('href', `tel:${phoneNumber}`)
  await expect(stop.getByRole('link', { name: 'Map Ziwa Fresh' })).toHaveAttribute('href', /Mwaloni%20Kirumba/)
  await expect(stop).not.toContainText('Neema Mushi, office')
  await page.goto('/transporter/deliveries')
  const row = page.getByRole('listitem').filter({ hasText: 'SMK-104695' })
  await expect(row).toContainText('Pick up: Mwanaidi Fishers, Ferry fish market · Ziwa Fresh, Mwaloni Kirumba')
  await row.getByRole('link').click()
  const pickUp = page.getByRole('region', { name: 'Pick-up' })
  await expect(pickUp).toContainText('Next stop · Pick-up')
  await expect(pickUp.getByRole('link', { name: /^Call/ })).toHaveCount(2)

  await moveDelivery(page, world, 'Mark as Shipping')
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('Next stop · Delivery address')
  await expect(pickUp).toContainText('Ziwa Fresh')
  await expect(pickUp).not.toContainText('Next stop')
  await page.goto('/transporter/dashboard')
  await expect(stop).toContainText('Neema Mushi, office')
  await expect(stop).not.toContainText('Ziwa Fresh')
})
