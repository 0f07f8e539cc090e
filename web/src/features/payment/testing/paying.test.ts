import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextEffect } from '../record/nextEffect.ts'
import { paymentView } from '../record/paymentView.ts'
import { type Act, Paying, replayable, txOf } from './payingModel.ts'

const of = fc.nat(5)
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('start' as const), cart: fc.constantFrom(0 as const, 1 as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('effect' as const),
      of,
      luck: fc.constantFrom(
        'well' as const,
        'well' as const,
        'requestLost' as const,
        'responseLost' as const,
        'tabDied' as const,
        'refused' as const,
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('customer' as const), of, approves: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('callback' as const),
      of,
      as: fc.constantFrom('success' as const, 'noTransaction' as const, 'upperCase' as const, 'failed' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('buyer' as const),
      of,
      taps: fc.constantFrom('check' as const, 'tryAgain' as const, 'finish' as const, 'payAgain' as const, 'leave' as const),
    }),
  },
  fc.constantFrom<Act>({ do: 'reload' }, { do: 'reconnect' }),
  fc.record({ do: fc.constant('time' as const), by: fc.constantFrom(500, 5_000, 119_000, 130_000, 400_000, -600_000) }),
)
const acts = fc.array(act, { maxLength: 40 })
const often = replayable(20_000)

interface Law {
  afterEachAct?(paying: Paying): void
  atTheEnd?(paying: Paying): void
}
const laws: Law[] = []
let outcome: { breach?: unknown } | undefined

/**
 * Returns a test of this law. The first test makes the runs and checks all laws on them; a violation ends the runs and fails every test.
 */
function holds(law: Law): () => void {
  laws.push(law)
  return () => {
    outcome ??= watchAll()
    if (outcome.breach) throw outcome.breach
  }
}
function watchAll(): { breach?: unknown } {
  const property = fc.property(acts, (list) => {
    const paying = new Paying()
    for (const one of list) {
      paying.act(one)
      for (const law of laws) law.afterEachAct?.(paying)
    }
    paying.settle()
    for (const law of laws) law.atTheEnd?.(paying)
  })
  try {
    fc.assert(property, often)
    return {}
  } catch (breach) {
    return { breach }
  }
}
const distinct = (list: readonly unknown[]) => expect(new Set(list).size).toBe(list.length)

describe('payments with lost, repeated and late messages and reloads', { timeout: 120_000 }, () => {
  test(
    '[MON-008][MON-009] each key and reference is charged at most once, only after an approval, and never after it was paid',
    holds({
      afterEachAct(paying) {
        expect(paying.charges.length).toBeLessThanOrEqual(paying.approvals)
        // A paid attempt only needs its order.
        for (const record of paying.records) if (record.stage === 'paid') expect(nextEffect(record, paying.now)?.do).not.toBe('initiate')
      },
      atTheEnd(paying) {
        distinct(paying.prompts.map(({ key }) => key))
        distinct(paying.prompts.map(({ reference }) => reference))
      },
    }),
  )

  test('[MON-017][MON-029] a paid cart has one order', holds({ afterEachAct: (paying) => distinct([...paying.orders.values()]) }))

  test(
    '[MON-018] a device ends up with its order, even if the response was lost',
    holds({
      atTheEnd(paying) {
        for (const { reference, key } of paying.charges)
          if (paying.orders.has(txOf(reference))) expect(recordOf(paying, key)?.stage).toBe('done')
      },
    }),
  )

  test(
    '[MON-020][MON-029] every charge without an order is shown, and a second charge as such',
    holds({
      atTheEnd(paying) {
        for (const { reference, key } of paying.charges) {
          if (paying.orders.has(txOf(reference))) continue
          const record = recordOf(paying, key)
          // If the response never arrived, only the server has the charge until its list is read (MON-022).
          if (record?.reference) expect(paymentView(record, paying.now)).toMatchObject({ kind: 'unfinished', trouble: { kind: 'second' } })
          else expect(record).toMatchObject({ unclear: true })
        }
      },
    }),
  )
})
const recordOf = (paying: Paying, key: string) => paying.records.find((one) => one.idempotencyKey === key)

test('[MON-025][MON-027] after a known success the attempt only gets its order and never fails', () => {
  fc.assert(
    fc.property(acts, (list) => {
      const paying = new Paying()
      const paid = new Set<string>()
      for (const one of list) {
        paying.act(one)
        for (const record of paying.records) {
          if (record.stage === 'paid' || record.stage === 'done') paid.add(record.id)
          if (paid.has(record.id)) expect(['paid', 'done']).toContain(record.stage)
          if (paid.has(record.id)) expect(['creating', 'unfinished', 'ordered']).toContain(paymentView(record, paying.now).kind)
        }
      }
    }),
    often,
  )
}, 120_000)

test('[MON-034] the same callbacks, in any order and number, give the same order and charge', () => {
  const callbackKind = fc.constantFrom('success' as const, 'noTransaction' as const, 'upperCase' as const, 'failed' as const)
  fc.assert(
    fc.property(
      fc.array(callbackKind, { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
      (kinds, places) => {
        const end = (order: readonly (typeof kinds)[number][]) => {
          const paying = new Paying()
          paying.act({ do: 'start', cart: 0 })
          paying.act({ do: 'effect', of: 0, luck: 'well' })
          paying.act({ do: 'customer', of: 0, approves: true })
          for (const as of order) {
            paying.act({ do: 'callback', of: 0, as })
            paying.act({ do: 'effect', of: 0, luck: 'well' })
          }
          paying.settle()
          return { orders: [...paying.orders], charges: paying.charges.length, stages: paying.records.map(({ stage }) => stage) }
        }
        const shuffled = [...kinds].map((kind, i) => ({ kind, at: places[i] ?? 0 })).sort((a, b) => a.at - b.at)
        const expected = { orders: [['Q-RF-0', 'c0']], charges: 1, stages: ['done'] }
        expect(end(kinds)).toEqual(expected)
        expect(end(shuffled.map(({ kind }) => kind))).toEqual(expected)
      },
    ),
    replayable(5_000),
  )
}, 60_000)
