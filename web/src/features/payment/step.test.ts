import { expect, test } from 'vitest'
import { aPayment, T0 } from './aPayment.ts'
import { paymentView } from './paymentView.ts'
import { step } from './step.ts'
import { listensFor, wakesAt, wants } from './wants.ts'

const waiting = aPayment({ stage: 'waiting', reference: 'RF-1', deadline: T0 + 120_000 })

test('[MON-002] an attempt just stored wants its start sent', () => {
  expect(wants(aPayment({ stage: 'asked' }), T0)).toEqual({ do: 'initiate' })
})

test('[MON-006] without extensions a start that left is never sent again', () => {
  const sent = step(aPayment({ stage: 'asked' }), { kind: 'sending' })
  expect(wants(sent, T0, false)).toEqual({ do: 'giveUpStart' })
  expect(wants(sent, T0, true)).toEqual({ do: 'initiate' })
})

test('[PAY-015] the answer to the start makes it wait', () => {
  const next = step(aPayment({ stage: 'asked' }), { kind: 'started', reference: 'RF-1', deadline: T0 + 120_000 })
  expect(next.stage).toBe('waiting')
  expect(paymentView(next, T0)).toMatchObject({ kind: 'waiting', secondsLeft: 120 })
})

test('[PAY-017] a refused start is failed and leaves nothing to listen for', () => {
  const next = step(aPayment({ stage: 'asked' }), {
    kind: 'startRefused',
    refusal: { by: 'start', message: 'Payment refused' },
    unclear: false,
  })
  expect(paymentView(next, T0)).toMatchObject({ kind: 'failed', refusal: { by: 'start', message: 'Payment refused' } })
  expect(listensFor(next, T0)).toBeNull()
})

test('[PAY-035][MON-039] after 120 s without a callback the status is checked, once', () => {
  expect(wants(waiting, T0 + 119_999)).toBeNull()
  expect(wakesAt(waiting)).toBe(T0 + 120_000)
  expect(wants(waiting, T0 + 120_000)).toEqual({ do: 'checkStatus', reference: 'RF-1' })
  const checked = step(waiting, {
    kind: 'statusAnswered',
    answer: { success: false, message: 'Payment is being processed' },
    now: T0 + 120_000,
  })
  expect(wants(checked, T0 + 500_000)).toBeNull()
})

test('[PAY-039][MON-028] an open answer after the time leaves it waiting, never failed', () => {
  const checked = step(waiting, {
    kind: 'statusAnswered',
    answer: { success: false, message: 'Payment is being processed' },
    now: T0 + 120_000,
  })
  expect(paymentView(checked, T0 + 120_000).kind).toBe('stillChecking')
})

test('[PAY-040] a failing status call leaves it waiting', () => {
  const failed = step(waiting, { kind: 'statusFailed', now: T0 + 120_000 })
  expect(failed.stage).toBe('waiting')
  expect(wants(failed, T0 + 121_000)).toBeNull()
})

test('[PAY-041] a click asks once more, whatever the time', () => {
  const asked = step(waiting, { kind: 'checkAsked' })
  expect(wants(asked, T0 + 10_000)).toEqual({ do: 'checkStatus', reference: 'RF-1' })
  const answered = step(asked, { kind: 'statusAnswered', answer: { success: false, message: 'open' }, now: T0 + 10_000 })
  expect(wants(answered, T0 + 119_999)).toBeNull()
  expect(wants(answered, T0 + 120_000)).toEqual({ do: 'checkStatus', reference: 'RF-1' })
})

test('[PAY-029][PAY-032] a success with its transaction wants the order', () => {
  const paid = step(waiting, { kind: 'callback', status: 'success', transactionId: 'QK7' })
  expect(wants(paid, T0)).toEqual({ do: 'createOrder', transactionId: 'QK7' })
})

test('[PAY-033] any other callback fails with its message', () => {
  const failed = step(waiting, { kind: 'callback', status: 'cancelled', message: 'Request cancelled by user' })
  expect(paymentView(failed, T0)).toMatchObject({ kind: 'failed', refusal: { by: 'callback', message: 'Request cancelled by user' } })
})

test.each([
  ['without a transaction', { status: 'success' }],
  ['without a status', {}],
  ['in other letters', { status: 'SUCCESS', transactionId: 'QK7' }],
])('[PAY-033] a success %s asks the status first and fails only when that does not confirm', (_, callback) => {
  const doubtful = step(waiting, { kind: 'callback', ...callback })
  expect(wants(doubtful, T0 + 5_000)).toEqual({ do: 'checkStatus', reference: 'RF-1' })
  expect(step(doubtful, { kind: 'statusAnswered', answer: { success: true, transactionId: 'QK7' }, now: T0 + 5_000 }).stage).toBe('paid')
  expect(step(doubtful, { kind: 'statusAnswered', answer: { success: false, message: 'open' }, now: T0 + 5_000 }).stage).toBe('refused')
})

test('[PAY-036] a check that says success without a transaction is paid, with its trouble', () => {
  const paid = step(waiting, { kind: 'statusAnswered', answer: { success: true }, now: T0 + 120_000 })
  expect(paymentView(paid, T0)).toMatchObject({ kind: 'unfinished', trouble: { kind: 'noTransaction' } })
  expect(wants(paid, T0)).toBeNull()
})

test('[PAY-037] a message containing failed in any letters is a failure', () => {
  expect(
    step(waiting, { kind: 'statusAnswered', answer: { success: false, message: 'FAILED by operator' }, now: T0 + 120_000 }).refusal,
  ).toEqual({ by: 'status' })
})

test('[MON-025] success is final: a later failure or a second success changes nothing', () => {
  const paid = step(waiting, { kind: 'callback', status: 'success', transactionId: 'QK7' })
  expect(step(paid, { kind: 'callback', status: 'failed', message: 'no' })).toBe(paid)
  expect(step(paid, { kind: 'callback', status: 'success', transactionId: 'OTHER' })).toBe(paid)
})

test('[MON-027] a refused record goes on listening, and a late success wins', () => {
  const refused = step(step(waiting, { kind: 'callback', status: 'failed' }), { kind: 'dismissed' })
  expect(listensFor(refused, T0 + 3_600_000)).toBe('RF-1')
  const paid = step(refused, { kind: 'callback', status: 'success', transactionId: 'QK7' })
  expect(wants(paid, T0)).toEqual({ do: 'createOrder', transactionId: 'QK7' })
  expect(paymentView(paid, T0).kind).toBe('creating')
})

test('[MON-012] resumed before its end it only waits, after it it asks the status first', () => {
  expect(wants(step(waiting, { kind: 'resumed', now: T0 + 30_000 }), T0 + 30_000)).toBeNull()
  const late = step({ ...waiting, checked: true }, { kind: 'resumed', now: T0 + 400_000 })
  expect(wants(late, T0 + 400_000)).toEqual({ do: 'checkStatus', reference: 'RF-1' })
})

test('[MON-004] after an unclear answer Try Again is the same attempt with the same key', () => {
  const unclear = step(aPayment({ stage: 'asked' }), { kind: 'startRefused', refusal: { by: 'callFailed' }, unclear: true })
  const again = step(unclear, { kind: 'startAgain', now: T0 + 5_000 })
  expect(again).toMatchObject({ stage: 'asked', idempotencyKey: unclear.idempotencyKey })
  const clear = step(aPayment({ stage: 'asked' }), { kind: 'startRefused', refusal: { by: 'start' }, unclear: false })
  expect(step(clear, { kind: 'startAgain', now: T0 })).toBe(clear)
})

test('[PAY-047] a failing order keeps the charge for a retry', () => {
  const paid = step(waiting, { kind: 'callback', status: 'success', transactionId: 'QK7' })
  const failed = step(paid, { kind: 'orderFailed', trouble: { kind: 'order' } })
  expect(wants(failed, T0)).toBeNull()
  expect(wants(step(failed, { kind: 'orderAgain' }), T0)).toEqual({ do: 'createOrder', transactionId: 'QK7' })
})

test('[MON-004] a clearly refused order is tried again under a new key, an unclear one under the same', () => {
  const paid = step(waiting, { kind: 'callback', status: 'success', transactionId: 'QK7' })
  const again = (kind: 'order' | 'unclear') => step(step(paid, { kind: 'orderFailed', trouble: { kind } }), { kind: 'orderAgain' }).orderTry
  expect([again('order'), again('unclear')]).toEqual([1, undefined])
})

test('[MON-037] reference and transaction leave the record with the order', () => {
  const done = step(step(waiting, { kind: 'callback', status: 'success', transactionId: 'QK7' }), {
    kind: 'ordered',
    orderId: 'o1',
    now: T0,
  })
  expect(done).toMatchObject({ stage: 'done', orderId: 'o1' })
  expect(done.reference).toBeUndefined()
  expect(done.transactionId).toBeUndefined()
})
