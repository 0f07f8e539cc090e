import { test as base, expect } from '@playwright/test'
import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { speakSwahili } from '../pageStates/reach.ts'

/** The gallery has a world of its own, which no card changes; no test's world is there to be watched. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  baseURL: async ({}, use) => use(process.env['E2E_URL'] ?? ''),
  page: async ({ page, context, baseURL }, use) => {
    await context.addCookies([{ name: 'mock-world', value: 'cards', url: baseURL ?? '', sameSite: 'Lax' }])
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await use(page)
    expect(errors).toEqual([])
  },
})

const pages = {
  shopping: ['shop', 'words'],
  buying: ['review', 'paying', 'changed', 'newcomer'],
  waiting: ['guest', 'signingIn', 'refused', 'slow', 'failing'],
}

for (const [name, scenes] of Object.entries(pages)) {
  test(`[CHAT-076] every card in every state has no axe violations in both languages: ${name}`, async ({ page }) => {
    for (const scene of scenes) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(`/__cards?scene=${scene}`)
      await expect(page.locator('.gallery-state').first()).toBeVisible()
      await expect(page.locator('.gallery-state:not([data-reached])')).toHaveCount(0)
      await expectNoAxeViolations(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await speakSwahili(page)
      await expectNoAxeViolations(page)
    }
  })
}
