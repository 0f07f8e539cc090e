import type { Locator } from '@playwright/test'
import { addFault } from '#contract/control/faults/faults.ts'
import { expect, test } from '../fixtures.ts'
import { button, thread } from '../journeys/thread.ts'
import { drawn } from '../world/pageClock.ts'

const ORDER = 'order-104695'

/** Checks that an error is on the screen as a whole, with nothing over it. */
async function expectInSight(error: Locator): Promise<void> {
  await expect(error).toBeInViewport({ ratio: 1 })
  const covered = () =>
    error.evaluate((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => ({ x, y })))
      return corners.filter(({ x, y }) => !box.contains(document.elementFromPoint(x, y)))
    })
  await expect.poll(covered).toEqual([])
}

for (const { name, height, text } of [
  { name: '360 × 740', height: 740, text: '100%' },
  { name: '360 × 400', height: 400, text: '100%' },
  { name: 'text at 200 %', height: 740, text: '200%' },
]) {
  test.describe(name, () => {
    test.use({ viewport: { width: 360, height } })
    test.beforeEach(({ page }) =>
      page.addInitScript(
        (size) => addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size)),
        text,
      ),
    )

    test(`[CHAT-184][CHAT-068] ${name}: the error of Pay is drawn above its button, which stays on the screen, and not under it`, async ({
      page,
      world,
    }) => {
      await world.signIn('neema')
      await page.goto(`/chat?card=payOrder&id=${ORDER}`)
      const pay = button(page, /^Pay TZS/)
      await expect(pay).toBeVisible()
      await world.settled()
      // The head of the card is in view, so the button is where the screen ends and not where the form does.
      await thread(page).evaluate((log) => log.querySelector('[data-kind=payOrder] h2')?.scrollIntoView({ block: 'start' }))
      await drawn(page.context())
      await world.setOffline(page, true)
      await pay.click()
      const error = thread(page).getByRole('alert')
      await expect(error).toHaveText('You are offline. Nothing was sent and nothing was charged.')
      await expectInSight(error)
      const [above, below] = [await error.boundingBox(), await pay.boundingBox()]
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
      if (height > 400) await expect(pay).toBeInViewport({ ratio: 1 })
      await world.setOffline(page, false)
    })

    test(`[CHAT-184][AUTH-008] ${name}: the banner of a code that could not be sent comes into view`, async ({ page, world }) => {
      world.expectConsole(/500/)
      await world.control.send(addFault, { body: { method: 'POST', path: '/auth/login/phone', status: 500, empty: true } })
      await page.goto('/chat?card=orders')
      await thread(page).getByRole('textbox').fill('0754110226')
      await thread(page).getByRole('button', { name: /code/i }).first().click()
      await expectInSight(thread(page).getByRole('alert'))
    })
  })
}
