import { test as base, expect, type Page } from '@playwright/test'

/** The gallery has a world of its own, which no card changes; no test's world is there to be watched. */
export const test = base.extend({
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

/** The scenes of the gallery, in groups that take about as long as each other. */
export const scenes = {
  shopping: ['shop'],
  talking: ['words', 'changed', 'newcomer', 'missing'],
  paying: ['review', 'paying'],
  'signing in': ['guest', 'registering', 'signingIn', 'refused'],
  'waiting and failing': ['slow', 'failing'],
}

/** Resolves when every card of the scene has reached its state. */
export async function openScene(page: Page, scene: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await page.goto(`/__cards?scene=${scene}`)
  await expect(page.locator('.gallery-state').first()).toBeVisible()
  await expect(page.locator('.gallery-state:not([data-reached])')).toHaveCount(0)
}
