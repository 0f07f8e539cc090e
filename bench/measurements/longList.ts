import type { Browser, Page } from '@playwright/test'
import { openSession } from '#contract/control/people.ts'
import { resetWorld } from '#contract/control/worlds.ts'
import { Control } from '../../e2e/world/control.ts'
import { storeSession } from '../../e2e/world/signIn.ts'
import { type PageAction, timeUntilChange } from '../browser/responseTime.ts'
import { type Measurement, median, type Result } from '../measurement.ts'

const WORLD = 'bench-long-list'
const SELLER = '+255713604482'
const MANY = 5_000
/** A list of one page. Its rows are drawn in the same way, but there is next to nothing to search. */
const FEW = 20
/** On a busy machine, searching took 1.2 to 2.7 times as long. It would take far longer if it drew all rows. */
const MOST_TIMES_SHORT = 4
const CPU = 4
const TIMES = 7
const CHIPS = 'main .filter-chip'

/** Measures filtering and searching a seller's 5,000 orders on a cheap phone. The baseline is the same page with 20 orders. */
export const longList: Measurement = async ({ site, browser }) => {
  const long = await measure(await browser(), await site(), MANY)
  const short = await measure(await browser(), await site(), FEW)
  const row = (row: string, what: keyof typeof long, title: string): Result => ({
    row,
    what: `${title} ${MANY} orders, ${CPU}× slower CPU`,
    value: long[what],
    limit: 100,
    unit: 'ms',
    baseline: { what: `${FEW} orders`, value: short[what] },
    mostTimesBaseline: MOST_TIMES_SHORT,
  })
  return [row('SORD-002', 'filter', 'filtering'), row('SORD-003', 'search', 'searching')]
}

async function measure(browser: Browser, url: string, count: number): Promise<{ filter: number; search: number }> {
  const control = new Control(url, WORLD)
  await control.send(resetWorld, { params: { name: WORLD }, body: { seed: 'default' } })
  const { accessToken: token, user } = await control.send(openSession, { body: { phoneNumber: SELLER } })
  const { orders } = await control.v1<{ orders: object[] }>('/orders/seller', { token })
  const many = Array.from({ length: count }, (_, n) => ({ ...orders[n % orders.length], id: `many-${n}`, orderNumber: `SMK-${n}` }))
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })
  try {
    await context.addCookies([{ name: 'mock-world', value: WORLD, url }])
    await storeSession(context, `bench-sign-in-${count}`, token, user)
    const page = await context.newPage()
    await page.route('**/v1/orders/seller', (route) => route.fulfill({ json: { orders: many, count } }))
    await page.goto(`${url}/seller/orders`)
    await page.locator(CHIPS).nth(1).waitFor()
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: CPU })
    return await timesOf(page)
  } finally {
    await context.close()
  }
}

/** Returns the medians without the first values, which include loading code. */
async function timesOf(page: Page): Promise<{ filter: number; search: number }> {
  const act = (action: PageAction) => page.evaluate(timeUntilChange, action)
  const [filter, search]: [number[], number[]] = [[], []]
  for (let n = 0; n < TIMES; n++) {
    filter.push(await act({ press: CHIPS, at: 1 + (n % 2) }))
    await act({ press: CHIPS, at: 0 })
    search.push(await act({ search: 'SMK-1' }))
    await act({ search: '' })
  }
  return { filter: median(filter.slice(1)), search: median(search.slice(1)) }
}
