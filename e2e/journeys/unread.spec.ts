import { expect, test } from '../fixtures.ts'
import { openChatAs, thread } from './thread.ts'

test('[CHAT-005][CHAT-062] the chat link counts entries that arrive while the thread is closed; when it opens, they are below a divider', async ({
  page,
  world,
}) => {
  await openChatAs(page, world, 'neema')
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Chat/ })
  await expect(link).toHaveAccessibleName('Chat')
  await expect.poll(() => world.connectionCount()).toBe(1)
  await world.settled(() => world.control.change('orders', 'order-104695', { status: 'shipping' }))
  await expect(link).toHaveAccessibleName('Chat , 1 new message')
  await page.reload()
  await expect(link).toHaveAccessibleName('Chat , 1 new message')
  await page.setViewportSize({ width: 800, height: 740 })
  const headerLink = page.getByRole('banner').getByRole('link', { name: /^Chat/ })
  await expect(headerLink).toHaveAccessibleName('Chat , 1 new message')
  await headerLink.click()
  await expect(page).toHaveURL('/chat')
  const order = thread(page).getByText(/^New messages$|is on its way/)
  await expect(order).toHaveText([/^New messages$/, /is on its way/])
  await page.goto('/')
  await expect(headerLink).toHaveAccessibleName('Chat')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(page).toHaveURL('/') // from 1024 px on, the dock opens instead of the page
  await expect(thread(page)).toBeVisible()
})
