import { test as base, expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { test } from '../fixtures.ts'
import { thread } from '../journeys/thread.ts'

base.describe.configure({ mode: 'parallel' })

/** Returns the newest card of a kind, independent of the language. */
const card = (page: Page, kind: string) => thread(page).locator(`[data-kind="${kind}"]`).last()

test('[CHAT-070][CHAT-073][CHAT-074] the thread is a log without announcements; arrow keys move between entries, Enter focuses a card’s content, Escape the message box', async ({
  page,
}) => {
  await page.goto('/chat')
  await expect(card(page, 'welcome')).toBeVisible()
  const log = page.getByRole('log', { name: 'Conversation' })
  await expect(log).toHaveAttribute('aria-live', 'off')
  await expectNoAxeViolations(page)
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill('changu')
  await box.press('Enter')
  await expect(card(page, 'products').getByRole('listitem').first()).toBeVisible()
  await expect(page.locator('[aria-live=polite]')).toContainText('Fish to choose from')
  await expect(box).toBeFocused() // a new card does not take the focus
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.closest('[data-entry]')?.querySelector('[data-kind]')?.getAttribute('data-kind') ??
        document.activeElement?.tagName,
    )
  await page.keyboard.press('Shift+Tab')
  for (
    let tries = 0;
    tries < 40 && !(await page.evaluate(() => document.activeElement instanceof HTMLElement && 'entry' in document.activeElement.dataset));
    tries++
  ) {
    await page.keyboard.press('Shift+Tab')
  }
  await expect.poll(focused).toBe('products')
  await page.keyboard.press('Home')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Welcome to Samaki')
  await page.keyboard.press('End')
  await expect.poll(focused).toBe('products')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
})

/** Returns the kinds of the entries in the tab order. */
const inTabOrder = (page: Page): Promise<string[]> =>
  thread(page).evaluate((log) => {
    const stops = [...log.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
    const entries = stops.filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility()).map((stop) => stop.closest('[data-entry]'))
    return [...new Set(entries)].map((entry) => entry?.querySelector('[data-kind]')?.getAttribute('data-kind') ?? entry?.textContent ?? '')
  })

test('[CHAT-074] Tab only stops in the open question, then in the message box; an older entry is in the tab order only while it has the focus', async ({
  page,
}) => {
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Message' })
  for (const [line, shown] of [
    ['help', 'help'],
    ['rufiji tilapia 1', 'slip'],
    ['language', 'language'],
  ] as const) {
    await box.fill(line)
    await box.press('Enter')
    await expect(card(page, shown)).toBeVisible()
  }
  await expect.poll(() => inTabOrder(page)).toEqual(['language', 'slip'])
  await page.locator('[data-entry]:has([data-kind=language])').focus()
  await page.keyboard.press('Home')
  await expect.poll(() => inTabOrder(page)).toEqual(['Welcome to Samaki', 'language', 'slip'])
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  await expect.poll(() => inTabOrder(page)).toEqual(['language', 'slip'])
})
