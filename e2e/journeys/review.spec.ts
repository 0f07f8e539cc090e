import type { Locator, Page } from '@playwright/test'
import { expect, inSwahili, test } from '../fixtures.ts'
import { LETTERS } from '../letters.ts'
import { signInWithCart } from '../world/fillCart.ts'
import { atReview, button, say, thread, unfold } from './thread.ts'

test.use({ viewport: { width: 360, height: 740 } })

const LONGEST = [
  'Cooked lobster (Kambakochi wa kuchemsha)',
  'Dried Kigoma sardine (Dagaa wa Kigoma), 500 g',
  'Fried lake sardine (Dagaa wa kukaanga)',
]

const METHODS = [
  { line: 'malipo kwa simu', payment: /^Lipa TZS 66,000$/, rows: 5 },
  { line: 'lipa ukipokea', payment: 'Weka oda', rows: 5 },
  { line: null, payment: /^Lipa TZS 66,000 kwa simu$/, rows: 4 },
]

for (const letters of LETTERS)
  test.describe(`${letters} letters`, () => {
    test.use({ letters })
    for (const { line, payment, rows: answers } of METHODS)
      test(`[CHAT-150][CHAT-169][A11Y-017] the review of three products with long names shows all five lines and its button on a small phone: ${payment}`, async ({
        page,
        world,
      }) => {
        await inSwahili(page)
        const products = await world.control.records('products')
        const ids = LONGEST.map((name) => products.find((product) => product['name'].startsWith(name))?.id)
        await world.signIn('baraka')
        await page.goto(`/chat?basket=${ids.map((id) => `${id}:1`).join(',')}`)
        await button(page, 'Weka vyote kikapuni').click()
        await button(page, 'Endelea na oda').click()
        if (line !== null) await say(page, line)
        await page.getByRole('textbox', { name: 'Eneo, mtaa, na kilicho karibu' }).fill('Mtaa wa Chole 21, Masaki, mkabala na zahanati')
        await page.keyboard.press('Enter')
        await expect(
          thread(page)
            .getByText(/Mtaa wa Chole 21/)
            .last(),
        ).toBeVisible()
        await unfold(page)
        const review = thread(page)
          .getByRole('article', { name: /^Oda yako$/ })
          .last()
        await expect(review.getByRole('heading')).toBeInViewport({ ratio: 1 })
        const rows = review.getByRole('listitem')
        await expect(rows).toHaveCount(3 + answers)
        await expect(review.getByRole('button', { name: payment })).toBeInViewport({ ratio: 1 })
        // In wide letters the last rows continue below the button, and can be scrolled into view.
        if (letters === 'wide') await scrollToEnd(page)
        await expect.poll(() => hiddenRows(review)).toEqual([])
      })

    test('[CHAT-150][A11Y-017] with an open order’s line above the thread, all five lines of the review are visible and not covered by the button', async ({
      page,
      context,
      world,
    }) => {
      await signInWithCart(world, context, 'asha', { 'nile-tilapia-sato-1-kg': 2, 'octopus-pweza-1-kg': 1 })
      await atReview(page, world)
      await expect(page.getByRole('button', { name: /^Order SMK-/ })).toBeVisible()
      const review = thread(page)
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: /^Your order$/ }) })
        .last()
      await expect(review.getByRole('listitem')).toHaveCount(3 + 5)
      if (letters !== 'wide') expect(await hiddenRows(review, 'li > span > span')).toEqual([])
      await expect(review.getByRole('button', { name: /^Pay TZS/ })).toBeInViewport({ ratio: 1 })
      await scrollToEnd(page)
      await expect.poll(() => hiddenRows(review)).toEqual([])
    })
  })

async function scrollToEnd(page: Page): Promise<void> {
  await thread(page).hover()
  await page.mouse.wheel(0, 1_000)
}

/** Returns the rows that the button, or the fade above it, covers. */
const hiddenRows = (review: Locator, words = 'li'): Promise<string[]> =>
  review.evaluate((card, each) => {
    const foot = card.querySelector('.button-sun')?.parentElement
    if (!foot) return ['no button']
    const clear = foot.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(foot, '::before').height)
    return [...card.querySelectorAll(each)].filter((row) => row.getBoundingClientRect().bottom > clear).map((row) => row.textContent)
  }, words)
