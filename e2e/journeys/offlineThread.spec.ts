import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { World } from '../world/world.ts'
import { addRedSnapper, button, fillAddressForm, loadReplies, openChatAs, say, thread } from './thread.ts'

test.use({ ownWindow: true })

const expectLostConnections = (world: World) =>
  world.expectConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/)

/** Opens the thread of a buyer whose connection will be lost. */
async function openWelcome(page: Page, world: World): Promise<void> {
  expectLostConnections(world)
  await openChatAs(page, world, 'asha')
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await world.settled()
}

test('[CHAT-067][CHAT-069][CHAT-120] messages sent offline are shown as waiting; online they get replies in order', async ({
  page,
  world,
}) => {
  await openWelcome(page, world)
  await loadReplies(page, world)
  await world.setOffline(page, true)
  await say(page, 'jodari')
  await expect(thread(page).getByText('Waiting to send')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'You are offline. 1 message will be sent later.' })).toBeVisible()
  await say(page, 'where is my order?')
  await expect(thread(page).getByText('Waiting to send')).toHaveCount(2)
  const card = page.getByRole('article', { name: 'You are offline. 2 messages will be sent later.' })
  await expect(card).toBeVisible()
  await expect(thread(page).getByRole('heading', { name: /You are offline\. \d message/ })).toHaveCount(1)
  expect(await world.count({ kind: 'request', path: '/v1/products' })).toBe(0)
  await world.setOffline(page, false)
  const answers = thread(page).getByText(/^Yellowfin tuna$|^Order SMK-104697 is with the seller\.$/)
  // The list is an open card, so it is shown last (CHAT-156).
  await expect(answers).toHaveText(['Order SMK-104697 is with the seller.', 'Yellowfin tuna'])
  await thread(page).hover()
  await page.mouse.wheel(0, -900)
  await expect(page.getByRole('article', { name: 'Back online.' })).toContainText('2 sent.')
  await expect(thread(page).getByText('Waiting to send')).toHaveCount(0)
})

test('[CHAT-067][CHAT-129] a first message typed offline waits too; a message that may be a PIN stays in the message box', async ({
  page,
  world,
}) => {
  await openWelcome(page, world)
  await world.setOffline(page, true)
  await say(page, 'jodari')
  await expect(thread(page).getByText('Waiting to send')).toHaveCount(1)
  await expect(thread(page).getByText('You are offline. 1 message will be sent later.')).toBeVisible()
  await say(page, '1 2 3 4')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('1 2 3 4')
  await expect(thread(page).getByText('1 2 3 4')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Message' }).fill('')
  await world.setOffline(page, false)
  await expect(thread(page).getByText('Yellowfin tuna', { exact: true })).toBeVisible()
  await expect(thread(page).getByText('Waiting to send')).toHaveCount(0)
})

test('[CHAT-067] an address entered offline is kept on its card, and the purchase continues with it', async ({ page, world }) => {
  expectLostConnections(world)
  await openChatAs(page, world, 'asha')
  await addRedSnapper(page)
  await button(page, 'Change address').click()
  await button(page, 'New address').click()
  await fillAddressForm(page)
  await world.settled()
  await world.setOffline(page, true)
  await button(page, 'Save address').click()
  const card = page.getByRole('article', { name: 'Where should we deliver?' })
  await expect(card).toContainText('Mtaa wa Jamhuri 12')
  await expect(card).toContainText('Waiting to send')
  await world.setOffline(page, false)
  await expect(page.getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  await expect(thread(page).getByText('Waiting to send')).toHaveCount(0)
  expect(await world.count({ kind: 'request', path: '/v1/addresses' })).toBeGreaterThan(0)
})
