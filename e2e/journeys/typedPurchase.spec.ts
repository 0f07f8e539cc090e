import { expect, inSwahili, test } from '../fixtures.ts'
import { added, button, expectLive, expectOutcome, heading, openChatAs, say, thread } from './thread.ts'

test('[CHAT-126][CHAT-127][CHAT-141][CHAT-144] a buyer orders by typing in Swahili, with other questions at the address and while the payment is pending', async ({
  page,
  world,
}) => {
  await inSwahili(page)
  await openChatAs(page, world, 'asha')
  const log = thread(page)
  await say(page, 'lipa')
  await expect(log.getByText('Kikapu ni kitupu. Ungependa samaki gani?')).toBeVisible()
  await say(page, 'shikamoo')
  await expect(log.getByText('Marahaba. Karibu, leo nikupe samaki gani?')).toBeVisible()
  // [CHAT-144] the parsed items are shown above the box without moving other elements; one can be removed by keyboard
  const box = page.getByRole('textbox', { name: 'Ujumbe' })
  const before = [await log.boundingBox(), await box.boundingBox()]
  await box.fill('nataka mzia 2 na pweza 1')
  const chips = page.getByRole('group', { name: 'Nilichoelewa mpaka sasa' }).getByRole('button')
  await expect(chips).toHaveText(['Mzia × 2', 'Pweza × 1'])
  expect([await log.boundingBox(), await box.boundingBox()]).toEqual(before)
  await box.press('Shift+Tab')
  await expect(chips.last()).toBeFocused()
  await chips.last().press('Enter')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('nataka mzia 2')
  await box.press('Enter')
  await expect(chips).toHaveCount(0)
  await expect(added(page, 2)).toBeVisible()
  await say(page, 'maliza')
  await expect(heading(page, /^Oda yako$/)).toBeVisible()
  await button(page, 'Badilisha anwani').click()
  await expect(heading(page, 'Tukuletee wapi?')).toBeVisible()
  // [CHAT-130] the typed message is shown once
  await expect(log.getByText('Endelea na oda', { exact: true })).toHaveCount(0)

  await say(page, 'delivery ni shilingi ngapi?')
  await expect(log.getByText('Kawaida ni TZS 5,000, Haraka TZS 10,000. Unalipa mara moja kwa oda, ukipokea.')).toBeVisible()
  await say(page, 'bla bla bla')
  await expect(log.getByText(/^Sijaelewa\. Tulete .+, au anwani mpya\?$/)).toBeVisible()
  await say(page, 'lipa')
  await expect(log.getByText(/^Tulete .+, au anwani mpya\?$/)).toBeVisible()
  await expectLive(page, 'Tukuletee wapi?')
  await say(page, 'ya kwanza')
  await expect(heading(page, /^Oda yako$/).last()).toBeVisible()
  await say(page, 'badilisha usafirishaji')
  await say(page, 'blablabla')
  await expect(log.getByText('Sijaelewa. Kawaida (saa 24-48, TZS 5,000) au Haraka (saa 3-6, TZS 10,000)?')).toBeVisible()
  await say(page, 'haraka')
  await expect(log.getByText(/^TZS [\d,]+: samaki TZS [\d,]+, usafirishaji TZS 10,000\./)).toBeVisible()
  await say(page, 'mpesa')
  // [CHAT-132] A message that names the Pay button scrolls it into view, and so does a change of the slip.
  const payButton = button(page, /^Lipa TZS/)
  await say(page, 'lipa')
  await expect(log.getByText(/^Gusa Lipa TZS [\d,]+, au badilisha/)).toBeInViewport()
  await expect(payButton).toBeInViewport({ ratio: 1 })
  await say(page, 'badilisha iwe kawaida')
  await expect(log.getByText(/^TZS [\d,]+: samaki TZS [\d,]+, usafirishaji TZS 5,000\./)).toBeInViewport()
  await expect(payButton).toBeInViewport({ ratio: 1 })
  await expectOutcome(world, { orders: 0, charges: 0 })

  await button(page, /^Lipa TZS/).click()
  await expect(heading(page, 'Tafadhali angalia simu yako')).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await say(page, 'haijaja kwenye simu')
  await expect(log.getByText(/^Simu 255 \d{3} ••• \d{3} imewashwa, ina mtandao\? Ombi bado lina [12]:\d\d\.$/)).toBeVisible()
  await say(page, 'badilisha namba')
  await expect(log.getByText('Ombi lililotumwa halibadiliki. Likiisha utachagua namba nyingine.')).toBeVisible()
  await say(page, 'ghairi malipo')
  await expect(log.getByText(/Likatae hapo; bila PIN hukatwi hela\.$/)).toBeVisible()
  await expectLive(page, 'Tafadhali angalia simu yako')
  await world.handset().approve({ pin: '1234' })
  await expect(heading(page, /^Oda SMK-\d+ imepokelewa\.$/)).toBeVisible()
  await say(page, 'asante')
  await expect(log.getByText(/^Karibu sana, Asha\. Nitakujulisha kuhusu oda SMK-\d+\.$/)).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
})

test('[CHAT-134][CHAT-135][CHAT-177] several fish in one message are added at once, one fish is removed and added again', async ({
  page,
  world,
}) => {
  await openChatAs(page, world, 'asha')
  const log = thread(page)
  await say(page, 'mzia 1, sato 2 na jodari 1')
  await expect(log.getByText(/^Nimeweka: Mzia, 1 kg × 1, .+ × 2, .+ × 1\. Jumla TZS [\d,]+\.$/)).toBeVisible()
  await expect(heading(page, /^Your order$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart, 4 item/ })).toBeVisible()

  await say(page, 'no octopus')
  await expect(log.getByText('Octopus is not in your cart.')).toBeVisible()
  await say(page, 'remove the barracuda')
  await expect(log.getByText(/^I took out Barracuda\. Total TZS [\d,]+\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart, 3 item/ })).toBeVisible()
  await page.getByRole('group', { name: 'Quick replies' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: /^Cart, 4 item/ })).toBeVisible()
})

test('[CHAT-138] a typed search is parsed once, stays with its fish, and shows the number of kinds and the lowest price', async ({
  page,
  world,
}) => {
  await page.goto('/chat')
  await say(page, 'kamba')
  const list = thread(page).getByRole('article').last()
  await expect(list.getByRole('heading', { level: 2 })).toHaveText(/^Kamba · \d kinds, from TZS [\d,]+$/)
  await world.settled()
  const requests = await world.journal({ kind: 'request', path: '/v1/products' })
  expect(requests).toHaveLength(1)
  for (const row of await list.getByRole('listitem').all()) await expect(row).toContainText(/Kamba(?!le|kochi)/)
})

test('[CHAT-124][CHAT-126][CHAT-137] colloquial messages: changed minds, a choice in addition to a yes, an order by its name', async ({
  page,
  world,
}) => {
  await inSwahili(page)
  await openChatAs(page, world, 'asha')
  const log = thread(page)
  await say(page, 'nataka mzia 2')
  await expect(added(page, 2)).toBeVisible()
  await say(page, 'basi mmoja')
  await expect(log.getByText('Kikapuni: Mzia × 1. TZS 15,500')).toBeVisible()
  await say(page, 'lipa')
  await say(page, 'peleka kwa ile anwani ya Chole')
  await say(page, 'sawa haraka')
  await expect(log.getByText(/ · Haraka$/)).toBeVisible()
  await say(page, 'cash')
  await expect(heading(page, /^Oda yako$/).last()).toBeVisible()
  await say(page, 'weka oda')
  await expect(log.getByText(/^Gusa Weka oda, au badilisha/).last()).toBeInViewport()
  const place = button(page, 'Weka oda')
  await expect(place).toBeInViewport({ ratio: 1 })
  await expectOutcome(world, { orders: 0, charges: 0 })
  await place.click()
  await expect(heading(page, /^Oda SMK-\d+ imepokelewa\.$/)).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 0 })
})
