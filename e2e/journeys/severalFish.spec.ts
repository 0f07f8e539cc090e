import { expect, test } from '../fixtures.ts'
import { say, thread } from './thread.ts'

test('[CHAT-162][CHAT-134][CHAT-003] several fish in one message are chosen by taps, across a reload and in two tabs', async ({
  page,
  context,
}) => {
  await page.goto('/chat')
  const log = thread(page)
  await say(page, '2 sato and one octopus')
  const wishes = log.getByRole('article', { name: 'The fish you asked for' })
  await expect(wishes.getByRole('group', { name: 'Which kind?' })).toHaveCount(2)
  await wishes
    .getByRole('button', { name: /^Nile tilapia/ })
    .first()
    .click()
  const other = await context.newPage()
  await other.goto('/chat')
  const otherCard = thread(other).getByRole('article', { name: 'The fish you asked for' })
  await expect(otherCard.getByRole('button', { name: /^Put 2 in the cart/ })).toBeVisible()
  await page.reload()
  await expect(wishes.getByRole('button', { name: /^Put 2 in the cart/ })).toBeVisible()
  await otherCard.getByRole('button', { name: /^Put 2 in the cart/ }).click()
  await expect(otherCard.getByText('Put in the cart: 2')).toBeVisible()
  await expect(wishes.getByText('Put in the cart: 2')).toBeVisible()
  await wishes
    .getByRole('button', { name: /^Octopus/ })
    .first()
    .click()
  await wishes.getByRole('button', { name: /^Put 1 in the cart/ }).click()
  await expect(log.getByText('Put in the cart: 3')).toBeVisible()
  await expect(thread(other).getByText('Put in the cart: 3')).toBeVisible()
})
