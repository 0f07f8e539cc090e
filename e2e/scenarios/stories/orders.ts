import { expect } from '@playwright/test'
import { refundPayment } from '#contract/control/payments.ts'
import { formatTzs } from '#contract/rules/money.ts'
import {
  AMOUNT,
  type Buyer,
  draftOf,
  expectFailed,
  expectNoTexts,
  expectOrdered,
  expectTexts,
  expectToast,
  expectUnfinished,
  loseResponse,
  passSeconds,
  phoneOf,
  phones,
  press,
  type Story,
  signIn,
  signOut,
  start,
  startInThread,
  TZS,
  UNFINISHED,
} from '../buyer.ts'
import { callInPage } from '../callInPage.ts'
import { outcomeOf } from '../outcome.ts'

const UNKNOWN = 'We do not know yet whether your order was placed. We keep asking.'

/** Scenarios 501 to 513: the payment succeeds, and creating the order has problems. */
export const orderStories: Readonly<Record<string, Story>> = {
  '501': failsOnce(UNKNOWN),
  '502': async (buyer) => {
    const { page, world } = buyer
    await paidWithoutOrder(buyer)
    await expectToast(page, UNKNOWN)
    // Back at the checkout, the existing charge is used (MON-019).
    await page.getByRole('link', { name: 'Return to Checkout' }).click()
    await expectTexts(page, `Already paid: ${TZS}`)
    await press(page, 'Place Order')
    await world.settled()
    await expectTexts(page, UNKNOWN)
    await page.reload()
    await expectUnfinished(buyer)
    await signOut(page)
    await page.goto('/login')
    await signIn(page, world, phones.asha)
    await expectUnfinished(buyer)
  },
  '503': async (buyer) => {
    await loseResponse(buyer.page, '/orders')
    await failsOnce(UNKNOWN)(buyer)
  },
  '504': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 5)
    await expectToast(buyer.page, `Order creation failed: no ID returned. ${UNKNOWN}`)
    await expectOrdered(buyer)
  },
  '505': async (buyer) => {
    const { page, world } = buyer
    await startInThread(buyer)
    await passSeconds(buyer, 5)
    const card = page.getByRole('log').getByRole('article').last()
    await expect(card.getByRole('heading', { name: UNFINISHED })).toBeVisible()
    await expect(card.getByText('There is not enough stock for this order.')).toBeVisible()
    await card.getByRole('button', { name: 'Ask for a refund' }).click()
    await world.settled()
    await expectUnfinished(buyer)
    await expectTexts(page, 'We have your refund request and will contact you.')
    const contacts = await world.control.records('contacts')
    const [charge] = await world.charges()
    expect(contacts.at(-1)?.message).toBe(`Please refund ${TZS}. Reference: ${charge?.reference}. Transaction: ${charge?.transactionId}.`)
  },
  '506': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 5)
    await expectOrdered(buyer)
    const [order] = await buyer.world.orders()
    expect(order?.items.map(({ unitPrice, quantity }) => unitPrice * quantity)).toEqual([AMOUNT])
  },
  '507': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await passSeconds(buyer, 5)
    await expect(page).toHaveURL(/\/login\?returnUrl=/)
    await signIn(page, world, phones.asha)
    await expectOrdered(buyer)
  },
  '508': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await passSeconds(buyer, 5)
    await expectOrdered(buyer)
    const [charge] = await world.charges()
    expect((await postOrder(buyer, charge?.transactionId ?? '', 'nile-tilapia-sato-1-kg')).status).toBe(409)
    await expect(page).toHaveURL(/\/orders\//)
  },
  '509': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 5)
    await expectFailed(buyer, 'Payment failed: Request cancelled by user')
    expect((await postOrder(buyer, 'QINVENTED1')).status).toBe(402)
  },
  '510': async (asha) => {
    const buyer = { ...asha, account: 'neema' }
    const { page, world } = buyer
    await paidWithoutOrder(buyer)
    await expectTexts(page, UNFINISHED, 'Please select a delivery address')
    await expect(page.getByRole('button', { name: 'Finish my order' })).toHaveCount(0)
    await page.getByRole('main').getByRole('radio').nth(1).check()
    await press(page, 'Deliver here')
    await world.settled()
    await expectOrdered(buyer)
  },
  '511': async (buyer) => {
    const { page, world } = buyer
    world.expectNoOrder()
    world.expectClearing()
    await start(buyer)
    await passSeconds(buyer, 3)
    await page.evaluate(() => {
      localStorage.removeItem('checkoutData')
      localStorage.removeItem('pendingPayments')
    })
    await passSeconds(buyer, 2)
    await expectToast(page, 'Checkout data not found')
    await expectUnfinished(buyer)
    expect(await world.count({ kind: 'request', path: '/v1/orders' })).toBe(0)
  },
  '512': async (buyer) => {
    const { page, context, world } = buyer
    await start(buyer)
    await passSeconds(buyer, 5)
    await expectTexts(page, 'Creating your order...')
    await passSeconds(buyer, 5)
    await page.close()
    const reopened = await context.newPage()
    await reopened.goto('/')
    await world.settled()
    await passSeconds(buyer, 16)
    await expectToast(reopened, 'Payment successful! Order has been created.')
  },
  '513': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await passSeconds(buyer, 5)
    await expectOrdered(buyer)
    await passSeconds(buyer, 55)
    await expectTexts(page, 'Not everything is there. Take the rest?')
    await press(page, 'Take the rest')
    await expectTexts(page, 'You took the rest.', `Refunded ${formatTzs(AMOUNT / 2)} to the number you paid from.`)
    const ledger = await world.journal({ kind: 'ledger' })
    expect(ledger.filter(({ text }) => text === 'partRefund').map(({ amount }) => amount)).toEqual([AMOUNT / 2])
  },
}

/** The steps that some scenarios of the catalogue have afterwards. */
export const afterwards: Readonly<Record<string, Story>> = {
  '505': async (buyer) => {
    const { page, world } = buyer
    const [charge] = await world.charges()
    await world.control.send(refundPayment, { params: { reference: charge?.reference ?? '' } })
    await page.reload()
    await world.settled()
    await expect(page.getByRole('heading', { name: /Welcome|^Your (order|cart)$/ }).last()).toBeVisible()
    await expectNoTexts(page, UNFINISHED)
    expect(await outcomeOf(world, phoneOf(buyer))).toEqual({ orders: 0, charges: 1, unfinished: 0 })
    expect(await page.evaluate(() => [localStorage.getItem('paymentReferenceId'), localStorage.getItem('transactionId')])).toEqual([
      null,
      null,
    ])
  },
}

/** Pays; the order call fails once with this text; Try Again creates the order without a second payment (MON-018, MON-019). */
function failsOnce(text: string): Story {
  return async (buyer) => {
    const { page, world } = buyer
    await paidWithoutOrder(buyer)
    await expectToast(page, text)
    await expectUnfinished(buyer)
    await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0)
    await press(page, 'Try Again')
    await world.settled()
    await expectOrdered(buyer)
  }
}

async function paidWithoutOrder(buyer: Buyer): Promise<void> {
  await start(buyer)
  await passSeconds(buyer, 5)
  await expectTexts(buyer.page, UNFINISHED)
}

function postOrder({ page, account }: Buyer, transactionId: string, productId?: string) {
  const draft = draftOf(account)
  const payment = { provider: 'Mobile Money', phoneNumber: phones.asha, transactionId }
  const items = productId === undefined ? draft.items : [{ productId, quantity: 1 }]
  return callInPage(page, 'POST', '/orders', { ...draft, items, transactionId, paymentDetails: payment })
}
