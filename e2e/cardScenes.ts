import { test as base, expect, type Page } from '@playwright/test'
import { drawIn } from './letters.ts'

/** Tests of the gallery use no test world: the gallery's cards run in a world of their own and do not change it. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  baseURL: async ({}, use) => use(process.env['E2E_URL'] ?? ''),
  page: async ({ page, context, baseURL }, use) => {
    await context.addCookies([{ name: 'mock-world', value: 'cards', url: baseURL ?? '', sameSite: 'Lax' }])
    await drawIn(context, 'ours')
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await use(page)
    expect(errors).toEqual([])
  },
})

/**
 * The scenes of the card gallery (`/__cards`). Each group is one test. The groups take about the same time, so that parallel workers end
 * together.
 */
export const scenes = {
  shopping: ['shop'],
  talking: ['words', 'changed', 'newcomer', 'missing'],
  paying: ['review', 'paying'],
  'signing in': ['guest', 'registering', 'signingIn', 'refused'],
  'waiting and failing': ['slow', 'failing'],
}

/** Opens a scene and resolves when all of its cards have reached their state. */
export async function openScene(page: Page, scene: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await page.goto(`/__cards?scene=${scene}`)
  await expect(page.locator('.gallery-state').first()).toBeVisible()
  await expect(page.locator('.gallery-state:not([data-reached])')).toHaveCount(0)
}
