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

test.describe('on a device in Swahili', () => {
  test.use({ locale: 'sw-TZ', viewport: { width: 360, height: 740 } })
  test('[CHAT-148][CHAT-077] the welcome offers Kiswahili first, and the offer disappears after a choice', async ({ page }) => {
    await page.goto('/chat')
    const offer = page.getByRole('group', { name: 'Simu yako ni ya Kiswahili. Tuongee Kiswahili?' })
    await expect(offer.getByRole('button')).toHaveText(['Kiswahili', 'English'])
    await expect(offer).toBeInViewport({ ratio: 1 })
    await expect(thread(page).getByRole('heading', { name: /^Welcome/ })).toBeInViewport({ ratio: 1 })
    await expect(thread(page).getByText(/unaandika/)).toHaveCount(0) // no typing indicator, because nothing was typed
    await expect(thread(page).getByRole('button', { name: 'Kiswahili' })).toHaveCount(1)
    await offer.getByRole('button', { name: 'Kiswahili' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Chat ya Samaki' })).toBeVisible()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: /Karibu/ })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

  test('[CHAT-148] a buyer who stays with English is not asked again', async ({ page }) => {
    await page.goto('/chat')
    const offer = page.getByRole('group', { name: 'Simu yako ni ya Kiswahili. Tuongee Kiswahili?' })
    await offer.getByRole('button', { name: 'English' }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(thread(page).getByRole('button', { name: 'Browse fish' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

  test('[CHAT-148] choosing a language in the header also removes the offer for good', async ({ page }) => {
    await page.goto('/chat')
    const offer = page.getByRole('group', { name: 'Simu yako ni ya Kiswahili. Tuongee Kiswahili?' })
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: /^EN/ }).click()
    await expect(thread(page).getByRole('button', { name: 'Tazama samaki' })).toBeVisible()
    await expect(offer).toHaveCount(0)
    await page.getByRole('button', { name: /^SW/ }).click()
    await expect(thread(page).getByRole('button', { name: 'Browse fish' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
})
