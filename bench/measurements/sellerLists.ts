import type { Browser, Page } from '@playwright/test'
import { openSession } from '#contract/control/people.ts'
import { resetWorld } from '#contract/control/worlds.ts'
import { Control } from '../../e2e/world/control.ts'
import { arriveSignedIn } from '../../e2e/world/signIn.ts'
import { answers } from '../browser/answers.ts'
import { type Measurement, median } from '../measurement.ts'

const WORLD = 'bench-seller'
const SELLER_PHONE = '+255713604482'
/** So many that the first seller has 1,000 of them. */
const PRODUCTS = 12_000
const ORDERS = 5_000
const CPU = 4
const TIMES = 7
const LISTS = { orders: '/seller/orders', products: '/seller/products' } as const
const SEARCH = { orders: '2012', products: 'kirumba' } as const

/** Filter and search of a seller's long lists on a cheap phone: from the tap until the other rows are painted. */
export const sellerLists: Measurement = async ({ site, browser }) => {
  const page = await signedIn(await browser(), await site())
  try {
    const results = []
    for (const [name, path] of Object.entries(LISTS) as [keyof typeof LISTS, string][]) {
      await page.goto(`${await site()}${path}`)
      const chip = page.locator('.filter-chip')
      await chip.nth(1).waitFor({ timeout: 60_000 })
      const [filter, search]: [number[], number[]] = [[], []]
      for (let n = 0; n < TIMES; n++) {
        filter.push(await page.evaluate(answers, { chip: 1 + (n % 2) }))
        await page.evaluate(answers, { chip: 0 })
        search.push(await page.evaluate(answers, { search: SEARCH[name] }))
        await page.evaluate(answers, { search: '' })
      }
      const row = (what: string, value: number) => ({ row: 'issue 10', what: `${name}: ${what}`, value, limit: 100, unit: 'ms' as const })
      results.push(row('filter, 4× slower CPU', median(filter.slice(1))), row('search, 4× slower CPU', median(search.slice(1))))
    }
    return results
  } finally {
    await page.context().close()
  }
}

async function signedIn(browser: Browser, url: string): Promise<Page> {
  const control = new Control(url, WORLD)
  await control.send(resetWorld, { params: { name: WORLD }, body: { seed: 'large', products: PRODUCTS, orders: ORDERS } })
  const { accessToken, user } = await control.send(openSession, { body: { phoneNumber: SELLER_PHONE } })
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await context.addCookies([
    { name: 'mock-world', value: WORLD, url },
    { name: 'mock-clock', value: 'page', url },
  ])
  await arriveSignedIn(context, 'bench-sign-in', accessToken, user)
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: CPU })
  return page
}
