import { readFileSync } from 'node:fs'
import { expect, test } from './samaki.ts'

test('[WAY-003] 305: no callback comes, and the order is made all the same', async ({ page, world }) => {
  await world.signIn('asha')
  await page.goto('/products/red-snapper-changu-1-kg')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.goto('/checkout')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0700 000 305')
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: /^Pay TZS/ }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await world.clock.pass(120_000)
  await world.expectOutcome('0700 000 305', { orders: 1, charges: 1, unfinished: 0 })
})

test('[WAY-003] the test moves the clock of its page and of a second person’s page', async ({ page, world, browser }) => {
  await world.signIn('asha')
  await page.goto('/products/red-snapper-changu-1-kg')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.goto('/checkout')
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: /^Pay TZS/ }).click()
  const timer = page.getByRole('timer')
  await expect(timer).toHaveAccessibleName('120 seconds left')
  await world.clock.pass(47_000)
  await expect(timer).toHaveAccessibleName('73 seconds left')

  const second = await browser.newContext()
  await world.admit(second)
  const phone = await second.newPage()
  await phone.goto('/__mock/phone/255712345678')
  await expect(phone.getByRole('form', { name: 'Payment request' }).getByRole('timer')).toHaveText('4:13')
  await world.clock.pass(13_000)
  await expect(phone.getByRole('form', { name: 'Payment request' }).getByRole('timer')).toHaveText('4:00')
  await expect(timer).toHaveAccessibleName('60 seconds left')
  await second.close()
})

test.describe('[WAY-003] a test that leaves a violation', () => {
  test.describe.configure({ mode: 'serial' })
  let name = ''
  let attached: { name: string; path?: string }[] = []
  const watched = test.extend<{ report: void }>({
    // Automatic fixtures are set up first, so this one ends after the world fixture.
    report: [
      async ({}, use, testInfo) => {
        await use()
        attached = [...testInfo.attachments]
      },
      { auto: true },
    ],
  })

  watched.fail('fails', async ({ world }) => {
    name = world.name
    await world.call('POST', '/violations', { invariant: 'I1', text: 'two orders for one payment' })
  })

  test('its report has the journal, and its world is dropped', async ({ world }) => {
    expect(attached.map(({ name }) => name)).toEqual(['journal.jsonl'])
    // The list and line reporters print the path.
    expect(readFileSync(attached[0]?.path ?? '', 'utf8')).toContain('two orders for one payment')
    const worlds = await world.call<{ name: string }[]>('GET', '/worlds')
    expect(worlds.map((one) => one.name)).not.toContain(name)
  })
})
