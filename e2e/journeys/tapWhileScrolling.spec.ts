import { expect, test } from '../fixtures.ts'
import { atReview, button, thread } from './thread.ts'

test('[CHAT-063][CHAT-035] a tap reaches its control though the thread scrolls a little under the thumb', async ({ page, world }) => {
  await atReview(page, world)
  await thread(page).locator('summary', { hasText: 'Change' }).click()
  const change = thread(page).getByRole('button', { name: 'Change payment method' }).last()
  await change.hover()
  await world.pass(1_000) // all is at rest
  await page.mouse.down()
  await thread(page).evaluate(
    (log) =>
      new Promise((resolve) => {
        log.addEventListener('scroll', resolve, { once: true })
        log.scrollBy({ top: -2, behavior: 'instant' })
      }),
  )
  await world.settled() // it has dealt with the scrolling, and waits for its end
  await page.mouse.up()
  await expect(button(page, /^Cash on delivery/)).toBeVisible()
})
