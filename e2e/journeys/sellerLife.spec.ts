import type { Page } from '@playwright/test'
import { listCategories } from '#contract/catalogue.ts'
import { movePayout } from '#contract/control/payments.ts'
import { listAccounts, openSession, verifySeller } from '#contract/control/people.ts'
import { createProduct, createSellerProfile, type ProductInput, type SellerProfileInput } from '#contract/seller.ts'
import { expect, test } from '../fixtures.ts'
import { photo } from '../pages/seller/photo.ts'
import { moveDelivery } from '../pages/transporter/move.ts'
import type { World } from '../world/world.ts'
import { button, changeRow, pay, say, thread } from './thread.ts'

const PAPER = '/uploads/seller-documents/paper.png'
const PHONE = '+255754000321'
const toast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Notifications' }).getByText(text).last()

/** Registers and verifies a seller with one product at TZS 20,000, by the same calls as the pages. Returns the user id. */
async function listMoonfish(world: World): Promise<string> {
  const zawadi = (await world.control.send(listAccounts)).find(({ key }) => key === 'zawadi')
  const { accessToken: token, user } = await world.control.send(openSession, { body: { phoneNumber: zawadi?.phone ?? '' } })
  const userId = user.id ?? ''
  const place = { address: 'Soko la Feri 12', region: 'Dar es Salaam', district: 'Ilala', city: 'Dar es Salaam', country: 'Tanzania' }
  const papers = { nationalId: '19900101-11102-00001-12', frontNationalId: PAPER, backNationalId: PAPER }
  const profile: SellerProfileInput = { businessName: 'Zawadi Samaki', sellerType: 'individual', ...place, ...papers }
  await world.control.v1(createSellerProfile.path, { token, body: profile })
  await world.control.send(verifySeller, { params: { id: userId }, body: {} })
  const { data: categories } = await world.control.v1<{ data: { id: string }[] }>(listCategories.path)
  const product: ProductInput = {
    name: 'Moonfish (Kolekole), 1 kg',
    unitPrice: 20_000,
    availableQuantity: 10,
    imageUrls: ['/uploads/product-images/changu.svg'],
    description: 'Landed this morning, on ice.',
    categoryId: categories[0]?.id ?? '',
    storageType: 'refrigerated',
    alertQuantity: 2,
  }
  await world.control.v1(createProduct.path, { token, body: product })
  return userId
}

test('[GEN-006][GEN-007] a seller registers, gets verified and lists a product that buyers see', async ({
  page: seller,
  world,
  visitor,
}) => {
  world.expectConsole(/Failed to load resource.*404/)
  // Register and enter the code.
  await seller.goto('/register-seller')
  await seller.getByRole('textbox', { name: 'Full name' }).fill('Bahati Komba')
  await seller.getByRole('textbox', { name: 'Phone number' }).fill(PHONE)
  await seller.getByRole('textbox', { name: 'Email' }).fill('bahati@example.com')
  await seller.getByRole('button', { name: 'Register as Seller' }).click()
  await seller.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset(PHONE).nextCode())
  await expect(seller).toHaveURL('/seller/dashboard')

  // Complete the profile with both images; it is then pending.
  await seller.getByRole('region', { name: 'Incomplete' }).getByRole('link', { name: 'Complete Profile' }).click()
  await seller.getByRole('textbox', { name: 'Business name' }).fill('Bahati Samaki')
  await seller.getByRole('textbox', { name: 'National ID number' }).fill('19900101-11102-00001-12')
  await seller.getByRole('textbox', { name: 'Street address' }).fill('Soko la Feri 12')
  await seller.getByRole('combobox', { name: 'Region' }).selectOption('Dar es Salaam')
  await seller.getByRole('combobox', { name: 'District' }).selectOption('Ilala')
  await seller.getByRole('textbox', { name: 'City' }).fill('Dar es Salaam')
  for (const name of ['Front', 'Back']) {
    const side = seller.getByRole('group', { name, exact: true })
    await side.locator('input[type=file]').setInputFiles(photo())
    await expect(side.getByText('Uploaded')).toBeVisible()
  }
  await seller.getByRole('button', { name: 'Submit Profile' }).click()
  await expect(toast(seller, 'Seller profile created successfully!')).toBeVisible()
  await expect(seller.getByRole('region', { name: 'Pending' })).toBeVisible()
  const { userId } = (await world.control.records('sellers')).find(({ businessName }) => businessName === 'Bahati Samaki') ?? { userId: '' }
  await world.control.send(verifySeller, { params: { id: userId }, body: {} })
  await seller.reload()
  await expect(seller.getByText('Verified Seller')).toBeVisible()

  // Add a product with two photos.
  await seller.getByRole('link', { name: /^Add your first product/ }).click()
  await seller.getByLabel('Name').fill('Moonfish (Kolekole), 1 kg')
  await seller.getByLabel('Category').selectOption('Ocean fish')
  await seller.locator('input[type=file]').setInputFiles([photo('one.png'), photo('two.png')])
  await expect(toast(seller, '2 images uploaded successfully')).toBeVisible()
  await seller.getByLabel('Price').fill('20000')
  await seller.getByLabel('Available quantity').fill('10')
  await seller.getByLabel('Description').fill('Landed this morning, on ice.')
  await seller.getByRole('button', { name: 'Add product' }).click()
  await expect(seller.getByRole('link', { name: /Moonfish/ }).first()).toBeVisible()
  const buyer = await visitor()
  await buyer.goto('/products?search=Moonfish')
  await buyer.getByRole('article').getByRole('link', { name: 'Moonfish' }).click()
  await expect(buyer.getByRole('main').getByText('Bahati Samaki').first()).toBeVisible()
})

test('[GEN-007][SELL-011][SPAY-010] a seller gets a first order, earns from its delivery and receives a payout', async ({
  page: seller,
  world,
  visitor,
}) => {
  const userId = await listMoonfish(world)
  await world.signIn('zawadi')
  await seller.goto('/seller/dashboard')
  await expect(seller.getByText('Verified Seller')).toBeVisible()
  await expect.poll(() => world.connectionCount()).toBe(1)

  // A buyer pays for the product in the chat; the seller sees the order at once.
  const buyer = await visitor()
  const payer = await world.signIn('asha', buyer.context())
  await buyer.goto('/chat')
  await say(buyer, 'Moonfish')
  await button(buyer, /^Add Moonfish/).click()
  await changeRow(buyer, 'Change transporter', 'Pwani Express, Dar es Salaam')
  await changeRow(buyer, 'Change payment method', /^Mobile money/)
  await pay(buyer)
  await expect(buyer.getByRole('timer')).toBeVisible()
  await world.handset(payer).approve({ pin: '1234' })
  await expect(
    thread(buyer)
      .getByText(/SMK-\d+/)
      .first(),
  ).toBeVisible()
  await expect(toast(seller, /New order/)).toBeVisible()
  await seller
    .getByRole('navigation', { name: 'Seller' })
    .getByRole('link', { name: /Orders/ })
    .click()
  await seller.getByRole('list', { name: 'Orders' }).getByRole('link').first().click()
  await seller.getByRole('button', { name: 'Start Processing' }).click()
  await world.pass(8_000)
  await expect(toast(seller, 'Order status updated to processing')).toBeVisible()
  await seller.getByRole('textbox', { name: 'Tracking number' }).fill('PE-77001')
  await seller.getByRole('button', { name: 'Save' }).click()
  await expect(toast(seller, 'Tracking number saved')).toBeVisible()
  await expect(seller.getByRole('main')).toContainText('Estimated')

  // A transporter delivers it, and the earnings change.
  const rider = await visitor()
  const order = (await world.control.records('orders')).find(({ items }) => items.some((item) => item.sellerId === userId))
  await world.signIn('hamisi', rider.context())
  await rider.goto(`/transporter/orders/${order?.id}`)
  for (const name of ['Mark as Shipping', 'Mark as Delivered']) await moveDelivery(rider, world, name)
  await expect(rider.getByText('Order delivered')).toBeVisible()
  await expect(seller.getByRole('main')).not.toContainText('Estimated')

  // The payout is requested, cancelled, requested again and completed.
  await seller.goto('/seller/payouts')
  const balance = seller.locator('dl').filter({ hasText: 'Net earnings' })
  await expect(balance).toContainText('Available balanceTZS 19,000')
  const payouts = seller.getByRole('list', { name: 'Payouts' }).getByRole('listitem')
  const request = async () => {
    await seller.getByRole('link', { name: 'Request payout' }).click()
    await seller.getByRole('textbox', { name: /^Amount/ }).fill('15000')
    await seller.getByRole('button', { name: /^Request/ }).click()
    await seller.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await expect(toast(seller, 'Payout request submitted successfully')).toBeVisible()
  }
  await request()
  await expect(balance).toContainText('Available balanceTZS 4,000')
  await payouts
    .first()
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(toast(seller, 'Payout request cancelled successfully')).toBeVisible()
  await expect(balance).toContainText('Available balanceTZS 19,000')
  await request()
  await expect(payouts).toHaveCount(2)
  const { id } = (await world.control.records('payouts')).find((payout) => payout.userId === userId && payout.status === 'pending') ?? {
    id: '',
  }
  for (const to of ['processing', 'completed'] as const) await world.control.send(movePayout, { params: { id }, body: { to } })
  await seller.reload()
  await expect(payouts.first()).toContainText('Completed')
  await expect(balance).toContainText('1 completed')
})
