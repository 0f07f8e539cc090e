import { test as base, expect } from '@playwright/test'
import { openScene, scenes, test } from '../cardScenes.ts'
import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { speakSwahili } from '../pageStates/reach.ts'
import { expectControlContrast, expectStillness } from './contrast.ts'
import { expectPhoneLayout, expectReadingOrder, expectRoomInControls } from './layout.ts'

base.describe.configure({ mode: 'parallel' })

for (const [name, shown] of Object.entries(scenes)) {
  test(`[CHAT-075][CHAT-076][A11Y-008][A11Y-012] every card in every state passes axe in both languages, with large targets, enough contrast and no motion: ${name}`, async ({
    page,
  }) => {
    for (const scene of shown) {
      await openScene(page, scene)
      await expectNoAxeViolations(page)
      await expectControlContrast(page, `${scene}, light,`)
      await expectStillness(page, scene)
      await expectPhoneLayout(page, scene)
      await expectReadingOrder(page, '.gallery-state', scene)
      await expectRoomInControls(page, '.gallery-state', scene)
      await page.emulateMedia({ forcedColors: 'active' })
      await expectControlContrast(page, `${scene} in forced colours`)
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
      await speakSwahili(page)
      await expectNoAxeViolations(page)
      await expectControlContrast(page, `${scene}, dark,`)
      await expectPhoneLayout(page, `${scene} in sw`)
    }
  })
}

test('[QA-031][CHAT-165] the gallery’s bench shows how each line is parsed, the reply, and the line for the corpus', async ({ page }) => {
  await page.goto('/__cards?bench=say')
  await page.getByLabel('Lines, one below the other').fill('naomba changu watano\nhabari yako')
  await page.getByRole('button', { name: 'Say', exact: true }).click()
  const lines = page.getByRole('list', { name: 'What the thread answers' }).locator(':scope > li')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText('naomba changu watano = add red_snapper:5')
  await expect(lines.first()).toContainText('"fish":"red snapper"')
  await expect(lines.last().locator('.said')).not.toBeEmpty()
  await page.getByLabel('Open question').selectOption('The order slip')
  await page.getByLabel('Lines, one below the other').fill('leave it at the gate with the guard')
  await page.getByRole('button', { name: 'Say', exact: true }).click()
  await expect(lines).toHaveCount(1)
  await expect(lines.first()).toContainText(/left: note\.wish/) // the trace names the move that chose the goal
  await expectNoAxeViolations(page)
})
