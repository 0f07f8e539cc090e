import { chunkOf } from '../chunkOf.ts'
import { expect, test } from '../fixtures.ts'
import { button, say, thread } from './thread.ts'

test('[CHAT-067][CHAT-068][CHAT-069][CHAT-120] offline, what is asked waits in sight, also over a reload; online it is answered in order', async ({
  page,
  world,
}) => {
  world.expectConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/)
  await world.signIn('asha')
  await page.goto('/chat')
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await world.settled()
  const parser = page.waitForResponse(chunkOf('src/chat/input/reply/replyTo.ts'))
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await parser
  await world.settled()
  await world.cutOff(page, true)
  await say(page, 'jodari')
  await expect(thread(page).getByText('Waiting to send')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'You are offline. 1 message(s) will be sent later.' })).toBeVisible()
  await say(page, 'where is my order?')
  await expect(thread(page).getByText('Waiting to send')).toHaveCount(2)
  const card = page.getByRole('article', { name: 'You are offline. 2 message(s) will be sent later.' })
  await expect(card).toBeVisible()
  await expect(page.getByText(/You are offline\. \d message/).and(thread(page).getByRole('heading'))).toHaveCount(1)
  // What pays is not kept.
  await say(page, '1')
  await expect(thread(page).getByText('You are offline. Nothing was sent and nothing was charged.')).toBeVisible()
  await expect(thread(page).getByText('Waiting to send')).toHaveCount(2)
  expect(await world.count({ kind: 'request', path: '/v1/products' })).toBe(0)
  await world.cutOff(page, false)
  await page.reload()
  await expect(thread(page).getByRole('article', { name: 'Fish to choose from' })).toBeVisible()
  await expect(thread(page).getByText('Waiting to send')).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Back online.' })).toContainText('2 sent.')
  const answers = thread(page).getByText(/Fish to choose from|^Order SMK-/)
  await expect(answers.first()).toContainText('Fish to choose from')
})

test('[CHAT-067] a new address typed offline waits on its card, and the purchase goes on with it', async ({ page, world }) => {
  world.expectConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/)
  await world.signIn('asha')
  await page.goto('/chat')
  await say(page, 'changu')
  await button(page, /^Add Red snapper/)
    .first()
    .click()
  await button(page, 'Checkout').click()
  await button(page, 'New address').click()
  await page.getByRole('textbox', { name: 'Street and house' }).fill('Mtaa wa Jamhuri 12')
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Dar es Salaam')
  await page.getByRole('combobox', { name: 'District' }).selectOption('Ilala')
  await page.getByRole('textbox', { name: 'City or town' }).fill('Dar es Salaam')
  await world.settled()
  await world.cutOff(page, true)
  await button(page, 'Save address').click()
  const card = page.getByRole('article', { name: 'Where should we deliver?' })
  await expect(card).toContainText('Mtaa wa Jamhuri 12')
  await expect(card).toContainText('Waiting to send')
  await world.cutOff(page, false)
  await expect(page.getByRole('heading', { name: 'Choose a delivery option' })).toBeVisible()
  expect(await world.count({ kind: 'request', path: '/v1/addresses' })).toBeGreaterThan(0)
})
