import type { Page } from '@playwright/test'
import { approvePayment } from '#contract/control/payments.ts'
import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { expect, inSwahili, test } from '../fixtures.ts'
import { call, expectNothingBeyondTheEdge, startPayment } from './mockCalls.ts'

const PHONE = '255712345678'
const PAGE = `/__mock/phone/${PHONE}`

test('[QA-020][QA-022] a prompt can be approved with the keyboard only, and charges once', async ({ page, world }) => {
  await page.goto(PAGE)
  await expect(page.getByText('No messages yet.')).toBeVisible()
  await startPayment(world, PHONE, 18_000)
  await world.pass(1_000)
  await world.pass(1_000)

  const prompt = page.getByRole('form', { name: 'Payment request' })
  await expect(prompt.getByText('Pay SAMAKI SOKONI')).toBeVisible()
  await expect(prompt.getByText('TZS 18,000')).toBeVisible()
  await expect(prompt.getByText('Test PIN 1234')).toBeVisible()
  // The page updates its clock once a second, before or after the server's step.
  await expect(prompt.getByRole('timer')).toHaveText(/^4:5[89]$/)
  await expect(prompt.getByLabel('PIN, 4 digits')).toBeFocused()
  await page.keyboard.type('129')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('34')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Approved: TZS 18,000.')).toBeVisible()
  await expect(prompt).toBeHidden()
  await expect(page.getByRole('region', { name: 'Screen of' })).toContainText(/Balance\s*TZS 4,982,000/)
  await expect(page.getByRole('region', { name: 'Screen of' })).toContainText('Success')
  expect(await world.charges()).toHaveLength(1)
})

test('[QA-022] the number pad works by pointer, and Enter approves while a digit key has the focus', async ({ page, world }) => {
  await startPayment(world, PHONE, 9_000)
  await page.goto(PAGE)
  for (const digit of ['1', '2', '5']) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  for (const digit of ['3', '4']) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Approved: TZS 9,000.')).toBeVisible()
  expect(await world.charges()).toHaveLength(1)
})

test('[QA-022] the third wrong PIN makes the payment fail', async ({ page, world }) => {
  world.expectConsole(/400/)
  await startPayment(world, PHONE, 18_000)
  await page.goto(PAGE)
  const prompt = page.getByRole('form', { name: 'Payment request' })
  await expect(prompt.getByLabel('PIN, 4 digits')).toBeFocused()
  for (const left of [2, 1]) {
    await page.keyboard.type('9999')
    await page.keyboard.press('Enter')
    await expect(prompt.getByText(`Tries left: ${left}`)).toBeVisible()
    await expect(prompt.getByLabel('PIN, 4 digits')).toHaveValue('')
  }
  await page.keyboard.type('9999')
  await page.keyboard.press('Enter')
  await expect(prompt).toBeHidden()
  await expect(page.getByRole('region', { name: 'Screen of' })).toContainText('Failed')
  expect(await world.charges()).toEqual([])
})

test('[QA-022] in Swahili, Ghairi declines the payment, and Thibitisha needs four digits', async ({ page, world }) => {
  await inSwahili(page)
  await startPayment(world, PHONE, 18_000)
  await page.goto(PAGE)
  await expect(page.getByLabel('PIN, namba 4')).toBeFocused()
  await page.keyboard.type('12')
  await page.getByRole('button', { name: 'Thibitisha' }).click()
  await expect(page.getByRole('form', { name: 'Ombi la malipo' })).toBeVisible()
  await page.getByRole('button', { name: 'Ghairi' }).click()
  await expect(page.getByText('Imeghairiwa. Hujakatwa pesa.')).toBeVisible()
  expect(await world.charges()).toEqual([])
})

test('[QA-020] a code appears without a reload, in large type', async ({ page, world }) => {
  await page.goto(PAGE)
  await expect(page.getByText('No messages yet.')).toBeVisible()
  expect((await call(world, '/v1/auth/login/phone', { phoneNumber: `+${PHONE}` })).status).toBe(200)
  const code = await world.handset(PHONE).nextCode()
  await world.pass(1_000)
  await expect(page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`, { exact: true })).toBeVisible()
})

test('a handset that is switched off shows no prompt, and an emptied one has no balance', async ({ page, world }) => {
  await page.goto(PAGE)
  await page.getByRole('radio', { name: 'Switched off' }).check()
  await expect(page.getByText('the phone is off or out of reach')).toBeVisible()
  await startPayment(world, PHONE, 18_000)
  await world.pass(1_000)
  await expect(page.getByRole('region', { name: 'Screen of' })).toContainText('Pending')
  await expect(page.getByRole('form', { name: 'Payment request' })).toBeHidden()
  await page.getByRole('radio', { name: 'Empty balance' }).check()
  await expect(page.getByRole('region', { name: 'Screen of' })).toContainText(/Balance\s*TZS 0/)
})

test('[QA-020] two handsets side by side each show their own messages', async ({ page, world }) => {
  await page.goto(`${PAGE}?beside=255754110226`)
  await startPayment(world, PHONE, 18_000)
  await world.pass(1_000)
  await expect(page.getByRole('region', { name: 'Phone 255 712 345 678' }).getByText('Test PIN 1234')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Phone 255 754 110 226' })).toContainText('No messages yet.')
  await expect(page.getByText('Test PIN 1234')).toHaveCount(1)
})

test('a scenario queued on the handset runs for the next payment', async ({ page, world }) => {
  await page.goto(PAGE)
  await page.getByRole('searchbox', { name: 'Search scenarios' }).fill('101')
  await page.getByRole('button', { name: 'Run for this phone: 101 Cancelled' }).click()
  await expect(page.getByText('Queued for the next payments: 101')).toBeVisible()
  await startPayment(world, PHONE, 18_000)
  await world.pass(8_000)
  await world.pass(1_000)
  await expect(page.getByRole('region', { name: 'Screen of' })).toContainText('Failed')
  await expect(page.getByText('Queued for the next payments')).toBeHidden()
})

for (const [width, height] of [
  [360, 740],
  [1280, 713],
] as const) {
  test(`[QA-020][QA-022] only the page scrolls at ${width} × ${height}, with a wholly visible prompt; older messages come by a button`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height })
    for (let n = 0; n < 4; n++) {
      const reference = await startPayment(world, PHONE, 18_000 + n)
      await world.control.send(approvePayment, { params: { reference } })
    }
    expect((await call(world, '/v1/auth/login/phone', { phoneNumber: `+${PHONE}` })).status).toBe(200)
    await page.goto(PAGE)
    const screen = page.getByRole('region', { name: 'Screen of' })
    await expect(screen.getByText(/^Your Samaki code/)).toBeVisible()
    // On a narrow screen the page scrolls to the lower end of the phone.
    if (width === 1280) await expect(page.locator('.phone')).toBeInViewport({ ratio: 1 })
    await expect(screen.getByText('Confirmed. TZS 18,003')).toBeVisible()
    expect(await scrolling(page)).toEqual([])

    await screen.getByRole('button', { name: 'Older messages: 3' }).click()
    await expect(screen.getByText('Confirmed. TZS 18,000')).toBeVisible()
    expect(await scrolling(page)).toEqual([])
    await screen.getByRole('button', { name: 'Only the newest' }).click()
    await expect(screen.getByText('Confirmed. TZS 18,000')).toBeHidden()

    await page.getByRole('switch', { name: 'Everything' }).check()
    await startPayment(world, PHONE, 22_000)
    await world.pass(1_000)
    const prompt = page.getByRole('form', { name: 'Payment request' })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(prompt).toBeInViewport({ ratio: 1 })
    expect(await scrolling(page)).toEqual([])
    world.expectConsole(/400/)
    await prompt.getByLabel('PIN, 4 digits').fill('9999')
    await prompt.getByRole('button', { name: 'Approve' }).click()
    await expect(prompt.getByText('Tries left: 2')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(prompt).toBeInViewport({ ratio: 1 })
    expect(await scrolling(page)).toEqual([])
  })
}

/** Returns the elements inside the page that can be scrolled. */
const scrolling = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight)
      .map((element) => element.className),
  )

test('[QA-020][QA-031] a handset shows its own money and messages first, and all else of its number by the switch', async ({
  page,
  world,
}) => {
  await startPayment(world, '255754110226', 9_000)
  const reference = await startPayment(world, PHONE, 18_000)
  await world.control.send(approvePayment, { params: { reference } })
  await page.goto(PAGE)
  const rows = page.getByRole('region', { name: 'Events, the newest first' }).locator('.event-list > li')
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('asked 09:00:00 › PIN › charged')
  await page.getByRole('switch', { name: 'Everything' }).check()
  await expect(rows.filter({ hasText: 'POST /v1/mobile-money/checkout' }).first()).toBeVisible()
  await expect(rows.filter({ hasText: 'TZS 9,000' })).toHaveCount(0)
})

for (const [width, language] of [
  [360, 'sw'],
  [1280, 'en'],
] as const) {
  test(`[QA-024] a handset passes axe and fits ${width} px in ${language}`, async ({ page, world }) => {
    if (language === 'sw') await inSwahili(page)
    await page.setViewportSize({ width, height: 740 })
    await startPayment(world, PHONE, 18_000)
    for (const path of [PAGE, `${PAGE}?beside=255754110226`, '/__mock/phone/none']) {
      await page.goto(path)
      await world.settled()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoAxeViolations(page)
      await expectNothingBeyondTheEdge(page)
    }
  })
}
