import { expect } from '@playwright/test'
import { addFault } from '#contract/control/faults/faults.ts'
import {
  atForm,
  type Buyer,
  expectNoTexts,
  expectOrdered,
  expectOrderedInThread,
  expectTexts,
  expectToast,
  passSeconds,
  pay,
  payButton,
  phones,
  press,
  SECOND,
  type Story,
  signIn,
  signOut,
  start,
  startInThread,
  UNFINISHED,
} from '../buyer.ts'
import { acrossRestart } from '../restart.ts'

const DONE = 'Payment successful! Order has been created.'
const WAITS = 'Payment waiting'

/** Scenarios 601 to 615: something happens to the device during the payment. */
export const deviceStories: Readonly<Record<string, Story>> = {
  '601': async (buyer) => {
    const { page, world } = buyer
    await startInThread(buyer)
    await passSeconds(buyer, 10)
    await page.reload()
    await expect(page.getByRole('timer')).toHaveAccessibleName('110 seconds left')
    await world.settled()
    await passSeconds(buyer, 10)
    await expectOrderedInThread(buyer)
  },
  '602': async (buyer) => {
    const { page, context, world } = buyer
    await start(buyer)
    await passSeconds(buyer, 10)
    await page.close()
    await passSeconds(buyer, 590)
    const reopened = await context.newPage()
    await reopened.goto('/')
    await world.settled()
    await expectTexts(reopened, DONE)
  },
  '603': async (buyer) => {
    const { page, context, world } = buyer
    await atForm(buyer)
    const second = await context.newPage()
    await second.goto('/checkout/payment')
    const buttons = await Promise.all([page, second].map((tab) => payButton(tab).elementHandle()))
    await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())))
    for (const tab of [page, second]) await expect(tab.getByRole('timer')).toBeVisible()
    await world.settled()
    await passSeconds(buyer, 5)
    await expectBothOrdered(buyer, second)
  },
  '604': async (buyer) => {
    const { context, world } = buyer
    await start(buyer)
    await passSeconds(buyer, 10)
    const second = await context.newPage()
    await second.goto('/checkout/payment')
    await expect(second.getByRole('timer')).toHaveAccessibleName('110 seconds left')
    await world.settled()
    await passSeconds(buyer, 10)
    await expectBothOrdered(buyer, second)
  },
  '605': offline(10, 40),
  '606': offline(10, 15),
  '607': offline(10, 150),
  '608': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await passSeconds(buyer, 61)
    await press(page, 'Check Payment Status')
    await expect(page).toHaveURL(/\/login\?returnUrl=/)
    await expectNoTexts(page, WAITS)
    await signIn(page, world, phones.asha)
    await expect(page.getByRole('timer')).toBeVisible()
    await world.settled()
    await passSeconds(buyer, 9)
    await expectOrdered(buyer)
  },
  '609': acrossRestart,
  '610': async (buyer) => {
    buyer.world.expectConsole(/WebSocket (connection to .* failed|is already in CLOSING)/)
    await start(buyer)
    await passSeconds(buyer, 119)
    await expect(buyer.page.getByRole('timer')).toHaveAccessibleName('1 second left')
    await passSeconds(buyer, 1)
    await expectOrdered(buyer)
  },
  '611': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await passSeconds(buyer, 10)
    await world.sleep(290 * SECOND, page)
    await expectOrdered(buyer)
  },
  '612': async (buyer) => {
    const { page } = buyer
    await start(buyer)
    await passSeconds(buyer, 10)
    await signOut(page)
    await passSeconds(buyer, 20)
    await expectNoTexts(page, WAITS, UNFINISHED, /Payment/)
  },
  '613': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await passSeconds(buyer, 10)
    await signOut(page)
    await page.goto('/login')
    await signIn(page, world, phones.neema)
    await passSeconds(buyer, 20)
    await expectNoTexts(page, WAITS, UNFINISHED, /Payment/)
    await page.goto('/checkout/payment')
    await expect(page.getByRole('timer')).toHaveCount(0)
    expect(await world.count({ kind: 'request', path: '/v1/orders' })).toBe(0)
  },
  '614': async (buyer) => {
    const { page, world } = buyer
    await atForm(buyer)
    await page.getByRole('link', { name: 'Back to checkout' }).click()
    await press(page, 'Place Order')
    await pay(buyer)
    await world.control.send(addFault, { body: { method: 'POST', path: '/orders', delay: 1_000, times: 1 } })
    await passSeconds(buyer, 5)
    await expectTexts(page, 'Creating your order...')
    await passSeconds(buyer, 0.1)
    await page.goBack()
    await expect(page).toHaveURL(/\/checkout$/)
    await passSeconds(buyer, 1)
    await expectToast(page, DONE)
  },
  '615': async (buyer) => {
    const { page, world } = buyer
    await world.setClockAhead(600 * SECOND)
    await start(buyer)
    await expect(page.getByRole('timer')).toHaveAccessibleName('120 seconds left')
    await passSeconds(buyer, 99)
    await expect(page.getByRole('timer')).toHaveAccessibleName('21 seconds left')
    await passSeconds(buyer, 1)
    await expectOrdered(buyer)
  },
}

/** Goes offline between two times, in seconds. Back online, the page subscribes again and checks the status once (MON-015). */
function offline(from: number, to: number): Story {
  return async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await passSeconds(buyer, from)
    await world.setOffline(page, true)
    await passSeconds(buyer, to - from)
    await expectNoTexts(page, /failed:/i, DONE)
    await world.setOffline(page, false)
    await passSeconds(buyer, 1)
    await expectOrdered(buyer)
  }
}

/** Checks that both tabs show the same order (MON-017). */
async function expectBothOrdered({ page, world }: Buyer, second: Buyer['page']): Promise<void> {
  for (const tab of [page, second]) await expectTexts(tab, DONE)
  await world.pass(2 * SECOND)
  const [order] = await world.orders()
  for (const tab of [page, second]) await expect(tab).toHaveURL(new RegExp(`/orders/${order?.id}$`))
}
