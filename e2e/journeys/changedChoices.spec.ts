import { expect, inSwahili, test } from '../fixtures.ts'
import { button, openChatAs, say, thread } from './thread.ts'

test('[CHAT-134][CHAT-135][CHAT-126][CHAT-149] a buyer who types and changes their mind at every step can order', async ({
  page,
  world,
}) => {
  await openChatAs(page, world, 'asha')
  const log = thread(page)
  await say(page, '8 tuna loin')
  await expect(thread(page).getByText('Tuna loin (Mnofu wa jodari) × 8 is in your cart.')).toBeVisible()
  await say(page, 'Actually make it 6, and add 2 kg of the yellowfin')
  await expect(log.getByText('In your cart: Tuna loin × 6. TZS 144,000')).toBeVisible()
  await expect(thread(page).getByText('Yellowfin tuna (Jodari) × 2 is in your cart.')).toBeVisible()
  await say(page, 'drop one of the yellowfin')
  await expect(log.getByText('In your cart: Tuna loin × 6, Yellowfin tuna × 1. TZS 161,000')).toBeVisible()

  await say(page, 'checkout please')
  await expect(log.getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  await button(page, 'Change address').click()
  await expect(log.getByRole('heading', { name: 'Where should we deliver?' })).toBeVisible()
  await say(page, 'standard is enough') // an answer to another question is stored
  await expect(log.getByText(/^Should we deliver to .+, or a new address\?$/)).toBeVisible()
  await say(page, 'the Masaki one, yes')
  await expect(log.getByRole('heading', { name: /^Your order$/ }).last()).toBeVisible()
  await say(page, 'Pwani Express') // `Express` in the transporter's name does not select express delivery
  await expect(log.getByText('Who brings it: Pwani Express')).toBeVisible()
  await say(page, 'M-Pesa please')
  const pay = button(page, 'Pay TZS 161,000')
  await expect(pay).toBeVisible()

  await say(page, 'note for the seller: please gut the yellowfin')
  await expect(log.getByText('In the order’s note: please gut the yellowfin')).toBeVisible()
  await say(page, "I'd rather have Kariakoo Riders")
  await say(page, 'actually cash')
  const order = button(page, 'Place Order')
  await expect(order).toBeVisible()
  await expect(
    log
      .getByRole('list', { name: 'What you chose' })
      .filter({ hasText: /· Standard.*Who brings it: Kariakoo Riders.*Payment: Cash on delivery.*Note: please gut/ }),
  ).toBeVisible()
  await order.click()
  await expect(log.getByRole('heading', { name: /^Order SMK-\d+ is placed\.$/ })).toBeVisible()
  const [newest] = await world.orders()
  expect(newest).toMatchObject({ paymentMethod: 'cash_on_delivery', deliveryOption: 'standard' })
})

test('[CHAT-117][CHAT-151] the order on screen can be bought again, and a place in a message becomes the delivery address if the cart has fish', async ({
  page,
  world,
}) => {
  await inSwahili(page)
  await openChatAs(page, world, 'neema')
  const log = thread(page)
  await say(page, 'nionyeshe oda SMK-104649')
  await expect(log.getByRole('heading', { name: 'Oda SMK-104649' })).toBeVisible()
  await say(page, 'niwekee tena kama hiyo')
  await expect(log.getByText(/^Kama oda SMK-104649: nimeweka kikapuni bidhaa 3\./)).toBeVisible()
  await say(page, 'naishi mwananyamala karibu na hospitali, nyumba ya kijani')
  const slip = log.getByRole('article', { name: /^Oda yako$/ }).last()
  await expect(slip.getByText(/Mwananyamala, nyumba ya kijani, karibu na hospitali, Dar es Salaam/)).toBeVisible()
})
