import { type BrowserContext, expect, type Page } from '@playwright/test'
import { openSession } from '#contract/control/people.ts'
import type { Scenario } from '#contract/control/scenarios.ts'
import type { Order } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { magicNumber } from '#fixtures/scenarios/catalogue.ts'
import { cartState, storeBeforeLoad } from '../world/fillCart.ts'
import type { World } from '../world/world.ts'

/** The phones of the paying test accounts, by account key. */
export const phones = { asha: '255712345678', neema: '255754110226' } as const

/** A buyer on a device, and the scenario of the phone that pays. */
export interface Buyer {
  readonly page: Page
  readonly context: BrowserContext
  readonly world: World
  readonly visitor: () => Promise<Page>
  readonly scenario: Scenario
  readonly account: string
}
export type Outcome = Scenario['expected']
/** Plays the buyer in one scenario. Returns the outcome only if the payment was made in another world than the buyer's. */
export type Story = (buyer: Buyer) => Promise<Outcome | void>

export const FISH = 'red-snapper-changu-1-kg'
const QUANTITY = 2
const UNIT_PRICE = 18_500
export const AMOUNT = QUANTITY * UNIT_PRICE
export const TZS = formatTzs(AMOUNT)
export const SECOND = 1_000

export const phoneOf = ({ scenario }: Buyer): string => magicNumber(scenario.id)

/** Returns the order as the checkout stores it. */
export const draftOf = (account: string) => ({
  items: [{ productId: FISH, quantity: QUANTITY }],
  addressId: `${account}-home`,
  deliveryOption: 'standard',
  paymentMethod: 'mobile_money',
})

/** Signs in and stores a cart and a checkout on the device, as the pages would. */
async function prepare({ world, context, account, ...buyer }: Buyer): Promise<void> {
  const payer = await world.signIn(account, context)
  const checkoutId = `cart-of-${account}`
  const phone = magicNumber(buyer.scenario.id)
  const cart = await cartState(world, payer, checkoutId, { [FISH]: QUANTITY })
  const lines = cart.state.lines.map(({ product }) => ({ productId: FISH, name: product.name, quantity: QUANTITY, unitPrice: UNIT_PRICE }))
  const { items: _, ...answers } = { ...draftOf(account), wanted: true, transporterSelections: { [FISH]: 'none' }, phone, notes: null }
  await storeBeforeLoad(context, 'e2e-prepared', {
    cart,
    checkoutDraft: { state: { answers, owner: payer, at: await world.now(), waiting: {} }, version: 1 },
    checkoutData: { order: draftOf(account), lines, amount: AMOUNT, phone, payer, checkoutId, storedAt: await world.now() },
  })
}

/** Opens the payment form with its phone number filled in. */
export async function atForm(buyer: Buyer): Promise<void> {
  await prepare(buyer)
  await buyer.page.goto('/checkout/payment')
  await expect(payButton(buyer.page)).toBeVisible()
  await buyer.world.settled()
}

/** Opens the thread at the review. */
export async function atReview(buyer: Buyer): Promise<void> {
  await prepare(buyer)
  await buyer.page.goto('/chat')
  await expect(buyer.page.getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  await buyer.world.settled()
}

export const payButton = (page: Page) => page.getByRole('button', { name: `Pay ${TZS}` }).last()

/** Taps Pay and waits for the response to the start. The clock does not move. */
export async function pay({ page, world }: Buyer): Promise<void> {
  await payButton(page).click()
  await page.mouse.move(0, 0) // a toast under the pointer would stay (A11Y-007)
  await expect(page.getByRole('timer')).toBeVisible()
  await world.settled()
}

export async function start(buyer: Buyer): Promise<void> {
  await atForm(buyer)
  await pay(buyer)
}

export async function startInThread(buyer: Buyer): Promise<void> {
  await atReview(buyer)
  await pay(buyer)
}

export const passSeconds = ({ world }: Buyer, count: number): Promise<void> => world.pass(count * SECOND)

/** Checks that each of these exact texts is visible. */
export async function expectTexts(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible()
}

export async function expectNoTexts(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0)
}

/** Checks for a toast with this text (section PAY). */
export const expectToast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first()).toBeVisible()

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** Checks that the success is shown, and the order 2 s later (PAY-046, PAY-051). */
export async function expectOrdered({ page, world }: Buyer): Promise<void> {
  // Wait for the text on the page, because its 2 s start there; the toast may appear earlier.
  await expect(page.getByRole('main').getByText('Payment successful! Order has been created.', { exact: true })).toBeVisible()
  await world.pass(2 * SECOND)
  await expect(page).toHaveURL(/\/orders\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Order SMK-/ })).toBeVisible()
}

export const expectOrderedInThread = ({ page }: Buyer) =>
  expect(page.getByRole('log').getByRole('heading', { name: /^Order SMK-\d+ is placed\.$/ })).toBeVisible()

/** Checks that the payment failed with this text, the cart is unchanged, and the buyer can try again (PAY-021). */
export async function expectFailed({ page }: Buyer, text: string): Promise<void> {
  await expectToast(page, text)
  await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Try Again|Pay again TZS [\d,]+)$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: `Cart, ${QUANTITY}` })).toBeVisible()
}

export const UNFINISHED = `You paid ${TZS}, but the order is not finished.`
/** Checks for the banner about a paid but unfinished order (MON-021). */
export async function expectUnfinished({ page }: Buyer, amount = TZS): Promise<void> {
  const banner = page.locator('.pay-banner').filter({ hasText: `You paid ${amount}, but the order is not finished.` })
  await expect(banner).toBeVisible()
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
}

/** Lets the next call to this path reach the server, but loses the response. Playwright makes the call, because the browser would retry it unnoticed. */
export async function loseResponse(page: Page, path: string): Promise<void> {
  await page.route(
    `**/v1${path}`,
    async (route) => {
      await route.fetch().catch(() => null)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

/** Signs in with the code from the handset, on any page that asks for it. */
export async function signIn(page: Page, world: World, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset(phone).nextCode())
  await expect(page.getByRole('textbox', { name: '6-digit code' })).toHaveCount(0)
  await world.settled()
}

/** Creates an open, unpaid order of Asha's. */
export async function cashOrder({ world, account }: Buyer): Promise<Order> {
  const { accessToken } = await world.control.send(openSession, { body: { phoneNumber: `+${phones.asha}` } })
  const transactionId = 'COD-1763704800000-E2E007'
  const payment = { provider: 'Cash', phoneNumber: phones.asha, transactionId }
  const body = { ...draftOf(account), paymentMethod: 'cash_on_delivery', transactionId, paymentDetails: payment }
  return world.control.v1('/orders', { body, token: accessToken })
}
