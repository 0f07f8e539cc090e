import { expect } from '@playwright/test'
import { addFault } from '#contract/control/faults/faults.ts'
import {
  atForm,
  type Buyer,
  ordered,
  orderedInThread,
  pay,
  payButton,
  phones,
  press,
  SECOND,
  type Story,
  seconds,
  shows,
  showsNone,
  signIn,
  signOut,
  start,
  startInThread,
  toast,
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
    await seconds(buyer, 10)
    await page.reload()
    await expect(page.getByRole('timer')).toHaveAccessibleName('110 seconds left')
    await world.settled()
    await seconds(buyer, 10)
    await orderedInThread(buyer)
  },
  '602': async (buyer) => {
    const { page, context, world } = buyer
    await start(buyer)
    await seconds(buyer, 10)
    await page.close()
    await seconds(buyer, 590)
    const reopened = await context.newPage()
    await reopened.goto('/')
    await world.settled()
    await shows(reopened, DONE)
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
    await seconds(buyer, 5)
    await bothOrdered(buyer, second)
  },
  '604': async (buyer) => {
    const { context, world } = buyer
    await start(buyer)
    await seconds(buyer, 10)
    const second = await context.newPage()
    await second.goto('/checkout/payment')
    await expect(second.getByRole('timer')).toHaveAccessibleName('110 seconds left')
    await world.settled()
    await seconds(buyer, 10)
    await bothOrdered(buyer, second)
  },
  '605': offline(10, 40),
  '606': offline(10, 15),
  '607': offline(10, 150),
  '608': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await seconds(buyer, 61)
    await press(page, 'Check Payment Status')
    await expect(page).toHaveURL(/\/login\?returnUrl=/)
    await showsNone(page, WAITS)
    await signIn(page, world, phones.asha)
    await expect(page.getByRole('timer')).toBeVisible()
    await world.settled()
    await seconds(buyer, 9)
    await ordered(buyer)
  },
  '609': acrossRestart,
  '610': async (buyer) => {
    buyer.world.expectConsole(/WebSocket (connection to .* failed|is already in CLOSING)/)
    await start(buyer)
    await seconds(buyer, 119)
    await expect(buyer.page.getByRole('timer')).toHaveAccessibleName('1 seconds left')
    await seconds(buyer, 1)
    await ordered(buyer)
  },
  '611': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await seconds(buyer, 10)
    await world.sleep(290 * SECOND, page)
    await ordered(buyer)
  },
  '612': async (buyer) => {
    const { page } = buyer
    await start(buyer)
    await seconds(buyer, 10)
    await signOut(page)
    await seconds(buyer, 20)
    await showsNone(page, WAITS, UNFINISHED, /Payment/)
  },
  '613': async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await seconds(buyer, 10)
    await signOut(page)
    await page.goto('/login')
    await signIn(page, world, phones.neema)
    await seconds(buyer, 20)
    await showsNone(page, WAITS, UNFINISHED, /Payment/)
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
    await seconds(buyer, 5)
    await shows(page, 'Creating your order...')
    await seconds(buyer, 0.1)
    await page.goBack()
    await expect(page).toHaveURL(/\/checkout$/)
    await seconds(buyer, 1)
    await toast(page, DONE)
  },
  '615': async (buyer) => {
    const { page, world } = buyer
    await world.setAhead(600 * SECOND)
    await start(buyer)
    await expect(page.getByRole('timer')).toHaveAccessibleName('120 seconds left')
    await seconds(buyer, 99)
    await expect(page.getByRole('timer')).toHaveAccessibleName('21 seconds left')
    await seconds(buyer, 1)
    await ordered(buyer)
  },
}

/** Goes offline between two times, in seconds. Back online, the page subscribes again and checks the status once (MON-015). */
function offline(from: number, to: number): Story {
  return async (buyer) => {
    const { page, world } = buyer
    await start(buyer)
    await seconds(buyer, from)
    await world.cutOff(page, true)
    await seconds(buyer, to - from)
    await showsNone(page, /failed:/i, DONE)
    await world.cutOff(page, false)
    await seconds(buyer, 1)
    await ordered(buyer)
  }
}

/** Checks that both tabs show the same order (MON-017). */
async function bothOrdered({ page, world }: Buyer, second: Buyer['page']): Promise<void> {
  for (const tab of [page, second]) await shows(tab, DONE)
  await world.pass(2 * SECOND)
  const [order] = await world.orders()
  for (const tab of [page, second]) await expect(tab).toHaveURL(new RegExp(`/orders/${order?.id}$`))
}
