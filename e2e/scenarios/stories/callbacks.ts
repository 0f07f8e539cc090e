import { expect } from '@playwright/test'
import {
  type Buyer,
  expectFailed,
  expectNoTexts,
  expectOrdered,
  expectOrderedInThread,
  expectTexts,
  expectToast,
  expectUnfinished,
  passSeconds,
  pay,
  payButton,
  press,
  type Story,
  start,
  startInThread,
  TZS,
} from '../buyer.ts'

const STILL = 'Payment is still processing. Please wait or check your phone.'

/** Scenarios 301 to 318: callbacks that are doubled, late, missing, odd or for another payment. */
export const callbackStories: Readonly<Record<string, Story>> = {
  '301': approvedAt(6),
  '302': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 5)
    await expectOrdered(buyer)
    const { page } = buyer
    await passSeconds(buyer, 55)
    await expectNoTexts(page, /Payment (successful|failed)/)
    await expect(page).toHaveURL(/\/orders\//)
  },
  '303': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 6)
    await expectNoTexts(buyer.page, /failed/i)
    await expectOrdered(buyer)
  },
  '304': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 60)
    await expectFailed(buyer, 'Payment failed: Service is busy, try again')
    await passSeconds(buyer, 10)
    await expectOrdered(buyer)
  },
  '305': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 120)
    await expectOrdered(buyer)
  },
  '306': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 120)
    await expectFailed(buyer, 'Payment failed')
  },
  '307': async (buyer) => {
    const { page } = buyer
    await start(buyer)
    await passSeconds(buyer, 120)
    await expectToast(page, STILL)
    await expectStillProcessing(buyer)
    await passSeconds(buyer, 179)
    await expectStillProcessing(buyer)
    await expect(page.getByRole('button', { name: 'Pay again' })).toHaveCount(0)
    await passSeconds(buyer, 1)
    await press(page, 'Pay again')
    await expectTexts(page, 'You could pay twice if you approved the first request. Pay again?')
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expectNoTexts(page, 'You could pay twice if you approved the first request. Pay again?')
    await press(page, 'Pay again')
    await page.getByRole('group', { name: 'Pay again' }).getByRole('button', { name: 'Pay again' }).click()
    await expect(payButton(page)).toBeVisible()
  },
  '308': async (buyer) => {
    await startInThread(buyer)
    await passSeconds(buyer, 120)
    await expectStillProcessing(buyer)
    await passSeconds(buyer, 30)
    await expectOrderedInThread(buyer)
  },
  '309': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 289)
    await expectStillProcessing(buyer)
    await passSeconds(buyer, 1)
    await expectOrdered(buyer)
  },
  '310': async (buyer) => {
    const { page, world } = buyer
    world.expectNoOrder() // the second success must not create one (MON-029)
    await start(buyer)
    await passSeconds(buyer, 60)
    await expectFailed(buyer, 'Payment failed: Service is busy, try again')
    await passSeconds(buyer, 10)
    await press(page, 'Try Again')
    await pay(buyer)
    await passSeconds(buyer, 80)
    await expectOrdered(buyer)
    await passSeconds(buyer, 8)
    const banner = page.locator('.pay-banner').filter({ hasText: `A second payment of ${TZS} was received.` })
    await expect(banner.getByRole('button', { name: 'Ask for a refund' })).toBeVisible()
    await expect(banner.getByRole('button', { name: 'Finish my order' })).toHaveCount(0)
    await page.goto('/products')
    await expect(banner).toBeVisible()
  },
  '311': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 30)
    await expect(buyer.page.getByRole('timer')).toHaveAccessibleName('90 seconds left')
    await expectNoTexts(buyer.page, /Payment (successful|failed)/)
  },
  '312': approvedAt(5),
  '313': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 5)
    await expectToast(buyer.page, 'Transaction ID must be a valid string')
    await expectUnfinished(buyer)
  },
  '314': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 5)
    await expectToast(buyer.page, 'The amount paid does not match this order.')
    await expect(buyer.page.getByRole('main').getByRole('alert').getByText('The amount paid does not match this order.')).toBeVisible()
    await expectUnfinished(buyer, 'TZS 36,000')
    await expect(buyer.page.getByRole('button', { name: 'Ask for a refund' })).toBeVisible()
    await passSeconds(buyer, 5)
  },
  '315': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 5)
    await expectOrdered(buyer)
    await expectTexts(buyer.page, TZS)
  },
  '316': approvedAt(5),
  '317': async (buyer) => {
    const page = await buyer.visitor()
    const other: Buyer = { ...buyer, page, context: page.context(), account: 'neema' }
    await start(buyer)
    await start(other)
    await passSeconds(buyer, 5)
    await expectTexts(page, 'Payment successful! Order has been created.')
    await expect(buyer.page.getByRole('timer')).toHaveAccessibleName('115 seconds left')
    await passSeconds(buyer, 1)
    await expectTexts(buyer.page, 'Payment successful! Order has been created.')
    const owners = (await buyer.world.orders()).map((order) => (order as unknown as { userId: string }).userId)
    expect(owners.sort()).toEqual(['asha', 'neema'])
  },
  '318': approvedAt(6),
}

function approvedAt(second: number): Story {
  return async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, second)
    await expectOrdered(buyer)
  }
}

/** Checks for the neutral text, and that nothing on the page starts a second payment (MON-028). */
async function expectStillProcessing({ page }: Buyer): Promise<void> {
  await expect(page.getByRole('heading', { name: STILL })).toBeVisible()
  await expectTexts(page, 'Do not pay again yet.')
  await expectNoTexts(page, /failed/i)
  await expect(page.getByRole('button', { name: /^Pay (TZS|again)/ })).toHaveCount(0)
}
