import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './expectNoAxeViolations.ts'
import { expect, test } from './fixtures.ts'
import { inSwahili } from './inSwahili.ts'
import type { World } from './world.ts'

const PHONE = '255712345678'
const PAGE = `/__mock/phone/${PHONE}`

test('[QA-020][QA-022] a prompt is approved by keyboard alone and charges once', async ({ page, world }) => {
  await page.goto(PAGE)
  await expect(page.getByText('No messages yet.')).toBeVisible()
  await startPayment(world, 18_000)
  await world.pass(1_000)

  const prompt = page.getByRole('form', { name: 'Payment request' })
  await expect(prompt.getByText('Pay SAMAKI SOKONI')).toBeVisible()
  await expect(prompt.getByText('TZS 18,000')).toBeVisible()
  await expect(prompt.getByText('Test PIN 1234')).toBeVisible()
  await expect(prompt.getByRole('timer')).toHaveText('4:59')
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

test('[QA-022] the pad works by pointer, and Enter approves from a digit key', async ({ page, world }) => {
  await startPayment(world, 9_000)
  await page.goto(PAGE)
  for (const digit of ['1', '2', '5']) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  for (const digit of ['3', '4']) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Approved: TZS 9,000.')).toBeVisible()
  expect(await world.charges()).toHaveLength(1)
})

test('[QA-022] the third wrong PIN refuses the payment', async ({ page, world }) => {
  world.expectConsole(/400/)
  await startPayment(world, 18_000)
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

test('[QA-022] Ghairi refuses and Thibitisha needs four digits, in Swahili', async ({ page, world }) => {
  await inSwahili(page)
  await startPayment(world, 18_000)
  await page.goto(PAGE)
  await expect(page.getByLabel('PIN, tarakimu 4')).toBeFocused()
  await page.keyboard.type('12')
  await page.getByRole('button', { name: 'Thibitisha' }).click()
  await expect(page.getByRole('form', { name: 'Ombi la malipo' })).toBeVisible()
  await page.getByRole('button', { name: 'Ghairi' }).click()
  await expect(page.getByText('Imeghairiwa. Hakuna kilicholipwa.')).toBeVisible()
  expect(await world.charges()).toEqual([])
})

test('[QA-020] a code arrives by itself and stands large', async ({ page, world }) => {
  await page.goto(PAGE)
  await expect(page.getByText('No messages yet.')).toBeVisible()
  await call(world, '/v1/auth/login/phone', { phoneNumber: `+${PHONE}` })
  const code = await world.handset(PHONE).nextCode()
  await world.pass(1_000)
  await expect(page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`, { exact: true })).toBeVisible()
})

test('a phone switched off on its page shows no prompt, an emptied one has no balance', async ({ page, world }) => {
  await page.goto(PAGE)
  await page.getByRole('radio', { name: 'Switched off' }).check()
  await expect(page.getByText('the phone is off or out of reach')).toBeVisible()
  await startPayment(world, 18_000)
  await world.pass(1_000)
  await expect(page.getByRole('region', { name: 'Screen of' })).toContainText('Pending')
  await expect(page.getByRole('form', { name: 'Payment request' })).toBeHidden()
  await page.getByRole('radio', { name: 'Empty balance' }).check()
  await expect(page.getByRole('region', { name: 'Screen of' })).toContainText(/Balance\s*TZS 0/)
})

test('[QA-020] two phones side by side each show their own', async ({ page, world }) => {
  await page.goto(`${PAGE}?beside=255754110226`)
  await startPayment(world, 18_000)
  await world.pass(1_000)
  await expect(page.getByRole('region', { name: 'Phone 255 712 345 678' }).getByText('Test PIN 1234')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Phone 255 754 110 226' })).toContainText('No messages yet.')
  await expect(page.getByText('Test PIN 1234')).toHaveCount(1)
})

test('a scenario queued on the handset is the course of the next payment', async ({ page, world }) => {
  await page.goto(PAGE)
  await page.getByRole('searchbox', { name: 'Search scenarios' }).fill('101')
  await page.getByRole('button', { name: 'Run for this phone: 101 Cancelled' }).click()
  await expect(page.getByText('Queued for the next payments: 101')).toBeVisible()
  await startPayment(world, 18_000)
  await world.pass(8_000)
  await expect(page.getByRole('region', { name: 'Screen of' })).toContainText('Failed')
  await expect(page.getByText('Queued for the next payments')).toBeHidden()
})

test('the console moves the clock, and shows payments and journal of its world', async ({ page, world }) => {
  await startPayment(world, 18_000)
  await page.goto('/__mock')
  await expect(page.getByText('21 Nov 2026, 09:00:00')).toBeVisible()
  await page.getByRole('button', { name: '+ 30 s' }).click()
  await expect(page.getByText('21 Nov 2026, 09:00:30')).toBeVisible()
  await expect(page.getByText('No timer fired.')).toBeVisible()
  await page.getByRole('button', { name: 'Run to next timer' }).click()
  await expect(page.getByText(/^Fired: /)).toBeVisible()
  await expect(page.getByText('Failed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Events of RF-/ }).click()
  const timeline = page.getByRole('region', { name: 'Events, the newest last' })
  await expect(timeline.getByText('prompt', { exact: true })).toBeVisible()
  await expect(timeline.getByText('POST /__mock/api/clock/next')).toBeHidden()
  await expect(page.getByText('No violations.')).toBeVisible()
})

test('the console resets its world only when that is confirmed', async ({ page, world }) => {
  await startPayment(world, 18_000)
  await page.goto('/__mock')
  await expect(page.getByText('TZS 18,000')).toBeVisible()
  await page.getByRole('button', { name: 'Reset world' }).click()
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByText('TZS 18,000')).toBeVisible()
  await page.getByRole('button', { name: 'Reset world' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('TZS 18,000')).toBeHidden()
})

for (const width of [360, 1280]) {
  for (const language of ['en', 'sw'] as const) {
    test(`[QA-024] handset and console are clean and fit ${width} px in ${language}`, async ({ page, world }) => {
      if (language === 'sw') await inSwahili(page)
      await page.setViewportSize({ width, height: 740 })
      await startPayment(world, 18_000)
      for (const path of [PAGE, `${PAGE}?beside=255754110226`, '/__mock/phone/none', '/__mock']) {
        await page.goto(path)
        await world.settled()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoAxeViolations(page)
        await expectNothingBeyondTheEdge(page)
      }
    })
  }
}

async function expectNothingBeyondTheEdge(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

async function startPayment(world: World, amount: number): Promise<void> {
  const { accessToken } = await world.control.post<{ accessToken: string }>('/sessions', { phoneNumber: `+${PHONE}` })
  await call(world, '/v1/mobile-money/checkout', { amount, phone: PHONE }, accessToken)
}

async function call(world: World, path: string, body: object, token?: string): Promise<void> {
  const answer = await fetch(`${world.control.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-mock-world': world.control.world,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}
