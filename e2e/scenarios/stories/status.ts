import { expect } from '@playwright/test'
import { asClient } from '../asClient.ts'
import { ordered, press, refused, type Story, seconds, shows, showsNone, start, toast, unfinished } from '../buyer.ts'

const STILL = 'Payment is still processing. Please wait or check your phone.'
const CHECK = 'Check Payment Status'

/** Scenarios 401 to 410: unusual responses to the status call. */
export const statusStories: Readonly<Record<string, Story>> = {
  '401': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await seconds(buyer, 120)
    await toast(page, 'Failed to check payment status')
    await shows(page, STILL, 'Do not pay again yet.')
    await press(page, CHECK)
    await world.settled()
    await ordered(buyer)
  },
  '402': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await seconds(buyer, 120)
    await shows(page, STILL)
    await seconds(buyer, 30)
    await toast(page, 'Failed to check payment status')
    await press(page, CHECK)
    await world.settled()
    await ordered(buyer)
  },
  '403': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await seconds(buyer, 6)
    await shows(page, 'Payment successful! Order has been created.')
    await expect(page.getByRole('button', { name: CHECK })).toHaveCount(0)
    const [charge] = await world.charges()
    const { body } = await asClient(page, 'GET', `/mobile-money/status/${charge?.reference}`)
    expect(body).toMatchObject({ success: false, message: 'Payment failed' })
    await showsNone(page, /failed/i)
    await ordered(buyer)
  },
  '404': async (buyer) => {
    await start(buyer)
    await seconds(buyer, 120)
    await toast(buyer.page, 'Transaction ID not found')
    await unfinished(buyer)
  },
  '405': async (buyer) => {
    const { page } = buyer
    await start(buyer)
    await seconds(buyer, 120)
    await toast(page, 'Failed to check payment status')
    await shows(page, STILL)
    // After a reload, the list of unfinished payments has the charge (MON-022).
    await page.reload()
    await unfinished(buyer)
  },
  '407': async (buyer) => {
    await start(buyer)
    await seconds(buyer, 120)
    await ordered(buyer)
  },
  '408': async (buyer) => {
    await start(buyer)
    await seconds(buyer, 120)
    await refused(buyer, 'Payment failed')
  },
  '409': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    // By keyboard, because the toast of the first response covers the button.
    const button = page.getByRole('button', { name: /^Check(ing…| Payment Status)$/ })
    for (let press = 0; press < 10; press++) await button.press('Enter')
    await world.settled()
    await toast(page, STILL)
    await expect(page.getByRole('timer')).toHaveAccessibleName('120 seconds left')
    await showsNone(page, /failed/i)
  },
  '410': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    const reference = await page.evaluate(() => localStorage.getItem('paymentReferenceId'))
    const forged = { reference, status: 'success', transactionId: 'QFORGED001' }
    expect((await asClient(page, 'POST', '/mobile-money/callback', forged)).status).toBe(403)
    await world.settled()
    await expect(page.getByRole('timer')).toHaveAccessibleName('120 seconds left')
    await showsNone(page, /Payment (successful|failed)/)
  },
}
