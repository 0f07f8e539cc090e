import type { Page } from '@playwright/test'
import type { World } from '../../world/world.ts'

/** Presses a delivery's next step and confirms it. Both must be shown for a second before they can be pressed (SELL-020). */
export async function moveDelivery(page: Page, world: World, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  await button.waitFor()
  await world.pass(1_000)
  await button.click()
  await confirmMove(page, world)
}

export async function confirmMove(page: Page, world: World): Promise<void> {
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' })
  await confirm.waitFor()
  await world.pass(1_000)
  await confirm.click()
}
