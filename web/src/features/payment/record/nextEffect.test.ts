import { expect, test } from 'vitest'
import { aPayment, type PaymentFields, T0 } from '../testing/aPayment.ts'
import { nextEffect, nextWakeAt, wakesAt } from './nextEffect.ts'
import { readRecord } from './readRecord.ts'
import type { PaymentRecord } from './record.ts'

const waiting = (over: PaymentFields = {}): PaymentRecord =>
  aPayment({ stage: 'waiting', reference: 'RF-1', deadline: T0 + 120_000, ...over })

test('[PAY-035] the next wake-up is the earliest deadline that has not passed', () => {
  const later = waiting({ deadline: T0 + 150_000 })
  expect(nextWakeAt([later, waiting()], T0)).toBe(T0 + 120_000)
  expect(nextWakeAt([waiting(), later], T0)).toBe(T0 + 120_000)
  expect(nextWakeAt([waiting(), later], T0 + 119_999)).toBe(T0 + 120_000)
  expect(nextWakeAt([waiting(), later], T0 + 120_000)).toBe(T0 + 150_000)
  expect(nextWakeAt([waiting(), later], T0 + 150_000)).toBeNull()
})

test('[MON-038] without a countdown there is no wake-up', () => {
  expect(nextWakeAt([], T0)).toBeNull()
  const still = [aPayment(), waiting({ checked: true }), waiting({ stage: 'refused' }), waiting({ stage: 'paid' })]
  expect([nextWakeAt(still, T0), ...still.map(wakesAt)]).toEqual([null, null, null, null, null])
})

test('[PAY-035] a stored payment without a deadline is checked at once', () => {
  const { deadline: _, ...timeless } = waiting()
  const read = readRecord(timeless)
  expect(read && nextEffect(read, 0)).toEqual({ do: 'checkStatus', reference: 'RF-1' })
})

test('[MON-037] an ended record has no effect due, whatever fields it still has', () => {
  const left = { reference: 'RF-1', transactionId: 'QK7', checkDue: true }
  for (const stage of ['done', 'gone'] as const) expect(nextEffect(aPayment({ stage, ...left }), T0 + 600_000)).toBeNull()
})

test('[MON-039] only a waiting payment is checked when its time is over', () => {
  for (const stage of ['asked', 'refused', 'paid'] as const)
    expect(nextEffect(waiting({ stage, trouble: { kind: 'order' } }), T0 + 600_000)?.do).not.toBe('checkStatus')
})
