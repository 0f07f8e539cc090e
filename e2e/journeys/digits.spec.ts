import type { Page } from '@playwright/test'
import { expect, inSwahili, test } from '../fixtures.ts'
import { added, expectLive, expectOutcome, heading, openChatAs, say, thread } from './thread.ts'

const ASHA = '0712345678'

const expectHeading = (page: Page, name: string | RegExp) => expect(heading(page, name).last()).toBeVisible()

test('[CHAT-124][CHAT-037][CHAT-039][CHAT-001] a guest buys by typing digits for options, plus phone and code; 0 goes back', async ({
  page,
  world,
}) => {
  await page.goto('/chat')
  const log = thread(page)
  // On a phone the thread fills the screen with its own bar. On a larger screen it is below the site's header.
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  for (const part of [
    page.getByRole('button', { name: 'Back', exact: true }),
    page.getByRole('heading', { name: 'Samaki chat', level: 1 }),
    page.getByRole('link', { name: 'Cart' }),
    page.getByLabel('Menu'),
  ])
    await expect(part).toBeInViewport()
  await page.setViewportSize({ width: 1024, height: 740 })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(log.getByRole('button', { name: 'Browse fish' })).toHaveAttribute('aria-keyshortcuts', '1')
  await say(page, '1')
  await expectHeading(page, 'Choose a category')
  await say(page, '0') // at the first question, 0 opens the menu
  await expectHeading(page, 'Choose a category')
  await say(page, '1')
  await expect(log.getByRole('button', { name: /^Add / }).first()).toBeVisible()
  await say(page, '1')
  await expect(added(page, 1).last()).toBeVisible()
  await say(page, '0')
  await expect(log.getByRole('button', { name: /^Add / }).first()).toBeVisible()
  await say(page, '2')
  await expect(added(page, 1).last()).toBeVisible()
  await expect(log.getByRole('button', { name: 'Checkout' }).last()).toHaveAttribute('aria-keyshortcuts', '1')
  await say(page, '1')
  await expectHeading(page, 'What is your phone number?')
  await say(page, ASHA)
  await expectHeading(page, 'Confirm your number')
  await say(page, await world.handset(ASHA).nextCode())
  await expectHeading(page, 'Your order')
  await say(page, '0')
  await expectHeading(page, 'Where should we deliver?')
  await say(page, '1')
  await expectHeading(page, 'Your order')
  await say(page, 'change delivery')
  await say(page, '2')
  await say(page, 'mobile money')

  // [CHAT-040] a single key press inside the card does not pay
  const pay = log.getByRole('button', { name: /^Pay TZS/ })
  await expect(pay).toHaveAttribute('aria-keyshortcuts', '1')
  await pay.focus()
  await page.keyboard.press('1')
  await expect(log.getByText(/^Before .* · Express$/).first()).toBeVisible()
  await say(page, '1')
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await world.count({ kind: 'request', path: '/v1/mobile-money/checkout' })).toBe(1)
  // [CHAT-033] while the payment is pending, back and cancel only leave its card
  for (const line of ['0', 'back', 'cancel']) await say(page, line)
  await expect(log.getByText('The payment request is still open on your phone.')).toHaveCount(3)
  await expectLive(page, 'Please check your mobile phone')
  await expect(page.getByRole('timer')).toHaveCount(1)
  await world.handset(ASHA).approve({ pin: '1234' })
  await expectHeading(page, /is placed\.$/)
  await expectOutcome(world, { orders: 1, charges: 1 })
})

test('[CHAT-124][CHAT-040][CHAT-001] a known buyer buys by digits in Swahili, paid on delivery; digit keys only work inside the live card', async ({
  page,
  world,
}) => {
  await inSwahili(page)
  await openChatAs(page, world, 'asha')
  const log = thread(page)
  await expect(page.getByRole('heading', { name: 'Chat ya Samaki', level: 1 })).toBeVisible()
  const browse = log.getByRole('button', { name: 'Tazama samaki' })
  await page.getByRole('button', { name: 'Tuma' }).focus()
  await page.keyboard.press('1')
  await expect(log.getByRole('heading')).toHaveCount(1)
  await expect(browse).toHaveAttribute('aria-keyshortcuts', '1')
  await browse.focus()
  await page.keyboard.press('1')
  await expectHeading(page, 'Chagua aina')
  await say(page, '1')
  await expect(log.getByRole('button', { name: /^(Weka|Ongeza) / }).first()).toBeVisible()
  await say(page, '1')
  await expect(added(page, 1).last()).toBeVisible()
  await expectHeading(page, /^Oda yako$/)
  await log.getByRole('button', { name: 'Weka oda' }).focus()
  await page.keyboard.press('1')
  await expectOutcome(world, { orders: 0, charges: 0 })
  // The first digit goes on from the goods and names the button, the second one taps it.
  await say(page, '1')
  await expect(log.getByText(/^Gusa Weka oda, au badilisha/)).toBeVisible()
  await expectOutcome(world, { orders: 0, charges: 0 })
  await say(page, '1')
  await expectHeading(page, /^Oda SMK-\d+ imepokelewa\.$/)
  await expectOutcome(world, { orders: 1, charges: 0 })
})
