import type { Browser, Page } from '@playwright/test'
import { approvePayment, listPayments } from '#contract/control/payments.ts'
import { dropWorld } from '#contract/control/worlds.ts'
import { findScenario } from '#fixtures/scenarios/catalogue.ts'
import { expect, test } from '../fixtures.ts'
import { type Buyer, passSeconds, start } from '../scenarios/buyer.ts'
import { World } from '../world/world.ts'

/** Breaks something on purpose in a second world. Returns what the fixture would report for it. */
async function found(url: string, browser: Browser, breakIt: (page: Page, world: World, buyer: Buyer) => Promise<void>): Promise<string[]> {
  const world = new World(url, `broken-${crypto.randomUUID().slice(0, 8)}`)
  await world.reset()
  const context = await browser.newContext({ baseURL: url })
  try {
    await world.admit(context)
    const page = await context.newPage()
    await breakIt(page, world, {
      page,
      context,
      world,
      scenario: scenarioOf('307'),
      account: 'asha',
      visitor: () => Promise.reject(new Error('nobody else')),
    })
    await world.settled()
    const faults = await world.problems()
    // A violation about a payment must list the journal entries of that payment, not only its own.
    const unproved = (await world.violations()).filter(({ text, entries }) => text.includes('RF-') && entries.length < 3)
    return [...faults, ...unproved.map(({ invariant }) => `${invariant} without the lines that prove it`)]
  } finally {
    await context.close()
    await world.control.send(dropWorld, { params: { name: world.control.world } })
  }
}

function scenarioOf(id: string) {
  const found = findScenario(id)
  if (!found) throw new Error(`no scenario ${id}`)
  return found
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key)
const store = (page: Page, key: string, value: unknown) =>
  page.evaluate(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, JSON.stringify(value)])

test('[QA-042][MON-026] I7 reports a page that shows Payment successful! without a charge', async ({ browser, baseURL }) => {
  const faults = await found(baseURL ?? '', browser, async (page) => {
    await page.goto('/about')
    await page.evaluate(() => document.body.append('Payment successful!'))
  })
  expect(faults).toEqual(['I7: a page says Payment successful! without a charge'])
})

test('[QA-042][MON-027][MON-037] I8 and I14 report a record that is deleted while its payment is open and then succeeds', async ({
  browser,
  baseURL,
}) => {
  const faults = await found(baseURL ?? '', browser, async (page, world, buyer) => {
    await start(buyer)
    await page.evaluate(() => {
      for (const key of ['pendingPayments', 'checkoutData']) localStorage.removeItem(key)
    })
    await world.settled(async () => {
      const [payment] = await world.control.send(listPayments)
      await world.control.send(approvePayment, { params: { reference: payment?.reference ?? '' } })
    })
  })
  expect(faults).toEqual([
    expect.stringMatching(/^I14: RF-\w+ left the device before its order, refund or failure$/),
    expect.stringMatching(/^I8: the success of \w+ reached an open page, but no order came of it$/),
  ])
})

test('[QA-042][MON-027] I8 reports a failed payment that succeeds later while the page no longer listens', async ({ browser, baseURL }) => {
  const faults = await found(baseURL ?? '', browser, async (page, world, buyer) => {
    const late = { ...buyer, scenario: scenarioOf('304') }
    await start(late)
    await passSeconds(late, 60)
    await page.routeWebSocket(/\/realtime/, () => {})
    await page.reload()
    await passSeconds(late, 10)
    await world.settled()
  })
  expect(faults).toEqual([expect.stringMatching(/^I8: RF-\w+ is paid, and an open page calls it failed$/)])
})

test('[QA-042][MON-037] I14 reports a reference or transaction id that is deleted alone', async ({ browser, baseURL }) => {
  for (const key of ['paymentReferenceId', 'transactionId']) {
    const faults = await found(baseURL ?? '', browser, async (page, _, buyer) => {
      await start(buyer)
      const [record] = JSON.parse(await stored(page, 'pendingPayments')) as { reference: string }[]
      await store(page, 'pendingPayments', [{ ...record, transactionId: 'QK7', stage: 'paid', trouble: { kind: 'order' } }])
      await page.evaluate((name) => {
        localStorage.setItem(name, name === 'transactionId' ? 'QK7' : (localStorage.getItem(name) ?? ''))
        localStorage.removeItem(name)
      }, key)
    })
    expect(faults, key).toEqual([expect.stringContaining('left the device before its order, refund or failure')])
  }
})

test('[QA-042][MON-036] I13 reports a cart that becomes empty by itself', async ({ browser, baseURL }) => {
  const faults = await found(baseURL ?? '', browser, async (page) => {
    await page.goto('/about')
    await store(page, 'cart', { state: { lines: [1, 2] }, version: 1 })
    await store(page, 'cart', { state: { lines: [] }, version: 1 })
  })
  expect(faults).toEqual(['I13: a cart of 2 lines became empty by itself'])
})

test('[QA-042][GEN-033] I13 allows the empty cart of the next person, but not that the earlier cart is lost by it', async ({
  browser,
  baseURL,
}) => {
  const handOver = (waiting: object) =>
    found(baseURL ?? '', browser, async (page) => {
      await page.goto('/about')
      await store(page, 'cart', { state: { lines: [1, 2], owner: 'o1', waiting: {} }, version: 1 })
      await store(page, 'cart', { state: { lines: [], owner: 'o2', waiting }, version: 1 })
    })
  expect(await handOver({ o1: { lines: [1, 2] } })).toEqual([])
  expect(await handOver({})).toEqual(['I13: a cart of 2 lines became empty by itself'])
})

test('[QA-042][MON-038][MON-028] I15 reports a payment marked failed by the device clock, and one that is not checked after its deadline', async ({
  browser,
  baseURL,
}) => {
  const failed = await found(baseURL ?? '', browser, async (page, _, buyer) => {
    await start(buyer)
    const [record] = JSON.parse(await stored(page, 'pendingPayments')) as object[]
    await store(page, 'pendingPayments', [{ ...record, stage: 'refused' }])
  })
  expect(failed).toEqual([expect.stringMatching(/^I15: RF-\w+ was called failed, but nobody had said so$/)])
  const late = await found(baseURL ?? '', browser, async (page, _, buyer) => {
    await start(buyer)
    await passSeconds(buyer, 152)
    const [record] = JSON.parse(await stored(page, 'pendingPayments')) as object[]
    await store(page, 'pendingPayments', [{ ...record, checked: false }])
  })
  expect(late).toEqual([expect.stringMatching(/^I15: RF-\w+ still waits after its time, never checked$/)])
})

test('[QA-042][MON-039] I16 reports two status checks without a reason, and two at once', async ({ browser, baseURL }) => {
  const faults = await found(baseURL ?? '', browser, async (page, _, buyer) => {
    await start(buyer)
    await page.evaluate(async () => {
      const [record] = JSON.parse(localStorage.getItem('pendingPayments') ?? '[]') as { reference: string }[]
      const check = () => fetch(`/v1/mobile-money/status/${record?.reference}`)
      await check()
      await check()
      await Promise.all([check(), check()])
    })
  })
  expect(new Set(faults.map((text) => text.replace(/RF-\w+/, 'RF')))).toEqual(
    new Set(['I16: one more status check of RF without a reason', 'I16: two status checks of RF at once']),
  )
})
