import { expect, test } from '../fixtures.ts'
import { confirmMove, moveDelivery } from '../pages/transporter/move.ts'

test('[MON-031][MON-042][TRAN-003][TRAN-004] a cash order from thread to delivery: buyer, seller and transporter see each step and the same amount due, and nothing due once it is delivered', async ({
  page,
  world,
  visitor,
}) => {
  world.expectConsole(/WebSocket|ERR_INTERNET/)
  const id = 'order-104695'
  await world.signIn('neema')
  await page.goto(`/chat?card=tracking&id=${id}`)
  const seller = await visitor()
  await world.signIn('mwanaidi', seller.context())
  await seller.goto(`/seller/orders/${id}`)
  const rider = await visitor()
  await world.signIn('hamisi', rider.context())
  await rider.goto(`/transporter/orders/${id}`)
  await expect.poll(() => world.connectionCount()).toBe(3)

  // [MON-031] the same figure on three screens
  for (const screen of [page, seller, rider]) await expect(screen.getByText(/Due on delivery/).first()).toBeVisible()
  const due = (text: string | null) => /Due on delivery\s*(TZS\s*[\d,]+)/.exec(text ?? '')?.[1]?.replace(/\s+/g, ' ')
  for (const screen of [page, seller, rider]) expect(due(await screen.getByRole('main').textContent())).toBe('TZS 31,000')

  const now = (screen: typeof page, status: string) =>
    expect(screen.getByRole('listitem').filter({ hasText: status }).and(screen.locator('[aria-current=step]')).first()).toBeVisible()
  await moveDelivery(rider, world, 'Mark as Shipping')
  await now(page, 'In Transit')
  await now(rider, 'In Transit')

  // The transporter has no network on the way.
  await world.setOffline(rider, true)
  await world.pass(1_000)
  await rider.getByRole('button', { name: 'Mark as Delivered' }).click()
  await expect(rider.getByRole('alertdialog')).toContainText('Have you collected TZS 31,000?') // [TRAN-007]
  await confirmMove(rider, world)
  await expect(rider.getByText('In Transit to Delivered, tapped at 09:00.')).toBeVisible()
  await now(page, 'In Transit')
  await world.pass(5_000)
  await world.setOffline(rider, false)
  await now(page, 'Delivered')
  await expect(rider.getByText('Order delivered')).toBeVisible()
  await expect(seller.getByRole('main')).toContainText('Delivered')
  const { history } = await world.control.record('orders', id)
  expect(history.map(({ status, by, at }) => `${status} ${by} ${at.slice(11, 19)}`).slice(2)).toEqual([
    'shipping transporter 06:00:02',
    'delivered transporter 06:00:04',
  ])

  // [MON-042] no screen says that a delivered order owes anything: card, receipt and print, list, sale and delivery.
  const says = async (screen: typeof page, words: RegExp) => {
    await expect(screen.getByRole('main')).toContainText(words)
    await expect(screen.getByText(/Due on delivery/)).toHaveCount(0)
  }
  await says(page, /Paid on delivery\s*TZS\s31,000/)
  await says(seller, /Paid on delivery\s*TZS\s31,000/)
  await says(rider, /Collected\s*TZS\s31,000.*Collected\s*TZS\s31,000/)
  await page.goto(`/orders/${id}`)
  await page.emulateMedia({ media: 'print' })
  await says(page, /Paid on delivery\s*TZS\s31,000/)
  await page.emulateMedia({ media: null })
  await page.goto('/orders')
  await expect(page.getByRole('listitem').filter({ hasText: 'SMK-104695' })).toHaveText(
    /Delivered.*TZS 31,000Paid on delivery TZS\s31,000$/,
  )
})
