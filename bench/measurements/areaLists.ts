import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { openSession } from '#contract/control/people.ts'
import { resetWorld } from '#contract/control/worlds.ts'
import { Control } from '../../e2e/world/control.ts'
import { storeSession } from '../../e2e/world/signIn.ts'
import { type PageAction, timeOfTap, timeUntilChange } from '../browser/responseTime.ts'
import { type Measurement, median, type Result } from '../measurement.ts'

const WORLD = 'bench-areas'
const SELLER = '+255713604482'
const TRANSPORTER = '+255714773206'
/** The number of products in the market. SELLER has about 1,000 of these. */
const PRODUCTS = 12_000
/** The number of orders in the market. TRANSPORTER carries about 2,000 of these. */
const ORDERS = 5_000
const CPU = 4
const TIMES = 7
const LISTS = [
  { of: 'orders', phone: SELLER, path: '/seller/orders', search: '2012', row: 'issue 10' },
  { of: 'products', phone: SELLER, path: '/seller/products', search: 'kirumba', row: 'issue 10' },
  { of: 'deliveries', phone: TRANSPORTER, path: '/transporter/deliveries', search: '2012', row: 'issue 11' },
] as const
const CHIPS = 'main .filter-chip'
const RANGES = 'main .range-choice button'
const EXPORT = 'main .area-actions > .button'

/** Measures long lists, an export and the analytics of a seller and a transporter on a cheap phone, from the tap until changed content is painted. */
export const areaLists: Measurement = async ({ site, browser }) => {
  const url = await site()
  const control = new Control(url, WORLD)
  await control.send(resetWorld, { params: { name: WORLD }, body: { seed: 'large', products: PRODUCTS, orders: ORDERS } })
  const results: Result[] = []
  for (const { of, phone, path, search, row } of LISTS) {
    await onPhone(await browser(), { url, phone }, async (page) => {
      const total = await openList(page, `${url}${path}`, CHIPS)
      const [filtered, found]: [number[], number[]] = [[], []]
      for (let n = 0; n < TIMES; n++) {
        filtered.push(await page.evaluate(timeUntilChange, { press: CHIPS, at: 1 + (n % 2) }))
        await page.evaluate(timeUntilChange, { press: CHIPS, at: 0 })
        found.push(await page.evaluate(timeUntilChange, { search }))
        await page.evaluate(timeUntilChange, { search: '' })
      }
      results.push(slow({ row, what: `${total} ${of}: filter`, values: filtered, limit: 100 }))
      results.push(slow({ row, what: `${total} ${of}: search`, values: found, limit: 100 }))
    })
  }
  await onPhone(await browser(), { url, phone: SELLER }, async (page) => {
    await openList(page, `${url}/seller/orders`, CHIPS)
    const download = page.waitForEvent('download')
    const value = await page.evaluate(timeOfTap, EXPORT)
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n').length - 1
    results.push(slow({ row: 'issue 10', what: `a file of ${lines} orders`, values: [0, value], limit: 1_000 }))
    await openList(page, `${url}/seller/analytics`, RANGES)
    await page.locator('.report-card').first().waitFor({ timeout: 60_000 })
    const ninety: PageAction = { press: RANGES, at: 2 }
    const shown: number[] = []
    for (let n = 0; n < TIMES; n++) {
      shown.push(await page.evaluate(timeUntilChange, ninety))
      await page.evaluate(timeUntilChange, { press: RANGES, at: 0 })
    }
    results.push(slow({ row: 'issue 10', what: 'analytics of 90 days', values: shown, limit: 200 }))
  })
  return results
}

/** Returns the median without the first value, which includes loading code. */
const slow = ({ row, what, values, limit }: { row: string; what: string; values: readonly number[]; limit: number }): Result => ({
  row,
  what: `${what}, ${CPU}× slower CPU`,
  value: median(values.slice(1)),
  limit,
  unit: 'ms',
})

/** Opens a list and returns the count on its first chip, which counts all rows. */
async function openList(page: Page, address: string, ready: string): Promise<string> {
  await page.goto(address)
  await page.locator(ready).nth(1).waitFor({ timeout: 60_000 })
  return (await page.locator(ready).first().locator('span').allTextContents()).join('')
}

async function onPhone(browser: Browser, { url, phone }: { url: string; phone: string }, work: (page: Page) => Promise<void>) {
  const { accessToken, user } = await new Control(url, WORLD).send(openSession, { body: { phoneNumber: phone } })
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  try {
    await context.addCookies([
      { name: 'mock-world', value: WORLD, url },
      { name: 'mock-clock', value: 'page', url },
    ])
    await storeSession(context, `bench-sign-in-${phone}`, accessToken, user)
    const page = await context.newPage()
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: CPU })
    await work(page)
  } finally {
    await context.close()
  }
}
