import fc from 'fast-check'
import { advanceClock } from '#contract/control/clock.ts'
import { resendCallbacks } from '#contract/control/payments.ts'
import { postScenario, type Scenario, type TimelineEvent } from '#contract/control/scenarios.ts'
import { scenarios } from '#fixtures/scenarios/catalogue.ts'
import { isFromRun, readBooks } from './audit.ts'
import type { Host } from './host.ts'
import { type Market, USERS } from './market.ts'
import { end } from './run.ts'

type Act = 'reload' | 'second' | 'offline' | 'check' | 'order' | 'again'
const acts = ['reload', 'second', 'offline', 'check', 'order', 'again'] as const satisfies readonly Act[]
const PAYMENT_EVENTS = new Set<TimelineEvent['do']>(['approve', 'charge', 'fail', 'callback'])
const candidates = scenarios.filter(({ orderDependent }) => !orderDependent)

/** I11 (MON-034): events that are repeated or come in any order must give the same orders, charges and unfinished records. */
export const anyOrder = (host: Host) =>
  fc.asyncProperty(
    fc.record({
      scenario: fc.nat(candidates.length - 1).map((n) => candidates[n]?.id ?? ''),
      chosenActs: fc.subarray([...acts]),
      shuffled: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      repeats: fc.integer({ min: 0, max: 3 }),
      seconds: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: acts.length, maxLength: acts.length }),
    }),
    async ({ scenario: id, chosenActs, shuffled, repeats, seconds }) => {
      const scenario = candidates.find((one) => one.id === id) as Scenario
      const next = () => Number(shuffled.next().value)
      const plain = await outcome(host, scenario, chosenActs, seconds)
      const course = {
        ...scenario,
        timeline: [...shuffledTimes(scenario.timeline ?? [], next), ...repeated(scenario.timeline ?? [], repeats, next)],
      }
      const other = await outcome(host, course, inAnyOrder(chosenActs, next), seconds)
      if (JSON.stringify(plain) !== JSON.stringify(other))
        throw new Error(`${id}: ${JSON.stringify(plain)} unchanged, ${JSON.stringify(other)} as ${JSON.stringify(course.timeline)}`)
    },
  )

function inAnyOrder<T>(list: readonly T[], next: () => number): T[] {
  return list
    .map((value) => ({ value, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

/** Shuffles the times of the payment's own events; the market's events keep their times. */
function shuffledTimes(timeline: readonly TimelineEvent[], next: () => number): TimelineEvent[] {
  const own = timeline.filter((event) => PAYMENT_EVENTS.has(event.do))
  const times = inAnyOrder(
    own.map(({ at }) => at),
    next,
  )
  return [...timeline.filter((event) => !PAYMENT_EVENTS.has(event.do)), ...own.map((event, n) => ({ ...event, at: times[n] ?? event.at }))]
}

/** Returns `times` copies of random payment events, at random times after the first one. */
function repeated(timeline: readonly TimelineEvent[], times: number, next: () => number): TimelineEvent[] {
  const own = timeline.filter((event) => PAYMENT_EVENTS.has(event.do))
  if (own.length === 0) return []
  const first = Math.min(...own.map(({ at }) => at))
  return Array.from({ length: times }, () => ({ ...pick(own, next), at: Math.floor(first + next() * 299) }))
}

const pick = (events: readonly TimelineEvent[], next: () => number) =>
  events[Math.floor(next() * events.length) % events.length] as TimelineEvent

/** Runs a scenario to its end, while the buyer does each of these acts at its second. Returns the result. */
async function outcome(host: Host, course: Scenario, chosenActs: readonly Act[], seconds: readonly number[]) {
  const market = await host.open('run')
  try {
    const { status } = await market.wire.control(postScenario, { body: { ...scriptOf(course), name: 'run' } })
    if (status !== 201) throw new Error(`${course.id} was refused as a posted scenario: ${status}`)
    const cart = market.cart('asha', 0)
    market.devices.asha.start({ cart, phone: USERS.asha, scenario: 'run', amount: market.amountOf(cart) })
    await market.devices.asha.act()
    let passed = 0
    for (const [n, second] of [...seconds].sort((a, b) => a - b).entries()) {
      await market.wire.control(advanceClock, { body: { ms: (second - passed) * 1_000 } })
      passed = second
      await market.devices.asha.act()
      const act = chosenActs[n]
      if (act) await performAct(market, act)
      await market.devices.asha.act()
    }
    await end(market)
    return await resultOf(market)
  } finally {
    await market.close()
  }
}

/** Returns only the fields of a scenario that may be posted. */
const scriptOf = ({ start, asks, timeline, later, attemptsOf, status, order }: Scenario) => ({
  start,
  asks,
  timeline,
  later,
  attemptsOf,
  status,
  order,
})

async function performAct({ wire, devices }: Market, act: Act): Promise<unknown> {
  const { asha } = devices
  const [attempt] = asha.attempts
  switch (act) {
    case 'reload':
      return asha.reload()
    case 'second':
      return asha.openTab()
    case 'offline':
      return asha.closeTab()
    case 'check':
      return attempt && asha.check(attempt)
    case 'order':
      return attempt && asha.order(attempt, 2)
    case 'again':
      return attempt?.reference
        ? wire.control(resendCallbacks, { params: { reference: attempt.reference }, body: { times: 2 } })
        : undefined
  }
}

async function resultOf(market: Market) {
  const { payments, orders, unfinished } = await readBooks(market)
  return {
    orders: orders.filter(isFromRun).length,
    charges: payments.filter(({ charge }) => charge).length,
    unfinished: unfinished.length,
    confirmed: market.devices.asha.confirmedOrders.size,
  }
}
