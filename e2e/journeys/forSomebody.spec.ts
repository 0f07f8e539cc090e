import { expect, test } from '../fixtures.ts'
import { button, expectOutcome, heading, openChatAs, say, thread } from './thread.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('[CHAT-182] a typed order for somebody else names her on slip and receipt, and the buyer’s own number pays', async ({
  page,
  world,
}) => {
  await openChatAs(page, world, 'asha')
  const log = thread(page)
  await say(page, 'nataka mzia 2')
  await expect(log.getByText('Barracuda (Mzia) × 2 is in your cart.')).toBeVisible()
  await say(page, 'kwa mama yangu Rehema, 0765 111 222, Temeke kwa Azizi Ally karibu na soko')
  const answers = log.getByRole('list', { name: 'What you chose' }).last()
  await expect(answers.getByText('For: Rehema, 255 765 ••• 222')).toBeVisible()
  await say(page, "don't tell her the price")
  await expect(log.getByText("In the order’s note: don't tell her the price")).toBeVisible()
  await say(page, 'mpesa')
  await button(page, /^Pay TZS/).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await world.handset().approve({ pin: '1234' })
  await expect(heading(page, /is placed\.$/)).toBeVisible()
  const receipt = log.getByRole('article', { name: /is placed\.$/ })
  await expect(receipt.getByRole('term').filter({ hasText: /^For$/ })).toBeVisible()
  await expect(receipt.getByText('Rehema', { exact: true })).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
  const [order] = await world.orders()
  const address = (await world.control.records('addresses')).find(({ id }) => id === order?.addressId)
  expect([address, order]).toMatchObject([{ fullName: 'Rehema', phoneNumber: '255765111222' }, { notes: "don't tell her the price" }])
})
