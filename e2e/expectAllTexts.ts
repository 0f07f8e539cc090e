import { expect, type Page } from '@playwright/test'

/** Checks that the page shows no missing text, no value without a form, and no placeholder that was not filled in. */
export async function expectAllTexts(page: Page, what: string): Promise<void> {
  const words = await page.locator('body').innerText()
  expect(words, `${what} misses a text`).not.toMatch(/undefined|\[object|\{\w+\}|NaN/)
}
