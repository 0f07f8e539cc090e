import type { Page } from '@playwright/test'

/** The page opens in Swahili, as for somebody who chose it before. */
export async function inSwahili(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    if (location.protocol.startsWith('http') && !localStorage.getItem('language')) localStorage.setItem('language', 'sw')
  })
}
