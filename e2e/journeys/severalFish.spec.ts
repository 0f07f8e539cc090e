import { expect, test } from '../fixtures.ts'
import { say, thread } from './thread.ts'

test('[CHAT-177][CHAT-162][CHAT-134][CHAT-003] several fish in one message are in the cart at once, and another kind is chosen in a second tab', async ({
  page,
  context,
}) => {
  await page.goto('/chat')
  const slip = thread(page).getByRole('article', { name: /^Your order$/ })
  await say(page, '2 sato, papa 3 and one octopus')
  await expect(thread(page).getByText(/^I put in: Nile tilapia, 1 kg × 2, Octopus, 1 kg × 1\. Total TZS [\d,]+\.$/)).toBeVisible()
  await expect(thread(page).getByText('Not available now: Papa')).toBeVisible()
  await expect(slip.getByRole('button', { name: /^Change kind/ })).toHaveCount(2)

  const other = await context.newPage()
  await other.goto('/chat')
  const otherSlip = thread(other).getByRole('article', { name: /^Your order$/ })
  await otherSlip.getByRole('button', { name: /^Change kind Nile tilapia/ }).click()
  await otherSlip
    .getByRole('group', { name: 'Which kind?' })
    .getByRole('button', { name: /^Smoked tilapia/ })
    .click()
  for (const card of [slip, otherSlip]) {
    await expect(card.getByRole('list', { name: 'Products' }).getByRole('listitem').first()).toContainText(/^Smoked tilapia.*×.2/)
    await expect(card.getByRole('button', { name: /^Change kind/ })).toHaveAccessibleName(/^Change kind Octopus/)
  }
  await page.reload()
  await expect(slip.getByRole('button', { name: /^Change kind Octopus/ })).toBeVisible()
  await expect(slip.getByRole('listitem').first()).toContainText('Smoked tilapia')
})
