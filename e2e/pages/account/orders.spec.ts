import { addRealtimeFault } from '#contract/control/faults/realtimeFaults.ts'
import { expect, test } from '../../fixtures.ts'

test('[ORD-001][ORD-002][ORD-003][ORD-004] the list links to an order, which shows its fields and its address', async ({ page, world }) => {
  await world.signIn('neema')
  await page.goto('/orders')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(5) // five per page (CONST-017)
  await expect(rows.first()).toContainText('Pending')
  await rows.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SMK-104698')
  for (const words of ['TZS 65,500', 'Express', 'Mobile money', 'TTE84G32YC', 'Haile Selassie Rd 14']) {
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
  }
})

test('[ORD-008][ORD-009][ORD-010][MON-042] an order is cancelled after a confirmation, and the list is fetched again', async ({
  page,
  world,
}) => {
  await world.signIn('neema')
  await page.goto('/orders')
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SMK-104698')
  await expect(page.getByRole('main').getByText('Haile Selassie Rd 14').first()).toBeVisible()
  const read = async (path: string) =>
    (await world.journal({ kind: 'request', path })).filter((entry) => entry.path === path && entry['method'] === 'GET').length
  const [lists, details] = [await read('/v1/orders'), await read('/v1/orders/order-104698')]
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'No' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(question).toBeVisible()
  await page.goBack() // [GEN-047] Back closes the dialog without cancelling
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Refunded TZS 55,500 to the number you paid from.')).toBeVisible() // [MON-030]
  // [MON-042] when and by whom; nothing is due, and nobody brings it.
  await expect(page.getByText('You cancelled this order on 21 Nov 2026, 09:00.')).toBeVisible()
  for (const words of [/Due on delivery/, 'Who brings it']) await expect(page.getByText(words)).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await world.settled()
  expect(await read('/v1/orders')).toBe(lists + 1) // [ORD-010]
  expect(await read('/v1/orders/order-104698')).toBeGreaterThan(details)
})

test('[GEN-011][RT-014][ORD-006][ORD-008] an open order page shows status changes at once', async ({ page, world }) => {
  await world.signIn('neema')
  await page.goto('/orders/order-104695')
  await expect(page.getByRole('listitem').filter({ hasText: 'Processing' })).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await expect.poll(() => world.connectionCount()).toBe(1)
  await world.settled(() => world.control.change('orders', 'order-104695', { status: 'shipping' }))
  await expect(page.getByRole('listitem').filter({ hasText: 'In Transit' })).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0) // [ORD-008]
})

test('[RT-014][ORD-006] changes during a lost connection are shown after reconnecting', async ({ page, world }) => {
  await world.signIn('neema')
  world.expectConsole(/WebSocket connection/)
  await world.control.send(addRealtimeFault, { body: { kind: 'refuse', userId: 'neema', times: 2 } })
  await page.goto('/orders/order-104695')
  const inTransit = page.getByRole('listitem').filter({ hasText: 'In Transit' })
  await expect(inTransit).toBeVisible()
  await world.control.change('orders', 'order-104695', { status: 'shipping' })
  await world.settled()
  await expect(inTransit).not.toHaveAttribute('aria-current')
  await world.pass(15_000)
  await expect(inTransit).toHaveAttribute('aria-current', 'step')
})

test('[ORD-002] an order shows its full address', async ({ page, world }) => {
  await world.signIn('neema')
  await world.control.change('addresses', 'neema-home', {
    fullName: 'Neema Mushi',
    phoneNumber: '255754110226',
    addressLine1: 'Haile Selassie Rd 14',
    addressLine2: 'Behind the clinic',
    city: 'Msasani',
    district: 'Kinondoni',
    region: 'Dar es Salaam',
    postalCode: '14111',
    country: 'Tanzania',
  })
  await world.control.change('orders', 'order-104698', { addressId: 'neema-home' })
  await page.goto('/orders/order-104698')
  await expect(page.getByRole('definition').filter({ hasText: 'Neema Mushi' })).toHaveText(
    'Neema Mushi, Haile Selassie Rd 14, Behind the clinic, Msasani, Kinondoni, Dar es Salaam, 14111, Tanzania, 255\u00A0754\u00A0•••\u00A0226',
  )
})

test('[ORD-005][ORD-007][GEN-049] each status has its own look and text; an unknown status looks neutral', async ({ page, world }) => {
  await world.signIn('neema')
  const words = { pending: 'Pending', processing: 'Processing', shipping: 'In Transit', delivered: 'Delivered', cancelled: 'Cancelled' }
  const statuses = [...Object.keys(words), 'shipped', 'in_transit', 'lost_at_sea']
  await page.route('**/v1/orders', async (route) => {
    const orders = ((await (await route.fetch()).json()) as object[]).slice(0, 1)
    await route.fulfill({ json: statuses.map((status, i) => ({ ...orders[0], id: `order-${i}`, orderNumber: `SMK-${i}`, status })) })
  })
  await page.goto('/orders?pageSize=20')
  const look = (place: number) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `SMK-${place}` })
      .locator('.badge')
      .evaluate((badge) => {
        const { backgroundColor, color } = getComputedStyle(badge)
        const { width, height, borderRadius, backgroundImage, content } = getComputedStyle(badge, '::before')
        return { word: badge.textContent, looks: [backgroundColor, color, width, height, borderRadius, backgroundImage, content].join(' ') }
      })
  await expect(page.getByText('SMK-7')).toBeVisible()
  const shown = await Promise.all(statuses.map((_, place) => look(place)))
  expect(shown.map(({ word }) => word)).toEqual([...Object.values(words), 'In Transit', 'In Transit', 'lost_at_sea'])
  const looks = shown.map(({ looks }) => looks)
  expect(looks.slice(5, 7)).toEqual([looks[2], looks[2]]) // ORD-007
  expect(new Set(looks).size).toBe(6)
  const grounds = looks.map((one) => one.split(')')[0])
  expect(new Set([...grounds.slice(0, 5), grounds[7]]).size).toBe(6) // all colours are different
})

test('[ORD-014][PAY-062] an order that does not exist, or belongs to another buyer, shows Not found', async ({ page, world }) => {
  await world.signIn('asha')
  world.expectConsole(/40[34]/)
  for (const path of [
    '/orders/no-such-order',
    '/orders/%00',
    '/orders/%2500',
    '/checkout/payment/%00',
    '/orders/order-104698',
    '/checkout/payment/no-such-order',
    '/checkout/payment/order-104698',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Order Not Found' }), path).toBeVisible()
    await expect(page.getByText("We couldn't find the order you're looking for."), path).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go back to orders' }).click()
  await expect(page).toHaveURL(/\/orders$/)
})

test('[CHAT-117] buying an order again adds its available fish to the cart and opens the cart', async ({ page, world }) => {
  await world.signIn('neema')
  await world.control.change('products', 'smoked-tilapia-sato-wa-moshi-1-kg', { availableQuantity: 0 })
  await page.goto('/orders/order-104649')
  await page.getByRole('button', { name: 'Buy again' }).click()
  await expect(page.getByText('2 items added to your cart.')).toBeVisible()
  await expect(page.getByText('Not available now: Smoked tilapia (Sato wa moshi), 1 kg')).toBeVisible()
  await page.getByRole('button', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText('2 items in your cart')).toBeVisible()
})

test('[CHAT-008] the URL of a card opens a new thread with that card visible, below a single greeting', async ({ page, world }) => {
  await world.signIn('neema')
  await page.goto('/chat?card=tracking&id=order-104649')
  const thread = page.getByRole('log')
  const card = thread.getByRole('heading', { name: 'Order SMK-104649' })
  await expect(card).toBeInViewport()
  await world.settled()
  await expect(card).toBeInViewport()
  await expect(thread.getByText(/^Welcome/)).toHaveCount(1)
})

test('[CHAT-117][CHAT-115] buying an order again in the thread shows the slip next', async ({ page, world }) => {
  await world.signIn('neema')
  await page.goto('/chat?card=tracking&id=order-104649')
  const thread = page.getByRole('log')
  await thread.getByRole('button', { name: 'Buy again' }).click()
  await expect(thread.getByText('As in order SMK-104649: 3 items added. Total TZS 51,000.')).toBeVisible()
  await expect(thread.getByRole('heading', { name: /^Your order$/ })).toBeVisible()
})
