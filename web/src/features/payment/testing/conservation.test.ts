import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextEffect } from '../record/nextEffect.ts'
import type { PaymentRecord } from '../record/record.ts'
import { type PaymentEvent, transition } from '../record/transition.ts'
import { aPayment, T0 } from './aPayment.ts'
import { replayable } from './payingModel.ts'

const anEvent: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.constant<PaymentEvent>({ kind: 'started', reference: 'RF-1', deadline: T0 + 120_000 }),
  fc.record({ kind: fc.constant('startRefused' as const), refusal: fc.constant({ by: 'callFailed' as const }), unclear: fc.boolean() }),
  fc.record({
    kind: fc.constant('callback' as const),
    status: fc.constantFrom('success', 'SUCCESS', 'failed', undefined),
    transactionId: fc.constantFrom('QK7', undefined, 12345),
    message: fc.constantFrom('no', undefined),
  }),
  fc.record({
    kind: fc.constant('statusReceived' as const),
    response: fc.constantFrom(
      { success: true, transactionId: 'QK7' },
      { success: true },
      { success: false, message: 'failed' },
      { success: false, message: 'open' },
    ),
    now: fc.integer({ min: T0, max: T0 + 400_000 }),
  }),
  fc.record({ kind: fc.constant('statusFailed' as const), now: fc.integer({ min: T0, max: T0 + 400_000 }) }),
  fc.constantFrom<PaymentEvent>(
    { kind: 'sending' },
    { kind: 'checkAsked' },
    { kind: 'reconnected' },
    { kind: 'dismissed' },
    { kind: 'orderAgain' },
    { kind: 'startAgain', now: T0 },
    { kind: 'resumed', now: T0 + 200_000 },
    { kind: 'orderFailed', trouble: { kind: 'order' } },
    { kind: 'ordered', orderId: 'o1', now: T0 },
  ),
)

const reloaded = (record: PaymentRecord): PaymentRecord => JSON.parse(JSON.stringify(record))

test('[MON-025][MON-034] a success stays a success, whatever events follow in any order', () => {
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 30 }), (events) => {
      let record: PaymentRecord = aPayment()
      let succeeded = false
      for (const event of events) {
        record = reloaded(transition(record, event))
        succeeded ||= record.stage === 'paid' || record.stage === 'done'
        if (succeeded) expect(['paid', 'done']).toContain(record.stage)
        // A paid record must not start another charge.
        if (succeeded) expect(nextEffect(record, T0 + 600_000)?.do).not.toBe('initiate')
      }
    }),
    replayable(20_000),
  )
}, 60_000)

test('[MON-034] repeating an event at once changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 20 }), anEvent, (events, last) => {
      const record = [...events, last].reduce<PaymentRecord>(transition, aPayment())
      const again = transition(record, last)
      if (last.kind !== 'orderAgain' && last.kind !== 'resumed') expect({ ...again, doneAt: 0 }).toEqual({ ...record, doneAt: 0 })
    }),
    replayable(5_000),
  )
}, 60_000)
