import { addFault } from '#contract/control/faults/faults.ts'
import { expect, test } from '../fixtures.ts'
import { button, openChatAs, say, thread } from './thread.ts'

test('[CHAT-188][CHAT-147] a complaint by a line: the buyer picks the order, sends once, a failure keeps what was typed, and the reference is read; nothing is sold', async ({
  page,
  world,
}) => {
  await openChatAs(page, world, 'neema')
  const before = (await world.control.records('contacts')).length
  await say(page, 'samaki wamenuka, nataka pesa')
  const card = thread(page).getByRole('article', { name: 'I’m sorry. What is wrong?' })
  await expect(card.getByRole('button', { name: 'Smells or spoiled' })).toHaveAttribute('aria-pressed', 'true')
  await expect(card.getByRole('button', { name: 'Give my money back' })).toHaveAttribute('aria-pressed', 'true')
  await expect(thread(page).getByRole('article', { name: /Lake fish|Choose a category/ })).toHaveCount(0)

  await say(page, 'changu, si sato')
  await expect(thread(page).getByText(/Nimeiongeza kwenye ujumbe wako/)).toBeVisible()
  const words = card.getByRole('textbox', { name: 'In your own words (optional)' })
  await expect(words).toHaveValue('samaki wamenuka, nataka pesa\nchangu, si sato')
  await card.getByRole('radio', { name: /SMK-104649/ }).check({ force: true })

  await world.control.send(addFault, { body: { method: 'POST', path: '/contact', status: 503, times: 1 } })
  await button(page, 'Send message').click()
  await expect(card.getByRole('alert')).toBeInViewport()
  await expect(words).toHaveValue(/changu, si sato$/)
  await button(page, 'Send message').dblclick()
  await expect(thread(page).getByText(/^We have your message M-4821 about order SMK-104649\. We answer by/)).toBeVisible()
  await expect(card).toHaveCount(0)
  await world.settled()
  const sent = (await world.control.records('contacts')).slice(before)
  expect(sent).toMatchObject([{ reference: 'M-4821', subject: 'Order SMK-104649: Smells or spoiled' }])
})
