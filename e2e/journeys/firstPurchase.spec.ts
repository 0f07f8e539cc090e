import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectWordsInCards } from '../a11y/layout.ts'
import { expect, inSwahili, test } from '../fixtures.ts'
import { button, expectLive, expectOutcome, liveLine, say, thread, unfold } from './thread.ts'

const NEW = '255754555222'
const ADDRESS = 'Eneo, mtaa, na kilicho karibu'

const screens = [
  { name: '360 × 740', width: 360, height: 740, text: 100 },
  { name: '360 × 400', width: 360, height: 400, text: 100 },
  { name: '360 × 740, text at 200 %', width: 360, height: 740, text: 200 },
] as const

for (const { name, width, height, text } of screens)
  test(`[CHAT-156][CHAT-155] a guest’s first purchase by taps, in Swahili, with questions at the address, the slip and the payment: the open card is always visible, at ${name}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height })
    await inSwahili(page)
    await withTextSize(page, text)
    await page.goto('/chat')
    await button(page, 'Tazama samaki').click()
    await thread(page).getByRole('toolbar').getByRole('button').first().click()
    await thread(page)
      .getByRole('button', { name: /^Weka / })
      .first()
      .click()
    await button(page, 'Endelea na oda').click()
    await fill(page, 'Namba ya simu', NEW)
    await page.keyboard.press('Enter')
    await fill(page, 'Jina kamili', 'Neema Mushi')
    await page.keyboard.press('Enter')
    await fill(page, 'Msimbo (code) wa namba 6', await world.handset(NEW).nextCode())

    await fill(page, ADDRESS, 'Sinza Kijiweni')
    await ask(page, 'mnafungua saa ngapi?', 'Tukuletee wapi?')
    await unfold(page)
    await expect(page.getByRole('textbox', { name: ADDRESS })).toHaveValue('Sinza Kijiweni')
    await fill(page, ADDRESS, 'Sinza Kijiweni, karibu na Shell')
    await page.keyboard.press('Enter')

    await expectLive(page, 'Oda yako')
    await ask(page, 'hela yangu ni salama?', 'Oda yako')
    await unfold(page)
    await expectWordsInCards(page, 'the slip')
    await button(page, /^Lipa TZS/).click()

    await expect(page.getByRole('timer').first()).toBeInViewport()
    await ask(page, 'mbona sioni kitu kwa simu yangu?', 'Tafadhali angalia simu yako')
    const line = liveLine(page)
    await expect(line.getByRole('timer')).toBeInViewport({ ratio: 1 })
    await expect(line.getByText('TZS 12,000')).toBeInViewport({ ratio: 1 })
    await expect(line.getByText(/^Weka PIN kwenye 255 754 ••• 222 tu\.$/)).toBeInViewport({ ratio: 1 })
    await expect(line.getByRole('button', { name: 'Angalia' })).toBeInViewport({ ratio: 1 })

    await world.handset(NEW).approve({ pin: '1234' })
    await expect(thread(page).getByRole('heading', { name: /^Oda SMK-\d+ imepokelewa\.$/ })).toBeInViewport()
    await expectWordsInCards(page, 'the receipt')
    await expectOutcome(world, { orders: 1, charges: 1 })
  })

const fill = (page: Page, name: string, text: string) => page.getByRole('textbox', { name }).fill(text)

/** Sets the browser's text size before the page loads. */
const withTextSize = (page: Page, percent: number) =>
  page.addInitScript(
    (size) => addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size)),
    `${percent}%`,
  )

/** Asks a question while a card is open. Checks that the reply, and the card or its line, are visible. */
async function ask(page: Page, words: string, open: string): Promise<void> {
  await say(page, words)
  const entries = thread(page).locator('[data-entry]')
  const messages = entries.filter({ hasText: words })
  await expect(messages).toBeInViewport()
  const reply = messages.locator('xpath=following::*[@data-entry][1]')
  await expect(reply).toBeInViewport()
  await expect(reply.getByRole('article')).toHaveCount(0)
  await expectLive(page, open)
  await expectNoSidewaysScroll(page, words)
}
