import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { expect, test } from '../fixtures.ts'
import { atReview, expectOutcome, openChatAs, pay, say, thread, untilStored } from '../journeys/thread.ts'
import { letIdle, untilCached, withWorker } from './serviceWorker.ts'
import { withoutApi } from './withoutApi.ts'

test.use(withWorker)
test.beforeEach(async ({ context, world }) => {
  world.expectConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  await letIdle(context)
})

const CANNOT_LOOK = /you’re offline, so I can’t look at your payment now/i
const CANNOT_CHECK = 'Without a network we can’t look at your payment. We’ll look as soon as it is back. Don’t pay again.'
const line = (page: Page) => page.getByRole('status').filter({ hasText: /^You are offline\.$/ })

/** The line has room of its own between thread and message box, in one row. */
async function expectAboveBox(page: Page): Promise<void> {
  await expect(line(page)).toBeInViewport({ ratio: 1 })
  const [log, own, box] = await Promise.all([
    thread(page).boundingBox(),
    line(page).boundingBox(),
    page.getByRole('textbox', { name: 'Message' }).boundingBox(),
  ])
  if (!log || !own || !box) throw new Error('the thread is not shown')
  expect(own.y).toBeGreaterThanOrEqual(log.y + log.height - 1)
  expect(own.y + own.height).toBeLessThanOrEqual(box.y)
  expect(box.y - own.y - own.height).toBeLessThan(12)
}

test('[CHAT-185][MON-015] while a payment waits, a lost network is said above the message box, also after a reload, and nothing about the payment is said without a look', async ({
  page,
  context,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await atReview(page, world)
  await untilCached(page)
  await pay(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await untilStored(page, 'waiting')
  await expect(line(page)).toHaveCount(0)
  await world.settled()

  await context.setOffline(true)
  await expectAboveBox(page)
  await expect(thread(page).getByText(CANNOT_CHECK)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Check/ })).toHaveCount(0)
  await say(page, 'nimeshalipa')
  await expect(thread(page).getByText(CANNOT_LOOK)).toBeVisible()
  await expect(thread(page).getByText(/no payment so far|seen a payment yet|hatujaona/)).toHaveCount(0)
  await expectAboveBox(page)
  await expectNoAxeViolations(page)

  await page.reload()
  await expectAboveBox(page)
  await page.setViewportSize({ width: 360, height: 400 })
  await expectAboveBox(page)
  await context.setOffline(false)
  await expect(line(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Check/ }).first()).toBeVisible()
  await expectOutcome(world, { orders: 0, charges: 0 })
})

test('[CHAT-185] a network that fails without the device noticing is said from the first failed call, until the server replies again', async ({
  page,
  context,
  world,
}) => {
  await openChatAs(page, world, 'asha')
  await untilCached(page)
  await world.settled()
  await expect(line(page)).toHaveCount(0)
  const restore = await withoutApi(context, world)
  await say(page, 'sato')
  await expect(line(page)).toHaveText('You are offline.')
  await expectAboveBox(page)
  await restore()
  await world.pass(10_000)
  await expect(line(page)).toHaveCount(0)
})
