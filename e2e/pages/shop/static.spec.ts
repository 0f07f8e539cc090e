import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../expectNoAxeViolations.ts'
import { expect, test } from '../../fixtures.ts'
import { failing } from '../failures/failing.ts'

test.use({ ownWindow: true })

const paths = ['/about', '/contact', '/faq', '/shipping', '/returns', '/terms', '/privacy-policy']

test('[NAV-020][STAT-017][STAT-018][STAT-019] a guest reaches every static page from the footer, and its heading gets the focus', async ({
  page,
}) => {
  await page.goto('/cart')
  // Wait for the app: a link of the frame would reload the page, which does not move the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const path of paths) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('[STAT-010][STAT-012][STAT-013][A11Y-002] the FAQ can be searched and opened by keyboard, and an empty result passes axe', async ({
  page,
}) => {
  await page.goto('/faq')
  const search = page.getByRole('searchbox', { name: 'Search the questions' })
  await search.fill('network')
  await expect(page.getByText('Found 0 questions matching "network"')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Show All Questions' }).press('Enter')
  await expect(search).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Anyone can look around and fill a cart/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Anyone can look around and fill a cart/)).toBeHidden()
})

test('[STAT-007][API-066][ERR-040][CHAT-019] a contact message survives a failing server, a lost network and a reload, and is sent once', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please fill out this field.')).toHaveCount(5)
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused()
  await expectNoAxeViolations(page)
  await write(page)
  await failing(world, 'POST', '/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to send message')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you deliver ice?')
  world.expectConsole(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to send message. You seem to be offline.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent. We will respond within 24 hours.')).toBeVisible()
  await expectNoAxeViolations(page)
  const kept = await world.control.records('contacts')
  expect(kept.filter(({ subject }) => subject === 'Ice')).toMatchObject([{ phone: '255712345678' }])
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

async function write(page: Page): Promise<void> {
  const texts = {
    'First name': 'Asha',
    'Last name': 'Salum',
    Email: 'asha@example.com',
    'Phone number (optional)': '0712 345 678',
    Subject: 'Ice',
    Message: 'Do you deliver ice?',
  }
  for (const [name, text] of Object.entries(texts)) await page.getByRole('textbox', { name, exact: true }).fill(text)
}
