import { expect } from '@playwright/test'
import {
  expectFailed,
  expectNoTexts,
  expectOrdered,
  expectTexts,
  expectToast,
  expectUnfinished,
  passSeconds,
  press,
  type Story,
  start,
} from '../buyer.ts'
import { callInPage } from '../callInPage.ts'

const STILL = 'Payment is still processing. Please wait or check your phone.'
const CHECK = 'Check Payment Status'

/** Scenarios 401 to 410: unusual responses to the status call. */
export const statusStories: Readonly<Record<string, Story>> = {
  '401': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await passSeconds(buyer, 120)
    await expectToast(page, 'Failed to check payment status')
    await expectTexts(page, STILL, 'Do not pay again yet.')
    await press(page, CHECK)
    await world.settled()
    await expectOrdered(buyer)
  },
  '402': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await passSeconds(buyer, 120)
    await expectTexts(page, STILL)
    await passSeconds(buyer, 30)
    await expectToast(page, 'Failed to check payment status')
    await press(page, CHECK)
    await world.settled()
    await expectOrdered(buyer)
  },
  '403': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await passSeconds(buyer, 6)
    await expectTexts(page, 'Payment successful! Order has been created.')
    await expect(page.getByRole('button', { name: CHECK })).toHaveCount(0)
    const [charge] = await world.charges()
    const { body } = await callInPage(page, 'GET', `/mobile-money/status/${charge?.reference}`)
    expect(body).toMatchObject({ success: false, message: 'Payment failed' })
    await expectNoTexts(page, /failed/i)
    await expectOrdered(buyer)
  },
  '404': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 120)
    await expectToast(buyer.page, 'Transaction ID not found')
    await expectUnfinished(buyer)
  },
  '405': async (buyer) => {
    const { page } = buyer
    await start(buyer)
    await passSeconds(buyer, 120)
    await expectToast(page, 'Failed to check payment status')
    await expectTexts(page, STILL)
    // After a reload, the list of unfinished payments has the charge (MON-022).
    await page.reload()
    await expectUnfinished(buyer)
  },
  '407': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 120)
    await expectOrdered(buyer)
  },
  '408': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 120)
    await expectFailed(buyer, 'Payment failed')
  },
  '409': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    // By keyboard, because the toast of the first response covers the button.
    const button = page.getByRole('button', { name: /^Check(ing…| Payment Status)$/ })
    for (let press = 0; press < 10; press++) await button.press('Enter')
    await world.settled()
    await expectToast(page, STILL)
    await expect(page.getByRole('timer')).toHaveAccessibleName('120 seconds left')
    await expectNoTexts(page, /failed/i)
  },
  '410': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    const reference = await page.evaluate(() => localStorage.getItem('paymentReferenceId'))
    const forged = { reference, status: 'success', transactionId: 'QFORGED001' }
    expect((await callInPage(page, 'POST', '/mobile-money/callback', forged)).status).toBe(403)
    await world.settled()
    await expect(page.getByRole('timer')).toHaveAccessibleName('120 seconds left')
    await expectNoTexts(page, /Payment (successful|failed)/)
  },
}
