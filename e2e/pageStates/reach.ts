import { expect, type Page } from '@playwright/test'
import { addFault } from '#contract/control/faults/faults.ts'
import { findScenario } from '#fixtures/scenarios/catalogue.ts'
import { failing } from '../pages/failures/failing.ts'
import type { Buyer } from '../scenarios/buyer.ts'
import { signInWithCart } from '../world/fillCart.ts'
import { reportMissing } from '../world/reportMissing.ts'
import type { PageState, TestFixtures } from './types.ts'

type Reach = PageState['reach']
type Account = Parameters<TestFixtures['world']['signIn']>[0]

/** Opens a page, signed in if an account is given. */
export const open =
  (path: string, account?: Account): Reach =>
  async ({ page, world }) => {
    if (account) await world.signIn(account)
    await page.goto(path)
  }

/** Opens a page whose calls get no response, so that it shows its loading state. */
export const loading =
  (path: string, account?: Account): Reach =>
  async ({ page, world }) => {
    if (account) await world.signIn(account)
    for (const of of ['*', '*/*']) await world.control.send(addFault, { body: { method: 'GET', path: of, delay: 3_600_000 } })
    await page.goto(path)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached()
  }

/** Opens a page for which these calls always fail. */
export const withFailingCalls =
  (path: string, calls: readonly string[], account?: Account): Reach =>
  async ({ page, world }) => {
    if (account) await world.signIn(account)
    for (const call of calls) await failing(world, 'GET', call, 1_000)
    await page.goto(path)
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .or(page.getByRole('button', { name: 'Try Again' }))
        .first(),
    ).toBeVisible()
  }

/** Runs several steps in order. */
export const sequence =
  (...reaches: Reach[]): Reach =>
  async (fixtures) => {
    for (const reach of reaches) await reach(fixtures)
  }

export const sees =
  (text: string | RegExp): Reach =>
  ({ page }) =>
    expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()

export const clicks =
  (name: string | RegExp): Reach =>
  ({ page }) =>
    page.getByRole('button', { name }).first().click()

export const fills =
  (texts: Readonly<Record<string, string>>): Reach =>
  async ({ page }) => {
    for (const [name, text] of Object.entries(texts)) await page.getByRole('textbox', { name, exact: true }).fill(text)
  }

/** Makes the seller report that only this many pieces of an order's first line are available. */
export const withShortage =
  (orderId: string, available: number): Reach =>
  ({ world }) =>
    reportMissing(world, orderId, available)

/** Adds a failed delivery attempt to an order in transit: nobody was at home. */
export const withFailedAttempt =
  (orderId: string): Reach =>
  ({ world }) =>
    world.control.change('orders', orderId, { attempts: [{ reason: 'nobody', at: '2026-11-21T05:30:00.000Z' }] })

/** Signs in with two kinds of fish in the cart. */
export const withCart =
  (account: Account): Reach =>
  ({ context, world }) =>
    signInWithCart(world, context, account, { 'red-snapper-changu-1-kg': 1, 'yellowfin-tuna-jodari-1-kg': 1 })

export const signedOut: Reach = async ({ page }) => {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
}

/** Returns a buyer whose payment runs a scenario. */
export function payer(fixtures: TestFixtures, scenario: string): Buyer {
  const found = findScenario(scenario)
  if (!found) throw new Error(`no scenario ${scenario}`)
  return { ...fixtures, scenario: found, account: 'asha' }
}

/** Switches to Swahili as if in another tab of the device (I18N-005). */
export async function speakSwahili(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('language', 'sw')
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'sw' }))
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
}
