import fc from 'fast-check'
import { RealtimeFaultKind } from '#contract/control/faults/realtimeFaults.ts'
import { scenarios } from '#fixtures/scenarios/catalogue.ts'

// The commands of a run are data, so that a failing run can print them. `n` selects one of the existing records.
const who = fc.constantFrom('asha' as const, 'neema' as const)
const n = fc.nat(6)
const one = <T extends string>(...values: readonly T[]) => fc.constantFrom(...values)

const start = fc.record({
  do: one('start'),
  who,
  cart: fc.nat(2),
  /** The buyer pays with the magic number of this scenario, or with their own phone if null. */
  scenario: fc.option(fc.constantFrom(...scenarios.map(({ id }) => id)), { nil: null, freq: 2 }),
  plain: fc.boolean(),
  twice: fc.boolean(),
  language: one('en', 'sw'),
})
const handset = fc.record({ do: one('handset'), who, act: one('right', 'right', 'wrong', 'cancel') })
const phone = fc.record({ do: one('phone'), who, state: one('on', 'off', 'noSignal', 'empty') })
const provider = fc.record({
  do: one('provider'),
  n,
  act: one('approve', 'approve', 'approve', 'fail', 'resend', 'late', 'reversed', 'foreign', 'odd', 'number', 'refund', 'forged'),
})
const status = fc.record({ do: one('status'), who, n })
const order = fc.record({ do: one('order'), who, n, how: one('again', 'twice', 'otherItems', 'otherUser', 'invented', 'bare') })
const cash = fc.record({ do: one('cash'), who, cart: fc.nat(2), n })
const payOrder = fc.record({ do: one('payOrder'), who, n, scenario: fc.option(one('001', '308', '301', '314'), { nil: null }) })
const cancel = fc.record({ do: one('cancel'), who, n, twice: fc.boolean() })
/** A seller reports missing pieces of an order. */
const missing = fc.record({ do: one('missing'), n, left: fc.nat(1) })
const rest = fc.record({ do: one('rest'), who, n, isStale: fc.boolean() })
const move = fc.record({ do: one('move'), n })
const finish = fc.record({ do: one('finish'), who, how: one('order', 'order', 'cash') })
const tab = fc.record({ do: one('tab'), who, act: one('reload', 'offline', 'second', 'close') })
const session = fc.record({ do: one('session'), who, act: one('out', 'in', 'other') })
const fault = fc.record({
  do: one('fault'),
  on: fc.constantFrom(
    ['POST', '/mobile-money/checkout'] as const,
    ['GET', '/mobile-money/status/*'] as const,
    ['POST', '/orders'] as const,
    ['POST', '/orders'] as const,
    ['POST', '/orders/*/cancel'] as const,
    ['GET', '/mobile-money/unfinished'] as const,
  ),
  effect: fc.constantFrom(
    { reset: 'before' },
    { reset: 'after' },
    { reset: 'after' },
    { status: 500 },
    { status: 503 },
    { status: 401 },
    { status: 429 },
    { status: 500, after: true },
    { status: 503, after: true },
    { delay: 20_000, after: true },
    { empty: true },
    { garbage: true },
    { delay: 20_000 },
    { delay: 130_000, reset: 'after' },
    { drip: 500 },
  ),
  times: fc.integer({ min: 1, max: 3 }),
})
const realtime = fc.record({ do: one('realtime'), who, kind: fc.constantFrom(...RealtimeFaultKind.options) })
const market = fc.record({ do: one('market'), how: one('stock', 'none', 'price', 'address', 'hidden'), n: fc.nat(1) })
const clock = fc.record({ do: one('clock'), ms: fc.constantFrom(0, 200, 5_000, 20_000, 61_000, 120_000, 300_000, 3_600_000) })
const restart = fc.record({ do: one('restart') })

export const command = fc.tuple(
  fc.oneof(
    { arbitrary: start, weight: 14 },
    { arbitrary: provider, weight: 12 },
    { arbitrary: clock, weight: 12 },
    { arbitrary: handset, weight: 7 },
    { arbitrary: order, weight: 7 },
    { arbitrary: fault, weight: 6 },
    { arbitrary: tab, weight: 5 },
    { arbitrary: cash, weight: 4 },
    { arbitrary: payOrder, weight: 4 },
    { arbitrary: cancel, weight: 4 },
    { arbitrary: finish, weight: 4 },
    { arbitrary: status, weight: 3 },
    { arbitrary: session, weight: 3 },
    { arbitrary: realtime, weight: 3 },
    { arbitrary: move, weight: 3 },
    { arbitrary: missing, weight: 3 },
    { arbitrary: rest, weight: 3 },
    { arbitrary: market, weight: 2 },
    { arbitrary: phone, weight: 1 },
    { arbitrary: restart, weight: 1 },
  ),
  fc.boolean(),
)
/** A command, and true if the devices are too slow to react to it before the next command. */
export type Step = typeof command extends fc.Arbitrary<infer Made> ? Made : never
export type Command = Step[0]
export const course = (most: number) => fc.array(command, { minLength: 5, maxLength: most, size: 'max' })
