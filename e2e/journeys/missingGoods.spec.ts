import type { Page } from '@playwright/test'
import { formatTzs } from '#contract/rules/money.ts'
import { expect, inSwahili, test } from '../fixtures.ts'
import type { World } from '../world/world.ts'
import { button, thread } from './thread.ts'

/** The seller reports on the order's page how many pieces of its first line are available. */
async function sellerReports(world: World, seller: Page, id: string, choice: string): Promise<void> {
  const [item] = (await world.control.record('orders', id)).items
  await world.signIn(item?.sellerId ?? '', seller.context())
  await seller.goto(`/seller/orders/${id}`)
  await seller.getByRole('button', { name: 'Something is missing' }).click()
  await seller.getByRole('combobox').first().selectOption(choice)
  await seller.getByRole('button', { name: 'Ask the buyer' }).click()
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Ask the buyer' }).click()
  await expect(seller.getByText(/^Waiting for the buyer until /)).toBeVisible()
}

test('[SELL-016][MON-030][SELL-013] a paid order has missing pieces: the buyer accepts the rest on the order page and gets a refund; thread and seller show it', async ({
  page: buyer,
  context,
  world,
  visitor,
}) => {
  const id = 'order-104698'
  const [item] = (await world.control.record('orders', id)).items
  const refund = formatTzs(Number(item?.unitPrice))
  await world.signIn('neema')
  await buyer.goto(`/orders/${id}`)
  await expect(buyer.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  const seller = await visitor()
  await sellerReports(world, seller, id, 'Only 2')
  await expect(seller.getByRole('button', { name: 'Start Processing' })).toHaveCount(0)
  await seller.getByRole('link', { name: 'Back to Orders' }).click()
  await expect(seller.getByText('Waiting for the buyer').filter({ visible: true })).toHaveCount(1)
  await seller.goto('/seller/dashboard')
  await seller.getByRole('link', { name: 'Open order SMK-104698' }).click()
  await expect(seller.getByText(/^Waiting for the buyer until /)).toBeVisible()

  // An event shows the question at once. The thread, opened later, asks it too.
  const question = buyer.getByRole('region', { name: 'Not everything is there. Take the rest?' })
  await expect(question.getByText('2 of 3 available')).toBeVisible()
  await expect(buyer.getByRole('button', { name: 'Cancel order', exact: true })).toHaveCount(0)
  const chat = await context.newPage()
  await chat.goto('/chat')
  const card = thread(chat).getByRole('article', { name: 'Order SMK-104698: Not everything is there. Take the rest?' })
  await expect(card.getByRole('button', { name: /^Cancel, refund TZS/ })).toBeVisible()

  await question.getByRole('button', { name: 'Take the rest' }).click()
  for (const place of [buyer.getByRole('main'), card]) {
    await expect(place.getByText('You took the rest.')).toBeVisible()
    await expect(place.getByText(`Refunded ${refund}`)).toBeVisible()
    await expect(place.getByRole('button', { name: 'Take the rest' })).toHaveCount(0)
  }
  await expect(seller.getByText('The buyer takes the rest.')).toBeVisible()
  await expect(seller.getByRole('button', { name: 'Start Processing' })).toBeVisible()
})

test('[SELL-016] a cash order has a sold-out line: the buyer cancels it in the thread, in Swahili; order page and seller show it', async ({
  page: buyer,
  world,
  visitor,
}) => {
  const id = 'order-104697'
  await inSwahili(buyer)
  await world.signIn('asha')
  await buyer.goto('/chat')
  await expect(buyer.getByRole('button', { name: /SMK-104697/ })).toBeVisible()
  const seller = await visitor()
  await sellerReports(world, seller, id, 'Out')

  const card = thread(buyer).getByRole('article', { name: 'Oda SMK-104697: Oda yako haijatimia. Uchukue zilizobaki?' })
  await expect(card.getByText('Bado hujalipa, kwa hiyo hakuna pesa ya kurudisha.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Chukua zilizobaki' })).toBeVisible()
  await button(buyer, 'Ghairi oda').click()
  await expect(card.getByText('Umeghairi oda.')).toBeVisible()
  await expect(seller.getByText('The buyer cancelled the order.')).toBeVisible()
  await buyer.goto(`/orders/${id}`)
  await expect(buyer.getByRole('main').getByText('Umeghairi oda.')).toBeVisible()
  expect((await world.control.record('orders', id)).status).toBe('cancelled')
})
