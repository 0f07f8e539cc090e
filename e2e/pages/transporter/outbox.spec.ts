import type { Route } from '@playwright/test'
import { addFault } from '#contract/control/faults/faults.ts'
import { expect, test } from '../../fixtures.ts'
import type { World } from '../../world/world.ts'
import { FAULT } from '../failures/failing.ts'
import { moveDelivery } from './move.ts'

const historyOf = async (world: World, id: string) =>
  (await world.control.record('orders', id)).history.map(({ status, at }) => `${status} ${at.slice(11, 19)}`)

test('[TRAN-003][TRAN-004][TRAN-009] offline, deliveries can be read and changes wait; online, they are sent in order with their original times', async ({
  page,
  world,
}) => {
  world.expectConsole(/WebSocket|ERR_INTERNET/)
  await world.signIn('hamisi')
  await page.goto('/transporter/dashboard')
  await expect(page.getByRole('region', { name: 'Next stop' })).toBeVisible()
  await page
    .getByRole('region', { name: 'Cash to collect today' })
    .getByRole('link', { name: /Neema Mushi, office/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMK-104695')
  await world.setOffline(page, true)
  await expect(page.getByText('Offline: saved at 21 Nov 2026, 09:00')).toBeVisible()
  await moveDelivery(page, world, 'Mark as Shipping')
  await expect(page.getByText('Waiting to send').first()).toBeVisible()
  await expect(page.getByText('Processing to In Transit, tapped at 09:00.')).toBeVisible()
  await world.pass(5_000)
  await moveDelivery(page, world, 'Mark as Delivered')
  await expect(page.getByText('In Transit to Delivered, tapped at 09:00.')).toBeVisible()
  // The next stop can be opened offline too. Its link takes the place of the button, so it waits as well (SELL-020).
  await world.pass(1_000)
  await page.getByRole('link', { name: 'Next stop: Juma Kessy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMK-104694')
  await expect(page.getByText('Mtaa wa Uhuru 40').first()).toBeVisible()
  await expect(page.getByRole('link', { name: '255 652 837 114' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to Deliveries' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'SMK-104695' })).toContainText('Waiting to send')
  expect(await historyOf(world, 'order-104695')).toHaveLength(2)

  await world.setOffline(page, false)
  await expect(page.getByRole('listitem').filter({ hasText: 'SMK-104695' })).toContainText('Delivered')
  await expect
    .poll(() => historyOf(world, 'order-104695'))
    .toEqual(['pending 01:00:00', 'processing 01:20:00', 'shipping 06:00:02', 'delivered 06:00:09'])
})

test('[TRAN-003][TRAN-005] a waiting change survives a reload; if the server rejects one, the reason is shown and later taps are dropped', async ({
  page,
  world,
}) => {
  world.expectConsole(/409|WebSocket|ERR_INTERNET/)
  await world.signIn('hamisi')
  await page.goto('/transporter/orders/order-104695')
  await expect(page.getByRole('button', { name: 'Mark as Shipping' })).toBeVisible()
  await world.setOffline(page, true)
  await moveDelivery(page, world, 'Mark as Shipping')
  await moveDelivery(page, world, 'Mark as Delivered')
  await expect(page.getByText('In Transit to Delivered, tapped at 09:00.')).toBeVisible()
  await world.control.change('orders', 'order-104695', { status: 'cancelled' })
  await world.setOffline(page, false)
  const note = page.getByRole('main').getByText('Not applied: This order is Cancelled and cannot become In Transit.')
  await expect(note).toBeVisible()
  await expect(page.getByText('This order has been cancelled')).toBeVisible()
  const sent = await world.journal({ kind: 'request', path: '/v1/orders/order-104695/transporter/status' })
  expect(sent).toHaveLength(1)
  await page.reload()
  await expect(note).toBeVisible()
  await page.goto('/transporter/deliveries')
  await expect(page.getByRole('main').getByText(/SMK-104695 Not applied: This order is cancelled/)).toBeVisible()
})

test('[TRAN-012][GEN-024] a tap whose reply was lost is shown as waiting with the reason, then as done', async ({ page, world }) => {
  world.expectConsole(/Failed to load resource/)
  await world.signIn('hamisi')
  await page.goto('/transporter/orders/order-104694')
  const lost = { method: 'PATCH', path: '/orders/:id/transporter/status', status: 500, after: true, times: 1 } as const
  await world.control.send(addFault, { body: lost })
  await moveDelivery(page, world, 'Mark as Delivered')
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(FAULT)).toBeVisible()
  await expect(page.getByRole('main').getByText(FAULT)).toBeVisible()
  await expect(page.getByText('We’ll send it again.')).toBeVisible()
  await world.pass(20_000)
  await expect(page.getByText('Order status updated to Delivered')).toBeVisible()
  await expect(page.getByText(/Not applied/)).toHaveCount(0)
  expect((await historyOf(world, 'order-104694')).filter((step) => step.startsWith('delivered'))).toHaveLength(1)
})

test('[TRAN-012][TRAN-003] a tap whose reply was lost by a reload is applied once and shown as done', async ({ page, world }) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/orders/order-104694')
  const [applied, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const loseResponse = async (route: Route) => {
    await route.fetch()
    applied.resolve()
    await left.promise
    await route.abort().catch(() => undefined)
  }
  await page.route('**/transporter/status', loseResponse, { times: 1 })
  await moveDelivery(page, world, 'Mark as Delivered')
  await applied.promise
  await page.reload()
  left.resolve()
  await expect(page.getByText('Order status updated to Delivered')).toBeVisible()
  await expect(page.getByText(/Not applied|Saved on this phone/)).toHaveCount(0)
  const sent = await world.journal({ kind: 'request', path: '/v1/orders/order-104694/transporter/status' })
  expect(sent).toHaveLength(2)
  expect((await historyOf(world, 'order-104694')).filter((step) => step.startsWith('delivered'))).toHaveLength(1)
})

test('[TRAN-011] a failed attempt reported offline waits, reaches buyer and seller with its reason, and the delivery can be tried again', async ({
  page,
  world,
  visitor,
}) => {
  world.expectConsole(/WebSocket|ERR_INTERNET/)
  const id = 'order-104695'
  await world.control.change('orders', id, { status: 'shipping' })
  const buyer = await visitor()
  await world.signIn('neema', buyer.context())
  await buyer.goto(`/orders/${id}`)
  const seller = await visitor()
  await world.signIn('mwanaidi', seller.context())
  await seller.goto(`/seller/orders/${id}`)
  await world.signIn('hamisi')
  await page.goto(`/transporter/orders/${id}`)
  await expect.poll(() => world.connectionCount()).toBe(3)
  const report = page.getByRole('button', { name: 'Could not deliver' })
  await expect(report).toBeVisible()
  for (const screen of [buyer, seller]) await expect(screen.getByText('In Transit').first()).toBeVisible()

  await world.setOffline(page, true)
  await report.click()
  const question = page.getByRole('alertdialog', { name: 'Why could you not deliver?' })
  await expect(question.getByRole('button')).toHaveText(['Nobody home', 'Wrong address', 'Refused', 'Cancel'])
  await world.pass(1_000)
  await question.getByRole('button', { name: 'Nobody home' }).click()
  await expect(page.getByText('Not delivered: nobody home, tapped at 09:00.')).toBeVisible()
  await world.setOffline(page, false)
  for (const screen of [page, buyer, seller]) {
    await expect(screen.getByText('Not delivered: nobody home, 21 Nov 2026, 09:00.')).toBeVisible()
    await expect(screen.getByText('In Transit').first()).toBeVisible()
  }
  expect((await world.control.record('orders', id)).attempts).toHaveLength(1)
  await page.getByRole('link', { name: 'Back to Deliveries' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'SMK-104695' })).toContainText('In TransitNot delivered: nobody home, 09:00.')
  await page.goto(`/transporter/orders/${id}`)
  await moveDelivery(page, world, 'Mark as Delivered')
  await expect(buyer.getByText('Not delivered')).toHaveCount(0)
  await expect(page.getByText('Order delivered')).toBeVisible()
})

test('[TRAN-003] a change that was not sent before the app was closed is sent when it opens, on any page', async ({ page, world }) => {
  world.expectConsole(/WebSocket|ERR_INTERNET/)
  await world.signIn('hamisi')
  await page.goto('/transporter/orders/order-104695')
  await expect(page.getByRole('button', { name: 'Mark as Shipping' })).toBeVisible()
  await world.setOffline(page, true)
  await moveDelivery(page, world, 'Mark as Shipping')
  await expect(page.getByText('Waiting to send').first()).toBeVisible()
  await page.close({ runBeforeUnload: false })
  await page.context().setOffline(false)
  const next = await page.context().newPage()
  await next.goto('/about')
  await expect.poll(() => historyOf(world, 'order-104695')).toContain('shipping 06:00:02')
})

test('[TRAN-009][SEC-026] a logout removes the saved deliveries from the device', async ({ page, world }) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/deliveries')
  await expect(page.getByRole('listitem').filter({ hasText: 'SMK-104698' })).toBeVisible()
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(await kept()).toContain('Neema Mushi')
  await page.goto('/logout')
  await expect(page).toHaveURL('/')
  for (const words of ['Neema', 'Juma', '754110226', 'Uhuru']) expect(await kept()).not.toContain(words)
})
