import { test as base, expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { inSwahili, test } from '../fixtures.ts'
import { thread } from '../journeys/thread.ts'

base.describe.configure({ mode: 'parallel' })

/** The live card, by its kind: the words are those of the language. */
const card = (page: Page, kind: string) => thread(page).locator(`[data-kind="${kind}"]`).last()

async function looked(page: Page, kind: string): Promise<void> {
  await expect(card(page, kind)).toBeVisible()
  await expectNoAxeViolations(page)
}

const press = (page: Page, kind: string, nth = 0) =>
  card(page, kind)
    .getByRole('button', { disabled: false })
    .filter({ hasNot: page.locator('.heart') })
    .nth(nth)
    .click()

for (const language of ['English', 'Swahili'] as const) {
  test(`[CHAT-070][CHAT-071][CHAT-076] every card of a guest has no axe violations, in ${language}`, async ({ page, world }) => {
    if (language === 'Swahili') await inSwahili(page)
    await page.goto('/chat')
    await looked(page, 'welcome')
    await press(page, 'welcome')
    await looked(page, 'categories')
    await card(page, 'categories').getByRole('toolbar').getByRole('button').first().click()
    await looked(page, 'products')
    await card(page, 'products').getByRole('listitem').first().getByRole('button').first().click()
    await looked(page, 'product')
    await card(page, 'product').locator('.btn-act').click()
    await looked(page, 'quantity')
    await card(page, 'quantity').locator('.btn-act').click()
    await looked(page, 'phone')
    await page.getByRole('textbox').first().fill('0712345678')
    await card(page, 'phone').locator('.btn-act').click()
    await looked(page, 'code')
    await card(page, 'code').getByRole('textbox').fill('000000')
    await expect(card(page, 'code').getByRole('alert')).toBeVisible()
    await looked(page, 'code')
    await card(page, 'code')
      .getByRole('textbox')
      .fill(await world.handset('255712345678').nextCode())
    await looked(page, 'cart')
  })

  test(`[CHAT-075][CHAT-076] every card of checkout, payment and order has no axe violations, in ${language}`, async ({ page, world }) => {
    if (language === 'Swahili') await inSwahili(page)
    await world.signIn('asha')
    await page.goto('/products')
    await page.getByRole('main').locator('.add:not([disabled])').first().click()
    await page.goto('/chat')
    await press(page, 'welcome') // Continue
    await card(page, 'cart').locator('.btn-act').click()
    for (const kind of ['address', 'delivery', 'transporters', 'method']) {
      await looked(page, kind)
      await card(page, kind).locator('.choice').first().click()
    }
    await looked(page, 'review')
    await card(page, 'review').locator('.btn-sun').click()
    await expect(page.getByRole('timer')).toBeVisible()
    await looked(page, 'waiting')
    await world.handset('255712345678').cancel()
    await looked(page, 'failure')
    await card(page, 'failure').locator('.btn-act').click()
    await looked(page, 'review')
    await world.handset('255712345678').queue('307')
    await card(page, 'review').locator('.btn-sun').click()
    await expect(page.getByRole('timer')).toBeVisible()
    await world.pass(121_000)
    await looked(page, 'stillChecking')
  })
}

test('[CHAT-073][CHAT-074] arrows walk the entries, Enter goes into a card, Escape back to the message box', async ({ page }) => {
  await page.goto('/chat')
  await expect(card(page, 'welcome')).toBeVisible()
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill('changu')
  await box.press('Enter')
  await expect(card(page, 'products')).toBeVisible()
  await expect(box).toBeFocused() // a card that arrives takes no focus
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
