import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { withoutIds } from '../withoutIds.ts'
import { atReview, button, openChatAs, pay, say, storedCards, thread } from './thread.ts'

const NEVER = 'Never give anyone your PIN, not even us. I removed it.'

/** Returns everything stored on the device as text: thread, drafts, localStorage and sessionStorage. */
const kept = async (page: Page): Promise<string> =>
  withoutIds(
    JSON.stringify([
      await storedCards(page),
      await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
    ]),
  )

test('[CHAT-129][CHAT-057] a PIN in a message while a payment is pending is not shown, stored or sent', async ({ page, world }) => {
  await atReview(page, world)
  await pay(page)
  await expect(page.getByRole('timer')).toBeVisible()
  const searches = await world.count({ kind: 'request', path: '/v1/products' })
  await say(page, 'nimeweka 7391')
  await expect(thread(page).getByText('nimeweka ••••••')).toBeVisible()
  await expect(thread(page).getByText(NEVER)).toHaveCount(1)
  await say(page, 'pin yangu ni 7 3 9 1 sato')
  await expect(thread(page).getByText('pin yangu ni •••••• sato')).toBeVisible()
  await expect(thread(page).getByText(NEVER)).toHaveCount(2)
  await expect(thread(page)).not.toContainText(/7\s?3\s?9\s?1/)
  await expect.poll(() => kept(page)).toContain('pin yangu ni •••••• sato')
  expect(await kept(page)).not.toMatch(/7391|7 3 9 1/)
  expect(await world.count({ kind: 'request', path: '/v1/products' })).toBe(searches)
  expect(withoutIds(JSON.stringify(await world.journal({ kind: 'request' })))).not.toContain('7391')
  await page.reload()
  await expect(thread(page).getByText('nimeweka ••••••')).toBeVisible()
  await world.handset().cancel()
  await expect(page.getByRole('heading', { name: 'Payment failed: Request cancelled by user' })).toBeVisible()
  await say(page, 'kwa nini 7391 haikubali') // [CHAT-129] after the payment failed too
  await expect(thread(page).getByText('kwa nini •••••• haikubali')).toBeVisible()
  await expect.poll(() => kept(page)).toContain('kwa nini •••••• haikubali')
  expect(await kept(page)).not.toContain('7391')
})

test('[CHAT-129] a message with the word PIN is always masked and never a search', async ({ page, world }) => {
  await openChatAs(page, world, 'asha')
  await say(page, 'namba ya siri 7391')
  await expect(thread(page).getByText('namba ya siri ••••••')).toBeVisible()
  await expect(thread(page).getByText(NEVER)).toBeVisible()
  await expect.poll(() => kept(page)).toContain('namba ya siri ••••••')
  expect(await kept(page)).not.toContain('7391')
  expect((await world.journal({ kind: 'request' })).filter(({ path }) => path === '/v1/products')).toEqual([])
})

test('[CHAT-129][CHAT-057] a code typed while another card is open is masked, and signs in', async ({ page, world }) => {
  await page.goto('/chat')
  await say(page, 'nataka changu 2')
  await button(page, 'Checkout').click()
  await expect(thread(page).getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  await say(page, '0712345678')
  await expect(thread(page).getByRole('textbox', { name: '6-digit code' })).toBeVisible()
  await say(page, 'onyesha samaki')
  await expect(thread(page).getByRole('heading', { name: 'Choose a category' })).toBeVisible()
  const code = await world.handset('255712345678').nextCode()
  await say(page, `namba ${code} ipi`)
  await expect(thread(page).getByText('namba •••••• ipi')).toBeVisible() // the question for the code is still open (CHAT-133)
  await expect(thread(page).getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  expect(await kept(page)).not.toContain(code)
  await expect(thread(page)).not.toContainText(code)
})
