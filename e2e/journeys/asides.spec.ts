import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectOutcome, say, thread } from './thread.ts'

const heading = (name: string | RegExp) => ({ name })
const bar = (page: Page) => page.getByRole('group', { name: 'Back to your order: Where should we deliver?' })

/** How far below the upper edge of the thread the buyer's newest line begins. */
const topOfLine = (page: Page): Promise<number> =>
  thread(page).evaluate((log) => {
    const line = [...log.querySelectorAll('.from-me')].at(-1)
    return Math.round((line?.getBoundingClientRect().top ?? -999) - log.getBoundingClientRect().top)
  })
const expectLineFirst = (page: Page) =>
  expect
    .poll(async () => {
      const top = await topOfLine(page)
      return top >= 0 && top <= 24
    })
    .toBe(true)

test('[CHAT-132][CHAT-133][CHAT-031][CHAT-030] a typed line comes first in view; what is looked at beside the open question leaves it open, and a bar leads back', async ({
  page,
  world,
}) => {
  await world.signIn('asha')
  await page.goto('/chat')
  const log = thread(page)
  await say(page, 'nataka mzia 2')
  await expect(log.getByRole('heading', heading(/× 2 is in your cart\.$/))).toBeInViewport()
  await expectLineFirst(page)
  await expect(page.getByText(/^Back to your order/)).toHaveCount(0)
  await say(page, 'checkout')
  await expect(log.getByRole('heading', heading('Where should we deliver?'))).toBeInViewport()
  await expectLineFirst(page)

  for (const [line, shown] of [
    ['help', 'What do you need help with?'],
    ['view cart', 'Your cart'],
    ['language', 'Choose a language'],
    ['sangara', 'sangara'],
  ] as const) {
    await say(page, line)
    await expect(log.getByRole('heading', heading(shown))).toBeInViewport()
    await expectLineFirst(page)
    await expect(bar(page)).toBeVisible()
  }
  await say(page, 'my orders')
  await expect(log.getByText(/^Order SMK-\d+ is /)).toBeInViewport()
  await expectLineFirst(page)
  await bar(page).getByRole('button', { name: 'Continue' }).click()
  await expect(log.getByRole('heading', heading('Where should we deliver?'))).toHaveCount(1)
  await expect(log.getByRole('heading', heading('Where should we deliver?'))).toBeInViewport()
  await expect(bar(page)).toHaveCount(0)

  // With the keyboard open little is left of the thread.
  await page.setViewportSize({ width: 360, height: 400 })
  await say(page, 'delivery ni shilingi ngapi?')
  await expect(log.getByText(/^Standard TZS 5,000/)).toBeInViewport()
  await expectLineFirst(page)
  await expect(bar(page)).toBeVisible()
  await expectOutcome(world, { orders: 0, charges: 0 })
})
