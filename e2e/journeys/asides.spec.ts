import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, expectOutcome, say, thread } from './thread.ts'

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

test('[CHAT-132][CHAT-133][CHAT-030] a typed line comes first in view; what is looked at beside the open question leaves it open, and a bar leads back', async ({
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

test('[CHAT-104][CHAT-150] below a long answer too, what is due at the door stands above the button that orders', async ({
  page,
  world,
}) => {
  await world.signIn('asha')
  await page.goto('/chat')
  const log = thread(page)
  for (const [line, seen] of [
    ['rufiji tilapia 3', /× 3 is in your cart\.$/],
    ['checkout', 'Where should we deliver?'],
    ['the Masaki one, standard, cash', 'Who should carry your fish?'],
    ['any', 'Check your order'],
  ] as const) {
    await say(page, line)
    await expect(log.getByRole('heading', heading(seen)).last()).toBeVisible()
  }
  await say(page, 'what if it arrives spoilt?')
  await expect(log.getByText(/^Check it at the door/)).toBeInViewport({ ratio: 1 })
  const place = button(page, 'Place Order')
  const due = log.getByText('Due on delivery').last()
  await expect(place).toBeInViewport({ ratio: 1 })
  await expect(due).toBeInViewport({ ratio: 1 })
  const [row, tap] = [await due.boundingBox(), await place.boundingBox()]
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(tap?.y ?? 0)
  // Nothing is drawn over it.
  const onTop = await due.evaluate((words) => {
    const { left, top, height } = words.getBoundingClientRect()
    return document.elementFromPoint(left + 2, top + height / 2) === words
  })
  expect(onTop).toBe(true)
})
