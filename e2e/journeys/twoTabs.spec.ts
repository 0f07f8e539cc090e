import { expect, test } from '../fixtures.ts'
import { added, addRedSnapper, button, changeRow, heading, openChatAs, option, say, storedCards, thread } from './thread.ts'

test('[CHAT-003] a purchase in a thread that is open in two tabs can continue in either tab', async ({ page, context, world }) => {
  await openChatAs(page, world, 'asha')
  const other = await context.newPage()
  await other.goto('/chat')
  await expect(heading(other, /^Welcome/)).toBeVisible()

  await say(page, 'changu')
  for (const tab of [page, other]) await expect(heading(tab, 'changu')).toBeVisible()
  await world.settled()
  for (const tab of [page, other]) {
    await expect(heading(tab, 'changu')).toBeVisible()
    await expect(heading(tab, /^Welcome/)).toHaveCount(0) // the welcome is collapsed to one line
  }

  // Continue in the other tab: product, quantity, add.
  await button(other, /^Red snapper/).click()
  for (const tab of [page, other]) await expect(tab.getByRole('spinbutton', { name: 'How many?' })).toBeVisible()
  await button(other, '2').click()
  await button(other, 'Add to Cart').click()
  for (const tab of [page, other]) await expect(added(tab, 2)).toBeVisible()
  await world.settled()
  await expect(thread(page).locator('article')).toHaveCount(1)

  // Continue in the first tab, row by row of the slip.
  for (const tab of [page, other]) await expect(heading(tab, /^Your order$/)).toBeVisible()
  await button(other, 'Change address').click()
  for (const tab of [page, other]) await expect(heading(tab, 'Where should we deliver?')).toBeVisible()
  await option(page, 'Where should we deliver?').click()
  for (const tab of [page, other]) await expect(heading(tab, /^Your order$/)).toBeVisible()
  await changeRow(page, 'Change delivery', /^Express/)
  for (const tab of [page, other]) await expect(thread(tab).getByText(/^Before .* · Express$/)).toBeVisible()
  await world.settled()
  expect(await thread(other).getByRole('article').count()).toBe(1)
})

test('[CHAT-043] tapping the same Add in two tabs at once adds once', async ({ page, context, world }) => {
  await openChatAs(page, world, 'asha')
  const other = await context.newPage()
  await other.goto('/chat')
  await say(page, 'changu')
  const add = [page, other].map((tab) =>
    thread(tab)
      .getByRole('button', { name: /^Add Red snapper/ })
      .first(),
  )
  for (const one of add) await expect(one).toBeVisible()
  // Use handles of both buttons, because the second button may be removed by the first tap.
  const buttons = await Promise.all(add.map((one) => one.elementHandle()))
  await Promise.all(buttons.map((one) => one?.dispatchEvent('click')))
  for (const tab of [page, other]) await expect(added(tab, 1)).toHaveCount(1)
  await world.settled()
  for (const tab of [page, other]) await expect(tab.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible()
})

test('[CHAT-003][CHAT-059][CHAT-091] when a guest signs in while a second tab is open, neither thread nor cart is duplicated', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/chat')
  const other = await context.newPage()
  await other.goto('/chat')
  await addRedSnapper(page)
  await button(other, 'Checkout').click()
  for (const tab of [page, other]) await expect(heading(tab, 'What is your phone number?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Phone number' }).fill('255712345678')
  await button(page, 'Send code').click()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset('255712345678').nextCode())
  for (const tab of [page, other]) {
    await expect(heading(tab, /^Your order$/)).toBeVisible()
    await expect(
      thread(tab)
        .getByRole('listitem')
        .filter({ hasText: /^Red snapper.*×.1/ }),
    ).toBeVisible()
  }
  const storedMessages = async () => (await storedCards(page)).filter(({ kind, text }) => kind === 'said' && text === 'changu')
  await expect.poll(storedMessages).toHaveLength(1)
  await page.reload()
  await expect(heading(page, /^Your order$/)).toBeVisible()
  await expect(
    thread(page)
      .getByRole('listitem')
      .filter({ hasText: /^Red snapper.*×.1/ }),
  ).toBeVisible()
  expect(await storedMessages()).toHaveLength(1)
})
