import type { Page } from '@playwright/test'
import { addFault } from '#contract/control/faults/faults.ts'
import { openSession } from '#contract/control/people.ts'
import { expect, test } from '../../fixtures.ts'
import { speakSwahili } from '../../pageStates/reach.ts'
import type { World } from '../../world/world.ts'
import { failing, failingWithMessage } from '../failures/failing.ts'
import { readDownload } from './readDownload.ts'

const WIDE = { width: 1280, height: 800 }
const SELLER_PHONE = '+255713604482'
const rows = (page: Page) => page.getByRole('table', { name: 'Payouts' }).locator('tbody tr')
/** The payouts, which are cards on a phone (SELL-012). */
const cards = (page: Page) => page.getByRole('list', { name: 'Payouts' }).getByRole('listitem')
/** Confirms the dialog before a request is sent (SELL-015). */
const confirmRequest = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
const balance = (page: Page) => page.locator('dl').filter({ hasText: 'Net earnings' })
const chips = (page: Page) => page.getByRole('group', { name: 'Status' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
async function openPage(page: Page, world: World, path = '/seller/payouts'): Promise<void> {
  await world.signIn('mwanaidi')
  await page.goto(path)
}
const reads = async (world: World, path: string) =>
  (await world.journal({ kind: 'request', path })).filter((entry) => entry.path === path && entry['method'] === 'GET').length
const requested = async (world: World) =>
  (await world.journal({ kind: 'request', path: '/v1/seller-payouts' }))
    .filter((entry) => entry['method'] === 'POST')
    .map((entry) => entry['body'])
const ownPayouts = async (world: World) => (await world.control.records('payouts')).filter(({ userId }) => userId === 'mwanaidi')

test.describe('on a desktop', () => {
  test.use({ viewport: WIDE })

  test('[SPAY-001][SPAY-002][SPAY-003][SPAY-027] payouts of all five statuses are listed, filtered by the URL, with ids of 8 characters', async ({
    page,
    world,
  }) => {
    await openPage(page, world)
    await expect(rows(page)).toHaveCount(5)
    await expect(chips(page).getByRole('button', { pressed: true })).toHaveText('All5')
    const ids = (await ownPayouts(world)).map(({ id }) => id.slice(0, 8))
    for (const id of ids) await expect(rows(page).getByText(id, { exact: true })).toBeVisible()
    await expect(rows(page).first()).toContainText('40,000') // the newest is first
    for (const status of ['Pending', 'Processing', 'Completed', 'Failed', 'Cancelled']) {
      await chips(page).getByRole('button', { name: status }).click()
      await expect(rows(page)).toHaveCount(1)
      await expect(rows(page)).toContainText(status)
      await expect(page).toHaveURL(`/seller/payouts?status=${status.toLowerCase()}`)
    }
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Cancelled')
    await chips(page).getByRole('button', { name: 'All' }).click()
    await expect(page).toHaveURL('/seller/payouts')
  })

  test('[SPAY-005][SPAY-030][SELL-007][SPAY-011] net minus paid minus reserved is the available balance; details are fetched one by one', async ({
    page,
    world,
  }) => {
    await openPage(page, world)
    await expect(balance(page)).toContainText('Reserved')
    await expect(balance(page)).toContainText('1 pending, 1 processing')
    const shillings = (await balance(page).locator('dd .price').allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
    const [net = 0, paid = 0, reserved = 0, available = 0] = shillings
    expect(shillings).toEqual([514_900, 150_000, 100_000, 264_900])
    expect(net - paid - reserved).toBe(available)
    await expect(balance(page)).toContainText('514,900 − 150,000 paid out − 100,000 reserved')
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    expect(await world.control.v1('/seller-earnings/me/summary', { token })).toMatchObject({
      totalNetEarnings: '514900',
      totalPayouts: '150000',
      reservedBalance: 100_000,
      availableBalance: 264_900,
    })

    const newest = (await ownPayouts(world)).find(({ status }) => status === 'processing')
    const open = page.getByRole('button', { name: `Details: ${newest?.id.slice(0, 8)}` })
    await open.click()
    const details = page.getByRole('region', { name: `Payout ${newest?.id.slice(0, 8)}` })
    await expect(details.getByRole('heading')).toBeFocused()
    for (const words of [
      'TZS 60,000',
      'Processing',
      newest?.reference ?? '',
      'Mobile money',
      'Mixx by Yas',
      '255 713 604 482',
      'Ice and fuel',
    ])
      await expect(details.getByText(words, { exact: true })).toBeVisible()
    await expect(details.getByRole('button', { name: 'Cancel' })).toHaveCount(0) // [SPAY-006]
    expect(await reads(world, `/v1/seller-payouts/${newest?.id}`)).toBe(1)
    await page.getByRole('button', { name: 'Close details' }).click()
    await expect(open).toBeFocused()
    await speakSwahili(page)
    await expect(page.locator('dl').getByText('Imetengwa')).toBeVisible()
  })

  test('[SPAY-010][SPAY-023] a request next to the list adds the payout, updates the balance and empties the form; its completion appears automatically', async ({
    page,
    world,
  }) => {
    await openPage(page, world)
    await expect(rows(page)).toHaveCount(5)
    await field(page, 'Amount, TZS').fill('200000')
    await page.getByRole('button', { name: 'Request TZS 200,000' }).click()
    await confirmRequest(page)
    await expect(page.getByText('Payout request submitted successfully')).toBeVisible()
    await expect(rows(page)).toHaveCount(6)
    await expect(balance(page)).toContainText(/(?<!\d)64,900/)
    await expect(field(page, 'Amount, TZS')).toHaveValue('')
    await expect(field(page, 'Amount, TZS')).toHaveAccessibleDescription('Minimum TZS 10,000')
    await expect(page).toHaveURL('/seller/payouts')
    const payout = (await ownPayouts(world)).find(({ amount }) => amount === 200_000)
    await world.control.change('payouts', payout?.id ?? '', { status: 'failed' })
    await world.pass(61_000)
    await expect(rows(page).first()).toContainText('Failed')
    await expect(balance(page)).toContainText('264,900')
  })

  test('[SELL-003][SELL-012][SPRD-008] the export has the filtered rows of all pages in order; the page number is in the URL', async ({
    page,
    world,
  }) => {
    await world.signIn('mwanaidi')
    const { accessToken: token } = await world.control.send(openSession, { body: { phoneNumber: SELLER_PHONE } })
    const body = { paymentMethod: 'mobile_money', paymentDetails: { phone: '255713604482', operator: 'halotel' } }
    for (let n = 0; n < 10; n++) await world.control.v1('/seller-payouts', { token, body: { ...body, amount: 10_000 + n } })
    await page.goto('/seller/payouts')
    await page.getByRole('button', { name: 'Amount, TZS' }).click()
    await chips(page).getByRole('button', { name: 'Pending' }).click()
    await expect(page).toHaveURL('/seller/payouts?sort=most&status=pending')
    await expect(rows(page)).toHaveCount(10)
    await expect(page.getByText('1–10 of 11')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toBe('samaki-payouts-2026-11-21.csv')
    const [header, ...lines] = await readDownload(await download)
    expect(header).toBe('\uFEFFPayout,Reference,Requested,Operator,Phone,"Amount, TZS",Status')
    expect(lines.map((line) => line.split(',').at(-2))).toEqual(['40000', ...Array.from({ length: 10 }, (_, n) => `${10_009 - n}`)])
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/seller/payouts?sort=most&status=pending&page=2')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('10,000')
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('20')
    await expect(rows(page)).toHaveCount(11)
  })
})

test('[SPAY-006][SPAY-007][SPAY-008][SPAY-010] only a pending payout can be cancelled, after a confirmation; list and summary are fetched again', async ({
  page,
  world,
}) => {
  await openPage(page, world)
  await expect(cards(page)).toHaveCount(5)
  const cancel = page.getByRole('button', { name: /^Cancel / })
  await expect(cancel).toHaveCount(1)
  await expect(cards(page).filter({ has: cancel })).toContainText('Pending')
  await expect.poll(() => reads(world, '/v1/seller-earnings/me/summary')).toBe(1)
  const lists = await reads(world, '/v1/seller-payouts/me')
  await cancel.click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this payout request?' })
  await question.getByRole('button', { name: 'No' }).click()
  await expect(cancel).toBeFocused()
  await expect(cards(page).first()).toContainText('Pending')
  await cancel.click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Payout request cancelled successfully')).toBeVisible()
  await expect(cards(page).first()).toContainText('Cancelled')
  await expect(cancel).toHaveCount(0)
  await expect(balance(page)).toContainText('304,900') // [SPAY-030]
  expect(await reads(world, '/v1/seller-payouts/me')).toBe(lists + 1)
  expect(await reads(world, '/v1/seller-earnings/me/summary')).toBe(2)
})

test('[SPAY-009][ERR-036][GEN-026] a failed cancellation shows its error once and the payout’s current state', async ({ page, world }) => {
  await openPage(page, world)
  const cancel = page.getByRole('button', { name: /^Cancel / })
  const confirmCancel = async () => {
    await cancel.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  }
  await failing(world, 'PATCH', '/seller-payouts/:id/cancel')
  await confirmCancel()
  const alerts = page.getByRole('alert').filter({ hasText: /\S/ })
  await expect(alerts).toHaveText(['Failed to cancel payout request'])
  const pending = (await ownPayouts(world)).find(({ status }) => status === 'pending')
  await world.control.change('payouts', pending?.id ?? '', { status: 'processing' })
  await confirmCancel() // 409: its status has changed meanwhile
  await expect(alerts).toHaveText(['Only a pending payout can be cancelled.'])
  await expect(cancel).toHaveCount(0)
})

test('[ERR-034][ERR-035][ERR-037][SPAY-029] each part that can’t be fetched shows an error with a retry in its place', async ({
  page,
  world,
}) => {
  await world.signIn('mwanaidi')
  await failing(world, 'GET', '/seller-payouts/me')
  await failing(world, 'GET', '/seller-earnings/me/summary')
  await page.goto('/seller/payouts')
  const note = (text: string) => page.getByRole('alert').filter({ hasText: text })
  await expect(note('Failed to fetch earnings summary')).toBeVisible()
  await note('Failed to fetch earnings summary').getByRole('button', { name: 'Try Again' }).click()
  await expect(balance(page)).toBeVisible()
  await note('Failed to fetch payouts').getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page)).toHaveCount(5)
  await failing(world, 'GET', '/seller-payouts/:id')
  await cards(page).first().getByRole('button').first().click()
  await expect(note('Failed to fetch payout details')).toBeVisible()
  await note('Failed to fetch payout details').getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('region', { name: /^Payout / }).getByText('Mobile money')).toBeVisible()
})

test('[SPAY-004][SPAY-029] a seller without payouts sees a message; the balance keeps its place while it loads', async ({
  page,
  world,
}) => {
  await world.signIn('ujiji')
  await world.control.send(addFault, { body: { method: 'GET', path: '/seller-earnings/me/summary', delay: 5_000, times: 1 } })
  await page.goto('/seller/payouts')
  // The list has loaded, so only the balance is still loading.
  await expect(page.getByRole('heading', { name: 'No payouts yet' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  await expect(balance(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  await world.pass(5_000)
  await expect(balance(page)).toContainText('23,750')
})

test('[SPAY-012][SPAY-013][SPAY-014][SPAY-016] the request form has its fields and operators, and shows the minimum and the processing time', async ({
  page,
  world,
}) => {
  await openPage(page, world)
  await page.getByRole('link', { name: 'Request payout' }).click()
  await expect(page).toHaveURL('/seller/payouts/request')
  for (const name of ['Amount, TZS', 'Phone', 'Note (optional)']) await expect(field(page, name)).toBeVisible()
  const operator = page.getByRole('combobox', { name: 'Operator' })
  await expect(operator).toHaveValue('tigo') // the operator of the seller's own number
  await field(page, 'Phone').fill('0754 110 226')
  await expect(operator).toHaveValue('vodacom')
  await expect(operator.getByRole('option')).toHaveText([
    'Vodacom M-Pesa',
    'Airtel Money',
    'Mixx by Yas',
    'Zantel (Mixx by Yas)',
    'HaloPesa',
    'T-Pesa',
  ])
  expect(await operator.getByRole('option').evaluateAll((options) => options.map((option) => option.getAttribute('value')))).toEqual(
    ['vodacom', 'airtel', 'tigo', 'zantel', 'halotel', 'ttcl'], // [CONST-032]
  )
  await expect(page.getByText('Minimum TZS 10,000', { exact: true })).toBeVisible()
  await expect(page.getByText('Processing typically takes 1 business day.')).toBeVisible() // [CONST-033]
})

test('[SPAY-019][SPAY-028] if the balance has grown since the page was opened, a request above the old balance loads the new one and can then be sent', async ({
  page,
  world,
}) => {
  await openPage(page, world, '/seller/payouts/request')
  await expect(page.locator('dl')).toContainText('264,900')
  const [pending] = (await ownPayouts(world)).filter(({ status }) => status === 'pending')
  const more = 264_900 + (pending?.amount ?? 0)
  await world.control.change('payouts', pending?.id ?? '', { status: 'cancelled' })
  await field(page, 'Amount, TZS').fill(String(more))
  const send = page.getByRole('button', { name: /^Request TZS/ })
  await send.click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Amount exceeds your available balance')).toBeVisible()
  await expect(page.locator('dl')).toContainText(more.toLocaleString('en'))
  await expect(field(page, 'Amount, TZS')).not.toHaveAccessibleDescription(/exceeds/)
  await send.click()
  await confirmRequest(page)
  await expect(page).toHaveURL('/seller/payouts')
  expect((await requested(world)).map((body) => (body as { amount: number }).amount)).toEqual([more])
})

test('[SPAY-015][SPAY-023][SPAY-026][SELL-015] a request is confirmed with amount, number and operator, sent once, and appears in the list', async ({
  page,
  world,
}) => {
  await openPage(page, world, '/seller/payouts/request')
  await expect(page.locator('dl')).toContainText('264,900')
  await field(page, 'Amount, TZS').fill('200,000')
  await expect(page.getByText('Available after this')).toContainText('Available after this')
  await expect(page.getByText('TZS 64,900')).toBeVisible()
  await field(page, 'Phone').fill('0712-345 678')
  await page.getByRole('combobox', { name: 'Operator' }).selectOption('HaloPesa')
  await expect(page.getByRole('combobox', { name: 'Operator' })).toHaveAccessibleDescription('This number looks like Mixx by Yas.')
  await field(page, 'Note (optional)').fill('Boat engine')
  const send = page.getByRole('button', { name: 'Request TZS 200,000' })
  await send.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Request TZS 200,000 to +255 712 345 678, HaloPesa? This number looks like Mixx by Yas.')
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toHaveCount(0)
  expect(await requested(world)).toEqual([])
  await send.click()
  await question.getByRole('button', { name: 'Yes' }).dblclick()
  await expect(page).toHaveURL('/seller/payouts')
  await expect(page.getByText('Payout request submitted successfully')).toBeVisible()
  await expect(cards(page).first()).toContainText('TZS 200,000')
  await expect(balance(page)).toContainText('2 pending, 1 processing')
  expect(await requested(world)).toEqual([
    {
      amount: 200_000,
      paymentMethod: 'mobile_money',
      paymentDetails: { phone: '255712345678', operator: 'halotel' }, // [CONST-008]
      note: 'Boat engine',
    },
  ])
  // [SPAY-025]
  expect((await ownPayouts(world)).find(({ amount }) => amount === 200_000)).toMatchObject({
    id: expect.any(String),
    reference: expect.any(String),
    paymentMethod: 'mobile_money',
    metadata: { phone: '255712345678' },
    status: 'pending',
    createdAt: expect.any(String),
  })
})

test('[SPAY-024][ERR-033][GEN-026] a failed request keeps the form; a request whose reply was lost is not made twice', async ({
  page,
  world,
}) => {
  await openPage(page, world, '/seller/payouts/request')
  await expect(page.locator('dl')).toContainText('264,900')
  await field(page, 'Amount, TZS').fill('50000')
  const send = page.getByRole('button', { name: 'Request TZS 50,000' })
  const alerts = page.getByRole('alert').filter({ hasText: /\S/ })
  await failing(world, 'POST', '/seller-payouts')
  await send.click()
  await confirmRequest(page)
  await expect(alerts).toHaveText(['Failed to submit payout request'])
  await failingWithMessage(world, 'POST', '/seller-payouts')
  await send.click()
  await confirmRequest(page)
  await expect(alerts).toHaveText(['A test fault made this call fail.']) // the server's own message is shown
  await expect(field(page, 'Amount, TZS')).toHaveValue('50000')
  await page.mouse.move(0, 0) // otherwise the toast might stay under the pointer (A11Y-007)
  await world.pass(4_000)
  await expect(alerts).toHaveCount(0)
  await world.control.send(addFault, { body: { method: 'POST', path: '/seller-payouts', status: 500, after: true, times: 1 } })
  await send.click()
  await confirmRequest(page)
  await expect.poll(async () => (await ownPayouts(world)).filter(({ amount }) => amount === 50_000).length).toBe(1)
  await expect(alerts).toHaveCount(1)
  await page.reload() // the form and its idempotency key are still stored
  await page.getByRole('button', { name: 'Request TZS 50,000' }).click()
  await confirmRequest(page)
  await expect(page).toHaveURL('/seller/payouts')
  expect((await ownPayouts(world)).filter(({ amount }) => amount === 50_000)).toHaveLength(1)
})

test('[NAV-034][NAV-033] the profile, not the account, decides who may request a payout', async ({ page, world }) => {
  await world.signIn('kunduchi')
  expect((await world.control.record('users', 'kunduchi')).isVerified).toBe(true)
  for (const path of ['/seller/payouts/request', '/seller/payouts', '/seller/reports']) {
    await page.goto(path)
    await expect(page).toHaveURL('/seller/dashboard')
  }
  const [profile] = (await world.control.records('sellers')).filter(({ userId }) => userId === 'kunduchi')
  await world.control.change('sellers', profile?.id ?? '', { isVerified: true })
  await page.goto('/seller/payouts/request')
  await expect(page.getByRole('heading', { level: 1, name: 'Request payout' })).toBeVisible()
})
