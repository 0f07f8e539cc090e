import { expect, inSwahili, test } from '../fixtures.ts'
import { button, say, thread } from './thread.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('[CHAT-172] a guest chooses ten people and a kind of fish, sees kilos and price, and adds them to the cart with one tap', async ({
  page,
}) => {
  await page.goto('/chat')
  await button(page, 'How many people?').click()
  const log = thread(page)
  await log.getByRole('spinbutton', { name: 'People' }).fill('10')
  await expect(log.getByText('For 10: 4 kg')).toBeVisible()
  await button(page, 'Dagaa').click()
  await expect(log.getByText('For 10: 500 g')).toBeVisible()
  await button(page, 'Whole fish').click()
  await button(page, 'Add 4 · TZS 48,000').click()
  await expect(thread(page).getByText('Nile tilapia (Sato) × 4 is in your cart.')).toBeVisible()
})

test('[CHAT-172] a Swahili message gives the number of people, and one tap adds the fillets to the cart', async ({ page }) => {
  await inSwahili(page)
  await page.goto('/chat')
  await say(page, 'nina wageni kumi nichukue kiasi gani')
  const log = thread(page)
  await expect(log.getByText('Watu 10: kilo 4')).toBeVisible()
  await button(page, 'Minofu').click()
  await expect(log.getByText('Watu 10: kilo 2')).toBeVisible()
  await button(page, /^Weka 4 · TZS 34,000$/).click()
  await expect(thread(page).getByText(/Minofu ya kambale.*×\s4: imewekwa kikapuni\./)).toBeVisible()
})

test('[CHAT-172] the thread’s menu opens the portion card at any question, and fish for one person can be added', async ({ page }) => {
  await page.goto('/chat')
  await button(page, 'Browse fish').click()
  await page.locator('summary').and(page.getByLabel('Menu')).click()
  await page.getByRole('button', { name: 'How many people?' }).last().click()
  const log = thread(page)
  await log.getByRole('spinbutton', { name: 'People' }).fill('1')
  await expect(log.getByText('For 1: 1 kg')).toBeVisible()
  await expect(log.getByText('I count 400 g per adult, before cooking.')).toBeVisible()
  await button(page, 'Add 1 · TZS 12,000').click()
  await expect(thread(page).getByText('Nile tilapia (Sato) × 1 is in your cart.')).toBeVisible()
})
