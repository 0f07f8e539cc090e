import { expect, test } from '../fixtures.ts'
import { atReview, button, option, thread } from './thread.ts'

test('[CHAT-063][CHAT-035][CHAT-036][CHAT-149] a tap hits its button even if the thread scrolls a little during the tap; Undo is available for 5 s', async ({
  page,
  world,
}) => {
  await atReview(page, world)
  const change = thread(page).getByRole('button', { name: 'Change payment method' }).last()
  await change.hover()
  await world.pass(1_000) // all animations have ended
  await page.mouse.down()
  await thread(page).evaluate(
    (log) =>
      new Promise((resolve) => {
        log.addEventListener('scroll', resolve, { once: true })
        log.scrollBy({ top: -2, behavior: 'instant' })
      }),
  )
  await world.settled() // the app has handled the scroll event and waits for the end of the scroll
  await page.mouse.up()
  await button(page, /^Cash on delivery/).click()
  await expect(thread(page).getByRole('button', { name: 'Place Order' })).toBeVisible()

  await button(page, 'Change address').click()
  await option(page, 'Where should we deliver?').click()
  await expect(button(page, 'Undo')).toBeVisible()
  await world.pass(5_000)
  await expect(thread(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await button(page, 'Change products').click()
  const quantity = thread(page)
    .getByRole('group', { name: /^Quantity of/ })
    .last()
  const [place, before] = [await quantity.boundingBox(), (await quantity.getByRole('status').textContent()) ?? '']
  await quantity.getByRole('button', { name: /^More/ }).click()
  await expect(button(page, /^Undo/)).toBeVisible()
  expect(await quantity.boundingBox()).toEqual(place) // it has not moved, so a second tap hits it
  await button(page, /^Undo/).click()
  await expect(quantity.getByRole('status')).toHaveText(before)
})
