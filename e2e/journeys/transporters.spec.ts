import { expect, test } from '../fixtures.ts'
import { addRedSnapper, answerAsNewcomer, button, fillCartAsNewcomer, openChatAs, thread } from './thread.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('[CHAT-168][CHAT-100] a returning buyer in Dar es Salaam can choose from the region’s transporters with their details', async ({
  page,
  world,
}) => {
  await openChatAs(page, world, 'asha')
  await addRedSnapper(page)
  await button(page, 'Change transporter').click()
  const options = thread(page).getByRole('group', { name: /^Who should carry Red snapper/ })
  await expect(options.getByRole('button')).toHaveText([
    'No preference',
    /^Kariakoo Riders, Dar es Salaam.*Bajaji with two cold boxes/,
    /^Pwani Express, Dar es Salaam.*ice boxes.*Orders delivered: \d+\.$/,
  ])
  await expect(thread(page).getByText('Dodoma Link')).toHaveCount(0)
})

test('[CHAT-168] a newcomer is not asked for a transporter: the slip shows No preference, where it can be changed', async ({
  page,
  world,
}) => {
  await fillCartAsNewcomer(page)
  await answerAsNewcomer(page, world, '255754110111')
  await expect(thread(page).getByRole('listitem').filter({ hasText: 'Who brings it: No preference' })).toBeVisible()
  await button(page, 'Change transporter').click()
  await expect(thread(page).getByText('Dodoma Link')).toHaveCount(0)
  await button(page, /^Kariakoo Riders/).click()
  await button(page, 'Cash on delivery').click()
  await expect(thread(page).getByRole('heading', { name: /is placed\.$/ })).toBeVisible()
  const [order] = await world.orders()
  expect(order?.items.map(({ transporterId }) => transporterId)).toEqual(['kariakoo-riders', 'kariakoo-riders'])
})
