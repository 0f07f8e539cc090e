import { test as base, expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { speakSwahili } from '../pageStates/reach.ts'
import { expectControlContrast, expectStillness } from './contrast.ts'

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
base.describe.configure({ mode: 'parallel' })

const pages = {
  shopping: ['shop'],
  talking: ['words', 'changed', 'newcomer'],
  paying: ['review', 'paying'],
  'signing in': ['guest', 'signingIn', 'refused'],
  'waiting and failing': ['slow', 'failing'],
}

async function openScene(page: Page, scene: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await page.goto(`/__cards?scene=${scene}`)
  await expect(page.locator('.gallery-state').first()).toBeVisible()
  await expect(page.locator('.gallery-state:not([data-reached])')).toHaveCount(0)
}

for (const [name, scenes] of Object.entries(pages)) {
  test(`[CHAT-076][A11Y-008][A11Y-012] every card in every state is clean in both languages, in contrast and in stillness: ${name}`, async ({
    page,
  }) => {
    for (const scene of scenes) {
      await openScene(page, scene)
      await expectNoAxeViolations(page)
      await expectControlContrast(page, `${scene}, light,`)
      await expectStillness(page, scene)
      await page.emulateMedia({ forcedColors: 'active' })
      await expectControlContrast(page, `${scene} in forced colours`)
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
      await speakSwahili(page)
      await expectNoAxeViolations(page)
      await expectControlContrast(page, `${scene}, dark,`)
    }
  })
}

test('[QA-031] the bench shows what is understood of each line, what the thread answers, and the line for the corpus', async ({ page }) => {
  await page.goto('/__cards?bench=say')
  await page.getByLabel('Lines, one below the other').fill('naomba changu watano\nhabari yako')
  await page.getByRole('button', { name: 'Say', exact: true }).click()
  const lines = page.getByRole('list', { name: 'What the thread answers' }).locator(':scope > li')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText('naomba changu watano = add red_snapper:5')
  await expect(lines.first()).toContainText('"fish":"red snapper"')
  await expect(lines.last().locator('.said')).not.toBeEmpty()
  await page.getByLabel('Open question').selectOption('Delivery')
  await page.getByLabel('Lines, one below the other').fill('haraka')
  await page.getByRole('button', { name: 'Say', exact: true }).click()
  await expect(lines).toHaveCount(1)
  await expect(lines.getByText('answers the question')).toBeVisible()
  await expectNoAxeViolations(page)
})
