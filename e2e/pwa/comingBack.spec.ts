import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { atReview, button, pay, say, thread, untilStored } from '../journeys/thread.ts'
import { letIdle, untilCached, withWorker } from './serviceWorker.ts'

test.use({ ...withWorker, viewport: { width: 360, height: 740 } })
test.beforeEach(({ context }) => letIdle(context))

const receipt = (page: Page) => thread(page).getByRole('article', { name: /^Order SMK-\d+ is placed/ })

/** Closes the app and opens it again. */
async function reopen(page: Page, context: BrowserContext): Promise<Page> {
  const again = await context.newPage()
  await page.close()
  await again.goto('/chat')
  return again
}

test('[CHAT-186] a buyer who comes back after an order sees its receipt first, also below newer lines and in a cleared thread', async ({
  page,
  context,
  world,
}) => {
  await atReview(page, world, { method: 'cash' })
  await untilCached(page)
  await button(page, /^Place/).click()
  await expect(receipt(page)).toBeVisible()
  await untilStored(page, 'receipt')
  for (const line of ['is it fresh?', 'do you sell chips?', 'how much is delivery?', 'thank you']) await say(page, line)
  await expect(thread(page).getByText('thank you')).toBeVisible()
  await world.settled()
  let again = await reopen(page, context)
  await expect(receipt(again).getByRole('heading').first()).toBeInViewport({ ratio: 1 })
  await expect(thread(again).getByRole('heading', { name: /^Welcome/ })).not.toBeInViewport()

  await world.pass(60_000) // the new thread begins after the order
  await say(again, 'start fresh')
  await button(again, /^(Yes|Start fresh)/).click()
  await expect(receipt(again)).toHaveCount(0)
  await world.settled()
  again = await reopen(again, context)
  await expect(receipt(again).getByRole('heading').first()).toBeInViewport({ ratio: 1 })
})

test('[CHAT-186] a buyer who comes back during a payment sees the payment, also in a cleared thread', async ({ page, context, world }) => {
  await atReview(page, world)
  await untilCached(page)
  await pay(page)
  const waiting = (on: Page) => thread(on).getByRole('heading', { name: 'Please check your mobile phone' })
  await expect(waiting(page)).toBeVisible()
  await untilStored(page, 'waiting')
  let again = await reopen(page, context)
  await expect(waiting(again)).toBeInViewport({ ratio: 1 })
  await say(again, 'start fresh')
  await button(again, /^(Yes|Start fresh)/).click()
  await world.settled()
  again = await reopen(again, context)
  await expect(waiting(again)).toBeInViewport({ ratio: 1 })
})
