import { expect, test } from 'vitest'
import { LISTEN_FOR } from '#contract/constants.ts'
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

test('[PAY-014][PAY-016] without an attempt there is no status; the answer makes it pending, and a check or callback success or failed', () => {
  expect(paymentView(null, T0)).toEqual({ kind: 'none' })
  expect(paymentView(waiting, T0).kind).toBe('waiting')
  const told = step(waiting, { kind: 'callback', status: 'success', transactionId: 'QK7' })
  const checked = step(waiting, { kind: 'statusAnswered', answer: { success: false, message: 'Payment failed' }, now: T0 })
  expect([paymentView(told, T0).kind, paymentView(checked, T0).kind]).toEqual(['creating', 'failed'])
})

test('[PAY-018] a failure that was left is cleared from sight; a waiting payment cannot be', () => {
  const failed = step(waiting, { kind: 'callback', status: 'failed' })
  expect(paymentView(step(failed, { kind: 'dismissed' }), T0)).toEqual({ kind: 'none' })
  expect(step(waiting, { kind: 'dismissed' })).toBe(waiting)
})

test('[MON-011] a further push may be asked for 5 minutes after the start, and the first goes on listening', () => {
  const checked = { ...waiting, checked: true }
  const view = (at: number) => paymentView(checked, T0 + at)
  expect(view(299_999)).toMatchObject({ kind: 'stillChecking', mayPayAgain: false })
  expect(view(300_000)).toMatchObject({ kind: 'stillChecking', mayPayAgain: true })
  expect(step(checked, { kind: 'payAgain', now: T0 + 299_999 })).toBe(checked)
  const left = step(checked, { kind: 'payAgain', now: T0 + 300_000 })
  expect(paymentView(left, T0 + 300_000).kind).toBe('none')
  expect(listensFor(left, T0 + 300_000)).toBe('RF-1')
  expect(wants(step(left, { kind: 'callback', status: 'success', transactionId: 'QK7' }), T0)).toEqual({
    do: 'createOrder',
    transactionId: 'QK7',
  })
})

test('[MON-006][MON-011][MON-028] without extensions a lost start is neither repeated nor called failed; after 5 minutes one may pay again', () => {
  const lost = step(aPayment({ sent: true }), { kind: 'startRefused', refusal: { by: 'callFailed' }, unclear: true })
  expect(paymentView(lost, T0 + 1_000, false)).toMatchObject({ kind: 'stillChecking', checkable: false, mayPayAgain: false })
  expect(paymentView(lost, T0 + 300_000, false)).toMatchObject({ mayPayAgain: true })
  expect(paymentView(lost, T0 + 1_000, true)).toMatchObject({ kind: 'failed', unclear: true })
})

test('[MON-023] Finish repeats the order as it was paid for; only address, option and notes may be chosen anew', () => {
  const short = step(step(waiting, { kind: 'callback', status: 'success', transactionId: 'QK7' }), {
    kind: 'orderFailed',
    trouble: { kind: 'order', needs: 'address' },
  })
  const again = step(short, { kind: 'orderAgain', order: { addressId: 'a2' } })
  expect(again.purpose).toMatchObject({ order: { addressId: 'a2', items: [{ productId: 'sato-1', quantity: 2 }] } })
  expect(again.transactionId).toBe('QK7')
  expect(wants(again, T0)).toEqual({ do: 'createOrder', transactionId: 'QK7' })
  // Another body needs another key (MON-005).
  expect(again.orderTry).toBe(1)
})

test('[MON-023] what lacks something is asked for, not tried again at every start; the rest is', () => {
  const paid = step(waiting, { kind: 'callback', status: 'success', transactionId: 'QK7' })
  const resumed = (trouble: NonNullable<typeof paid.trouble>) =>
    wants(step(step(paid, { kind: 'orderFailed', trouble }), { kind: 'resumed', now: T0 }), T0)?.do
  expect(resumed({ kind: 'unclear' })).toBe('createOrder')
  expect(resumed({ kind: 'order' })).toBe('createOrder')
  expect(resumed({ kind: 'order', needs: 'address' })).toBeUndefined()
  expect(resumed({ kind: 'second' })).toBeUndefined()
})

test('[MON-029] a second charge is never ordered, whatever is tried; it ends with its refund', () => {
  const second = step(step(waiting, { kind: 'callback', status: 'success', transactionId: 'QK7' }), {
    kind: 'orderFailed',
    trouble: { kind: 'second' },
  })
  expect(step(second, { kind: 'orderAgain' })).toBe(second)
  const asked = step(second, { kind: 'refundAsked' })
  expect(paymentView(asked, T0)).toMatchObject({ kind: 'unfinished', refundAsked: true })
  expect(step(asked, { kind: 'settledElsewhere' })).toMatchObject({ stage: 'gone' })
})

test('[MON-027][MON-037] a refused attempt is listened for to the last millisecond of its day, and no longer', () => {
  const refused = step(waiting, { kind: 'callback', status: 'failed' })
  expect(listensFor(refused, refused.createdAt + LISTEN_FOR - 1)).toBe('RF-1')
  expect(listensFor(refused, refused.createdAt + LISTEN_FOR)).toBeNull()
})

test('[MON-037] within a day a refused attempt keeps its reference; after it a check without a charge ends it', () => {
  const day = 24 * 3_600_000
  const refused = step(waiting, { kind: 'callback', status: 'failed' })
  expect(wants(step(refused, { kind: 'resumed', now: T0 + day - 1 }), T0 + day - 1)).toBeNull()
  const due = step(refused, { kind: 'resumed', now: T0 + day })
  expect(wants(due, T0 + day)).toEqual({ do: 'checkStatus', reference: 'RF-1' })
  expect(step(due, { kind: 'statusAnswered', answer: { success: true, transactionId: 'QK7' }, now: T0 + day }).stage).toBe('paid')
  const gone = step(due, { kind: 'statusAnswered', answer: { success: false, message: 'failed' }, now: T0 + day })
  expect(gone.stage).toBe('gone')
  expect(gone.reference).toBeUndefined()
})

test('[MON-016] the countdown runs from its deadline on the device’s own clock, and never shows more than 120 s', () => {
  const at = (now: number) => paymentView(waiting, now)
  expect([at(T0), at(T0 + 29_500), at(T0 - 600_000)]).toMatchObject([{ secondsLeft: 120 }, { secondsLeft: 91 }, { secondsLeft: 120 }])
})
