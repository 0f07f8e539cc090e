import type { Locator } from '@playwright/test'
import { expectNoSidewaysScroll, withDoubleText } from '../a11y/layout.ts'
import { expect, test } from '../fixtures.ts'
import { drawn } from '../world/pageClock.ts'
import { added, addRedSnapper, button, expectLive, heading, openChatAs, say, thread, untilStored } from './thread.ts'

test('[CHAT-047][CHAT-049][CHAT-053][CHAT-056] the thread understands search, add, cart, checkout, help and cancel in both languages', async ({
  page,
  world,
}) => {
  await openChatAs(page, world, 'asha')
  await say(page, 'sangara')
  await expect(heading(page, 'sangara')).toBeVisible()
  await say(page, 'nataka jodari 2')
  await expect(added(page, 2)).toBeVisible()
  await say(page, '1.5 sato')
  await expect(thread(page).getByText('Sold in whole units only. Choose 1 or 2.')).toBeVisible()
  await say(page, 'onyesha kikapu')
  await expect(button(page, 'Clear cart')).toBeVisible()
  await say(page, 'maliza ununuzi')
  await expect(heading(page, /^Your order$/)).toBeVisible()
  await say(page, 'help')
  await expect(heading(page, 'What do you need help with?')).toBeVisible()
  await expectLive(page, 'Your order')
  await say(page, 'ghairi')
  await expect(thread(page).getByText('Stopped. Your cart is kept.')).toBeVisible()
  await say(page, 'zz')
  await expect(thread(page).getByText('Sorry, I did not get that. Tell me a fish and how many.')).toBeVisible()
  await say(page, 'yy')
  await expect(thread(page).getByText('For example: 2 sato, or: show my cart.')).toBeVisible()
})

test('[CHAT-164] a message gets a reply in its own language, while the shop keeps the chosen language, also after a reload', async ({
  page,
  world,
}) => {
  await openChatAs(page, world, 'asha')
  await say(page, 'naomba namba yenu ya simu')
  const answer = thread(page).getByText('Namba yetu ni').locator('..')
  await expect(answer).toHaveText('Namba yetu ni +255 700 000 000.')
  await expect(answer).toHaveAttribute('lang', 'sw')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await untilStored(page, 'tells') // the kind of a stored reply
  await page.reload()
  await expect(answer).toHaveText('Namba yetu ni +255 700 000 000.')
})

test('[CHAT-044] free text never pays: it leads to the slip', async ({ page, world }) => {
  await openChatAs(page, world, 'asha')
  await addRedSnapper(page)
  await expect(added(page)).toBeVisible()
  await say(page, 'lipa')
  await expect(heading(page, /^Your order$/)).toBeVisible()
  expect(await world.count({ kind: 'request', path: '/v1/mobile-money/checkout' })).toBe(0)
})

test('[A11Y-010] a phone number in a reply stays on one line and on the screen at twice the text size', async ({ page, world }) => {
  await openChatAs(page, world, 'asha')
  await say(page, 'wholesale')
  const answer = thread(page)
    .getByText(/^You can order up to/)
    .locator('..')
  const number = thread(page).getByText('+255 700 000 000')
  const line = 40
  await expect(answer).toContainText('For more, call +255 700 000 000.')
  expect((await answer.boundingBox())?.height).toBeGreaterThan(line)
  expect((await number.boundingBox())?.height).toBeLessThan(line)
  await withDoubleText(page, () => expectNoSidewaysScroll(page, 'the answer'))
})

test('[CHAT-077] with a slow API a line typed before the welcome card stays in view until it is answered', async ({ page, world }) => {
  await world.signIn('asha')
  const [others, search] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/v1/**', async (route) => {
    await (new URL(route.request().url()).searchParams.has('search') ? search : others).promise
    await route.continue()
  })
  await page.goto('/chat')
  await say(page, 'sato 2')
  const line = thread(page).getByText('sato 2').first()
  await expect(line).toBeInViewport({ ratio: 1 })
  others.resolve()
  await expect(page.getByRole('button', { name: /SMK-\d+/ }).first()).toBeVisible()
  await drawn(page.context())
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0
  expect(await top(line)).toBeGreaterThan(await top(heading(page, /^Welcome to Samaki/)))
  await expect(line).toBeInViewport({ ratio: 1 })
  search.resolve()
  await expect(added(page, 2)).toBeVisible()
})
