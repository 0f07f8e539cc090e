import type { Page } from '@playwright/test'
import { withDoubleText } from '../a11y/layout.ts'
import { expect, test } from '../fixtures.ts'
import {
  added,
  button,
  expectLive,
  expectOutcome,
  heading,
  liveLine,
  openChatAs,
  option,
  say,
  thread,
  unfold,
  untilStored,
} from './thread.ts'

/** Checks that the buyer's newest message and everything after it is visible, or as much as fits below the message. */
const expectLineInView = (page: Page) =>
  expect
    .poll(() =>
      thread(page).evaluate((log) => {
        const line = [...log.querySelectorAll('.from-me')].at(-1)
        const top = Math.round((line?.getBoundingClientRect().top ?? -999) - log.getBoundingClientRect().top)
        const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight <= 2
        return top >= 0 && (top <= 24 || isAtEnd)
      }),
    )
    .toBe(true)

test('[CHAT-132][CHAT-133][CHAT-156] a message and its reply are visible; looking at something else leaves the question open below', async ({
  page,
  world,
}) => {
  await openChatAs(page, world, 'asha')
  await say(page, 'nataka mzia 2')
  await expect(added(page, 2)).toBeInViewport()
  await expectLineInView(page)
  await expect(liveLine(page)).toHaveCount(0)
  await say(page, 'checkout')
  await button(page, 'Change address').click()
  await expect(heading(page, 'Where should we deliver?')).toBeInViewport()

  for (const [line, shown] of [
    ['help', 'What do you need help with?'],
    ['language', 'Choose a language'],
    ['sangara', 'sangara'],
  ] as const) {
    await say(page, line)
    await expect(heading(page, shown)).toBeInViewport()
    await expectLineInView(page)
    await expectLive(page, 'Where should we deliver?')
  }
  const line = liveLine(page).getByRole('button', { name: /^Where should we deliver\? · \d answers$/, expanded: false })
  await line.click()
  await expect(heading(page, 'Where should we deliver?')).toBeInViewport()
  await expect(line).toHaveCount(0)
  await expect(page.locator('[data-entry]:focus')).toHaveCount(1)
  await expectOutcome(world, { orders: 0, charges: 0 })
})

const LINES = ['is my money safe?', 'delivery ni shilingi ngapi?', 'my orders'] as const

/** Buys from the cart to the pending payment, and asks about something else at each question first. */
async function interruptEverywhere(page: Page): Promise<void> {
  await say(page, 'rufiji tilapia 1')
  await expect(added(page)).toBeVisible()
  await say(page, 'checkout')
  for (const [question, answer] of [
    ['Your order', 'Change address'],
    ['Where should we deliver?', /^Home|^The Masaki|^Chole/],
    ['Your order', 'Change payment method'],
    ['Your order', /^Mobile money/],
    ['Your order', /^Pay TZS/],
  ] as const) {
    await interrupt(page, question)
    await unfold(page)
    await (question === 'Where should we deliver?' ? option(page, question) : button(page, answer)).click()
  }
  await expect(page.getByText('Please check your mobile phone').or(liveLine(page)).first()).toBeVisible()
  await interrupt(page, 'Please check your mobile phone')
  const line = liveLine(page)
  await expect(line.getByRole('timer')).toBeInViewport({ ratio: 1 })
  await expect(line.getByText(/^Enter PIN on .* only\.$/)).toBeInViewport({ ratio: 1 })
  await expect(line.getByRole('button', { name: 'Check' })).toBeInViewport({ ratio: 1 })
}

async function interrupt(page: Page, question: string): Promise<void> {
  await expectLive(page, question)
  for (const words of LINES) {
    await say(page, words)
    await expect(thread(page).getByText(words).last()).toBeInViewport()
    await expectLineInView(page)
    await expectLive(page, question)
  }
}

for (const { name, size, isDouble } of [
  { name: '360 × 740', size: { width: 360, height: 740 } },
  { name: '360 × 400', size: { width: 360, height: 400 } },
  { name: '200 % text', size: { width: 360, height: 740 }, isDouble: true },
] as { name: string; size: { width: number; height: number }; isDouble?: boolean }[])
  test(`[CHAT-156] at ${name}, the open card or its line is visible after each message at each question`, async ({ page, world }) => {
    await page.setViewportSize(size)
    await world.signIn('asha')
    await page.goto('/chat')
    if (isDouble) await withDoubleText(page, () => interruptEverywhere(page))
    else await interruptEverywhere(page)
  })

test('[CHAT-104][CHAT-150] after a long reply, the amount due on delivery is visible above the Place Order button', async ({
  page,
  world,
}) => {
  await openChatAs(page, world, 'asha')
  const log = thread(page)
  await say(page, 'rufiji tilapia 3')
  await expect(added(page, 3)).toBeVisible()
  await say(page, 'checkout')
  await expect(heading(page, 'Your order')).toBeVisible()
  await say(page, 'what if it arrives spoilt?')
  await expect(log.getByText(/^Check it at the door/)).toBeInViewport({ ratio: 1 })
  const place = button(page, 'Place Order')
  const due = log.getByText('Due on delivery').last()
  await expect(place).toBeInViewport({ ratio: 1 })
  await expect(due).toBeInViewport({ ratio: 1 })
  const [row, tap] = [await due.boundingBox(), await place.boundingBox()]
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(tap?.y ?? 0)
  // Nothing covers the row with the amount due.
  const onTop = await due.evaluate((words) => {
    const { left, top, height } = words.getBoundingClientRect()
    return document.elementFromPoint(left + 2, top + height / 2) === words
  })
  expect(onTop).toBe(true)
})

test('[CHAT-156] a half-typed answer is kept when a reply appears above its card', async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'rufiji tilapia 1')
  await button(page, 'Checkout').click()
  const number = thread(page).getByRole('textbox', { name: 'Phone number' })
  await number.fill('0712 34')
  const field = await number.elementHandle()
  for (const words of ['is my money safe?', 'help']) {
    await say(page, words)
    await expect(thread(page).getByText(words).first()).toBeInViewport()
  }
  await unfold(page)
  await expect(number).toHaveValue('0712 34')
  expect(await number.evaluate((now, before) => now === before, field)).toBe(true)
})

test('[CHAT-156] after a reload, a thread without answers shows its last message below the welcome', async ({ page }) => {
  await page.goto('/chat')
  await expect(heading(page, /^Welcome/)).toBeVisible()
  await say(page, 'is it fresh?')
  await say(page, 'help')
  const help = heading(page, 'What do you need help with?')
  await expect(help).toBeInViewport()
  await untilStored(page, 'help')
  await page.reload()
  await expect(help).toBeInViewport({ ratio: 1 })
  await expect(liveLine(page)).toHaveCount(0)
})
