import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { advanceClock } from '#contract/control/clock.ts'
import { addFault } from '#contract/control/faults/faults.ts'
import { addRealtimeFault, listRealtimeFaults } from '#contract/control/faults/realtimeFaults.ts'
import { approvePayment, listPayments } from '#contract/control/payments.ts'
import { setShapes } from '#contract/control/shapes.ts'
import { reportViolation } from '#contract/control/violations.ts'
import { getWebhooks, setWebhook } from '#contract/control/webhooks.ts'
import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { expect, inSwahili, test } from '../fixtures.ts'
import { call, expectNothingBeyondTheEdge, startPayment } from './mockCalls.ts'

const PHONE = '255712345678'
const timeline = (page: Page) => page.getByRole('region', { name: 'Events, the newest first' })
const open = (page: Page, section: string) => page.getByRole('link', { name: section, exact: true }).click()

test('[QA-031][QA-012][QA-019] the console moves the clock, acts on payments and shows the results in one timeline', async ({
  page,
  world,
}) => {
  const reference = await startPayment(world, PHONE, 18_000)
  await startPayment(world, '255754110226', 9_000)
  await page.goto('/__mock')
  await expect(page.getByText('21 Nov 2026, 09:00:00')).toBeVisible()
  await expect(page.getByText(world.control.world)).toBeVisible()
  await page.getByRole('button', { name: '+ 30 s' }).click()
  await expect(page.getByText('21 Nov 2026, 09:00:30')).toBeVisible()
  await expect(page.getByText('No timer fired.')).toBeVisible()

  await page.getByLabel(`Next callback of ${reference}`).selectOption('comes 30 s late')
  await page.getByRole('button', { name: `Approve: ${reference}` }).click()
  await expect(page.getByRole('button', { name: `Refund: ${reference}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Callback again: ${reference}` })).toBeHidden()
  await page.getByRole('button', { name: 'Run to next timer' }).click()
  await expect(page.getByText(`Fired: payment ${reference} callback`)).toBeVisible()
  await page.getByRole('button', { name: `Callback twice: ${reference}` }).click()
  await page.getByRole('button', { name: `Refund: ${reference}` }).click()
  await expect(page.locator('.console-body').getByText('Refunded', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: `Events of ${reference}` }).click()
  await expect(timeline(page).getByText('refund', { exact: true })).toBeVisible()
  await page.getByRole('switch', { name: 'Everything' }).check()
  await expect(timeline(page).getByText('POST /__mock/api/clock/next')).toBeHidden()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(timeline(page).getByText('POST /__mock/api/clock/next')).toBeVisible()
  await page.getByLabel('Kind').selectOption('Timers')
  await expect(timeline(page).getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Kind').selectOption('All kinds')
  await page.getByRole('textbox', { name: 'Phone' }).fill('0754 110 226')
  await expect(timeline(page).getByText('Payment of TZS 9,000')).toBeVisible()
  await expect(timeline(page).getByText('Payment of TZS 18,000')).toBeHidden()
  await expect(page.getByText('No violations.')).toBeVisible()
})

test('[QA-031] the timeline shows money and messages first, and all other events by a switch; a chosen kind needs no switch', async ({
  page,
  world,
}) => {
  for (let n = 0; n < 120; n++) await call(world, '/v1/auth/logout', {})
  const reference = await startPayment(world, PHONE, 22_000)
  await world.control.send(approvePayment, { params: { reference } })
  for (let n = 0; n < 120; n++) await call(world, '/v1/auth/logout', {})
  await page.goto('/__mock')
  const rows = timeline(page).locator('.event-list > li')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Confirmed. TZS 22,000 paid to SAMAKI SOKONI')
  await expect(rows.last()).toContainText('Payment of TZS 22,000')
  await expect(rows.last()).toContainText('Success')
  await expect(rows.last()).toContainText('asked 09:00:00 › PIN › charged')

  const everything = page.getByRole('switch', { name: 'Everything' })
  await everything.check()
  await expect(rows).toHaveCount(100)
  await expect(rows.first()).toContainText('POST /v1/auth/logout')
  await everything.uncheck()
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Kind').selectOption('Calls')
  await expect(rows.first()).toContainText('POST /v1/auth/logout')
})

test('[QA-031][QA-024] a payment is one row with its course, which the keyboard opens to its entries', async ({ page, world }) => {
  const reference = await startPayment(world, PHONE, 22_000)
  await page.goto('/__mock')
  const course = timeline(page).getByRole('group')
  await expect(course).toContainText('Pending')
  await expect(course).toContainText('asked 09:00:00')
  await world.pass(7_000)
  await world.control.send(approvePayment, { params: { reference } })
  await world.pass(1_000)
  await expect(course).toContainText('asked 09:00:00 › PIN 09:00:07 › charged')
  await expect(course).toHaveCount(1)
  await expect(course.getByText('approval', { exact: true })).toBeHidden()
  await timeline(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(course.getByText('approval', { exact: true })).toBeVisible()
  await expect(course).toContainText(`${reference} · 255 712 345 678`)
  await expectNoAxeViolations(page, '.console-journal')
  await page.keyboard.press('Enter')
  await expect(course.getByText('approval', { exact: true })).toBeHidden()
})

test('[QA-031][QA-041] the log is copied as a whole, whatever the timeline shows', async ({ page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startPayment(world, PHONE, 22_000)
  await page.goto('/__mock')
  await expect(timeline(page).getByText('Payment of TZS 22,000')).toBeVisible()
  await page.getByRole('button', { name: 'Copy log' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(lines).toEqual((await world.journal()).map((entry) => JSON.stringify(entry)))
})

test('[QA-031][QA-017][QA-020] a scenario can be searched and run for a phone; two handsets are shown side by side', async ({
  page,
  world,
}) => {
  await page.goto('/__mock#scenarios')
  await page.getByRole('searchbox', { name: 'Search scenarios' }).fill('101')
  await page.getByRole('button', { name: 'Run for this phone: 101 Cancelled' }).click()
  await expect(page.getByText('101 Cancelled is queued for 255 712 345 678.')).toBeVisible()
  await open(page, 'Handsets')
  await expect(page.getByText('Queued for the next payments: 101')).toBeVisible()
  await page.getByRole('combobox', { name: 'Phone number' }).fill('255754110226')
  await page.getByRole('button', { name: 'Show beside' }).click()
  await expect(page.getByRole('region', { name: /^Phone 255/ })).toHaveCount(2)
  await startPayment(world, '255754110226', 9_000)
  await world.pass(1_000)
  const other = page.getByRole('region', { name: 'Phone 255 754 110 226' })
  await other.getByLabel('PIN, 4 digits').fill('1234')
  await other.getByRole('button', { name: 'Approve' }).click()
  await expect(other.getByText('Approved: TZS 9,000.')).toBeVisible()
  await page.getByRole('button', { name: 'Close phone 255 712 345 678' }).click()
  await expect(page.getByRole('region', { name: /^Phone 255/ })).toHaveCount(1)
})

test('[QA-031][QA-032][QA-033][QA-034] faults of calls and sockets, and response shapes, can be switched on and cleared', async ({
  page,
  world,
}) => {
  await page.goto('/__mock#faults')
  await page.getByLabel('Call', { exact: true }).selectOption('GET /categories')
  await page.getByLabel('What goes wrong').selectOption('Made, but answered with a status')
  await page.getByLabel('Status, 400 to 599').fill('502')
  await page.getByLabel('How often').fill('2')
  await page.getByRole('button', { name: 'Add fault' }).click()
  await expect(page.getByText('Made, but answered with a status · 502 · 2 left')).toBeVisible()
  expect((await call(world, '/v1/categories')).status).toBe(502)
  await page.getByRole('button', { name: /^Clear: GET \/categories/ }).click()
  await expect(page.getByText('Nothing goes wrong on purpose.')).toBeVisible()
  expect((await call(world, '/v1/categories')).status).toBe(200)

  await open(page, 'Realtime faults')
  await page.getByLabel('What goes wrong').selectOption('Close after n events')
  await page.getByLabel('Whose connections').selectOption('Asha Salum')
  await page.getByLabel('After so many events').fill('3')
  await page.getByRole('button', { name: 'Add realtime fault' }).click()
  await expect(page.getByText('Asha Salum · after 3 events · 1 left')).toBeVisible()
  expect(await world.control.send(listRealtimeFaults)).toMatchObject([{ kind: 'close', userId: 'asha', after: 3 }])
  await page.getByRole('button', { name: /^Clear: Close after/ }).click()
  await expect(page.getByText('Nothing goes wrong on purpose.')).toBeVisible()

  await open(page, 'Response shapes')
  await page.getByLabel('Call', { exact: true }).selectOption('GET /categories')
  await page.getByLabel('bare list').click()
  await expect(page.getByRole('button', { name: 'Clear: GET /categories' })).toBeVisible()
  expect(await (await call(world, '/v1/categories')).json()).toBeInstanceOf(Array)
  await page.getByRole('button', { name: 'Clear: GET /categories' }).click()
  await expect(page.getByLabel('bare list')).not.toBeChecked()
})

test('[QA-049][QA-031] an address for webhooks can be set, its deliveries seen, and one sent again', async ({ page, world }) => {
  const statuses = [500, 204]
  const receiver = createServer((_request, response) => response.writeHead(statuses.shift() ?? 200).end())
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks`
  const reference = await startPayment(world, PHONE, 18_000)
  await page.goto('/__mock#webhooks')
  await expect(page.getByText('Nothing has been posted yet.')).toBeVisible()
  const address = page.getByRole('textbox', { name: 'Address of your server' })
  world.expectConsole(/status of 400/)
  await address.fill('http://shop.example')
  await page.getByRole('button', { name: 'Set address' }).click()
  await expect(page.getByText(/Webhooks go only to this machine/)).toBeVisible()
  await address.fill(url)
  await page.getByRole('textbox', { name: 'Secret' }).fill('my own secret')
  await page.getByRole('button', { name: 'Set address' }).click()
  await expect(page.getByText('Signed with my own secret')).toBeVisible()
  await world.control.send(approvePayment, { params: { reference } })
  await world.pass(1_000)
  const delivery = page.locator('.console-body').getByRole('listitem').filter({ hasText: 'payment.succeeded' })
  await expect(delivery).toContainText('Waiting')
  await expect(delivery).toContainText('09:00:00 500 · next at 09:00:10')
  await delivery.getByRole('button', { name: 'Send again: payment.succeeded from 09:00:00' }).click()
  await expect(delivery).toContainText('Delivered')
  await expect(delivery).toContainText('09:00:00 500 · 09:00:01 204')
  expect((await world.control.send(getWebhooks)).deliveries).toMatchObject([
    { state: 'delivered', attempts: [{ status: 500 }, { status: 204 }] },
  ])
  await page.getByRole('button', { name: 'Remove address' }).click()
  await expect(page.getByText('Nothing has been posted yet.')).toBeVisible()
  receiver.close()
})

test('[QA-031][QA-007][QA-008] a world can be saved, restored, reset with a seed, copied and entered', async ({ page, world }) => {
  await startPayment(world, PHONE, 18_000)
  await page.goto('/__mock#worlds')
  await page.getByLabel('Name of the state').fill('paying')
  await page.getByRole('button', { name: 'Keep this state' }).click()
  await expect(page.getByRole('button', { name: 'Go back to the state paying' })).toBeVisible()
  await page.getByLabel('Seed of the new world').selectOption('empty: no records')
  await page.getByRole('button', { name: 'Reset world' }).click()
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  expect(await world.control.send(listPayments)).toHaveLength(1)
  await page.getByRole('button', { name: 'Reset world' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText(`The world ${world.control.world} is new.`)).toBeVisible()
  expect(await world.control.records('products')).toEqual([])
  await page.getByRole('button', { name: 'Go back to the state paying' }).click()
  await expect(page.getByText('Back at the state: paying.')).toBeVisible()
  expect(await world.control.send(listPayments)).toHaveLength(1)

  const copy = `${world.control.world}-copy`
  await page.getByLabel('Name', { exact: true }).fill(copy)
  await page.getByRole('button', { name: 'Copy this world there' }).click()
  await page.getByRole('button', { name: `Enter the world ${copy}` }).click()
  await expect(page.getByRole('heading', { name: `World ${copy}` })).toBeVisible()
  await page.getByRole('button', { name: `Enter the world ${world.control.world}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: `World ${world.control.world}`, exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Drop the world ${copy}` }).click()
  await expect(page.getByRole('button', { name: `Drop the world ${copy}` })).toBeHidden()
})

test('[QA-031][QA-042][QA-041] a violation is shown with its journal entries; the journal can be exported and cleared', async ({
  page,
  world,
}) => {
  const reference = await startPayment(world, PHONE, 18_000)
  const [start] = await world.journal({ kind: 'ledger' })
  await world.control.send(reportViolation, { body: { invariant: 'I7', text: 'paid without a charge', entries: [start?.seq ?? 0] } })
  await page.goto('/__mock')
  await page.getByRole('link', { name: 'Violations: 1' }).click()
  const violation = page.getByRole('listitem').filter({ hasText: 'I7 paid without a charge' }).first()
  await expect(violation.getByText(`reference ${reference}, userId asha, amount 18000`)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export' }).click()
  const [head, ...lines] = (await readAll(await (await download).createReadStream())).trim().split('\n')
  expect(JSON.parse(head ?? '')).toMatchObject({ kind: 'world', isWhole: true })
  expect(lines.length).toBe(await world.count())
  await page.getByRole('button', { name: 'Empty', exact: true }).click()
  await page.getByRole('button', { name: 'Empty it' }).click()
  await expect(page.getByText('No payments, messages or orders yet.')).toBeVisible()
  await page.getByRole('switch', { name: 'Everything' }).check()
  await expect(page.getByText('Nothing has happened yet.')).toBeVisible()
  expect(await world.violations()).toEqual([])
})

test('[QA-031][QA-009][QA-010] an account can be verified, and signed in without a code', async ({ page, world }) => {
  await page.goto('/__mock#accounts')
  await page.getByRole('button', { name: 'Verify seller: Iddi Mfaume' }).click()
  await expect(page.getByRole('button', { name: 'Unverify seller: Iddi Mfaume' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Handset of Asha Salum' })).toHaveAttribute('href', `/__mock/phone/${PHONE}`)
  await page.getByRole('button', { name: 'Sign in as Asha Salum without a code' }).click()
  await page.waitForURL('/')
  await world.settled()
  expect((await world.journal({ kind: 'answer', path: '/auth/profile' })).at(-1)).toMatchObject({ status: 200, userId: 'asha' })
})

test('[QA-010][QA-015][QA-031] an order can be moved, prices and stock changed, and a scenario explained; other devices have no access', async ({
  page,
  world,
}) => {
  await page.goto('/__mock#orders')
  const order = page.getByRole('listitem').filter({ hasText: 'SMK-104698' })
  await expect(order).toContainText('Pending')
  await order.getByRole('button', { name: 'Next: Processing: SMK-104698' }).click()
  await expect(order.getByRole('button', { name: 'Next: In Transit: SMK-104698' })).toBeVisible()
  const moved = await world.control.record('orders', 'order-104698')
  expect([moved.status, moved.history.at(-1)?.by]).toEqual(['processing', 'system'])

  await open(page, 'Stock and prices')
  await page.getByRole('searchbox', { name: 'Search products' }).fill('changu')
  const changu = page.getByRole('form', { name: 'Red snapper (Changu), 1 kg', exact: true })
  await changu.getByLabel('Price in TZS').fill('17000')
  await changu.getByLabel('In stock').fill('3')
  await changu.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Red snapper (Changu), 1 kg is saved.')).toBeVisible()
  const product = await (await call(world, '/v1/products/red-snapper-changu-1-kg')).json()
  expect([Number(product.unitPrice), product.availableQuantity]).toEqual([17_000, 3])
  await changu.getByRole('button', { name: 'Sell out' }).click()
  await expect(changu.getByLabel('In stock')).toHaveValue('0')

  await open(page, 'Scenarios')
  await page.getByRole('searchbox', { name: 'Search scenarios' }).fill('101')
  await page.getByText('What happens').first().click()
  await expect(page.locator('.scenario-course li').first()).toBeVisible()

  await open(page, 'Worlds')
  await expect(page.getByText('Only this machine reaches the mock.')).toBeVisible()
})

test('[QA-024][QA-031] the console can be used with the keyboard only', async ({ page, world }) => {
  await startPayment(world, PHONE, 18_000)
  await page.goto('/__mock')
  await expect(page.getByText('TZS 18,000', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: '+ 5 s' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('09:00:05')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Clock', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Clock', exact: true })).toHaveAttribute('aria-current', 'page')
  await tabTo(page, page.getByLabel('Go on by'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('09:01:05')).toBeVisible()
})

for (const [width, language, colorScheme] of [
  [360, 'sw', 'dark'],
  [1280, 'en', 'light'],
] as const) {
  test(`[QA-024][QA-031] every section passes axe and fits ${width} px, ${colorScheme}, ${language}`, async ({ page, world }) => {
    if (language === 'sw') await inSwahili(page)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 740 })
    const reference = await startPayment(world, PHONE, 18_000)
    await world.control.send(addFault, { body: { path: '/orders', method: 'POST', status: 503 } })
    await world.control.send(addRealtimeFault, { body: { kind: 'mute' } })
    await world.control.send(setShapes, { body: { call: 'listProducts', shapes: ['bare'] } })
    await world.control.send(setWebhook, { body: { url: 'http://localhost:9/webhooks' } })
    await world.control.send(approvePayment, { params: { reference } })
    await page.goto('/__mock')
    const links = page.locator('.console-nav').getByRole('link')
    // QA-031 names ten sections. Realtime faults, orders, goods and webhooks are four more.
    await expect(links).toHaveCount(14)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const address of addresses) {
      const section = address?.replace('#', '')
      await page.evaluate((name) => (location.hash = name), section ?? '')
      await world.settled()
      await expect(page.locator(`[href="#${section}"][aria-current]`)).toBeVisible()
      // Bar, menu and timeline are the same for all sections, so the whole page is only checked once.
      await expectNoAxeViolations(page, section === 'journal' ? undefined : '.console-body')
      await expectNothingBeyondTheEdge(page)
    }
  })
}

test('[QA-011] a tab follows the clock of its world within a second, no matter who moves it', async ({ browser, world, baseURL }) => {
  // A separate context, because the clock of the fixture's pages is moved by the test.
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await context.addCookies([{ name: 'mock-world', value: world.control.world, url: world.control.url, sameSite: 'Lax' }])
  const page = await context.newPage()
  const askedOfMock: string[] = []
  page.on('request', (request) => request.url().includes('/__mock/') && askedOfMock.push(request.url()))
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0712345678')
  await page.getByRole('button', { name: 'Send code' }).click()
  const soon = { timeout: 1_500 }
  await expect(page.getByText('Code valid for 5:00.')).toBeVisible(soon)
  await world.control.send(advanceClock, { body: { ms: 45_000 } })
  await expect(page.getByRole('button', { name: 'Resend in 15 s' })).toBeVisible(soon)

  const console = await context.newPage()
  await console.goto('/__mock')
  await console.getByRole('button', { name: '+ 30 s' }).click()
  await page.bringToFront()
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeVisible(soon)
  await world.control.send(advanceClock, { body: { ms: 225_000 } })
  await expect(page.getByText(/code has expired/i)).toBeVisible(soon)
  // The server pushes the time; the page does not poll.
  expect(askedOfMock).toEqual([])
  await context.close()
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString()
}
