import { expect, test } from 'vitest'
import { LISTEN_FOR } from '#contract/rules/constants.ts'
import { aPayment, T0 } from '../testing/aPayment.ts'
import { listensFor, wakesAt, wants } from './nextEffect.ts'
import { paymentView } from './paymentView.ts'
import { step } from './transition.ts'

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

const DAY = LISTEN_FOR
const answer = { success: false as const }
const refusal = { by: 'start' as const }
const paidRecord = aPayment({ stage: 'paid', reference: 'RF-1', transactionId: 'QK7' })
const unclear = aPayment({ stage: 'refused', refusal: { by: 'callFailed' }, unclear: true, sent: true })

test('[MON-004][MON-016] a start sent again is the same attempt, from now on, with nothing left of its refusal', () => {
  const again = step({ ...unclear, dismissed: true }, { kind: 'startAgain', now: T0 + 5 })
  expect(again).toEqual({ ...aPayment({ stage: 'asked', sent: true }), createdAt: T0 + 5 })
  const started = step({ ...again, refusal, unclear: true }, { kind: 'started', reference: 'RF-1', deadline: T0 + 9 })
  expect(started).toEqual({ ...again, stage: 'waiting', reference: 'RF-1', deadline: T0 + 9 })
  const { unclear: _, ...clear } = unclear
  for (const other of [clear, { ...unclear, reference: 'RF-1' }, waiting]) expect(step(other, { kind: 'startAgain', now: T0 })).toBe(other)
})

test('[MON-025] what ended takes nothing any more', () => {
  for (const stage of ['done', 'gone'] as const) {
    const over = aPayment({ stage, orderId: 'o1' })
    for (const event of [
      { kind: 'ordered', orderId: 'o2', now: T0 },
      { kind: 'reconnected' },
      { kind: 'callback', status: 'success', transactionId: 'QK7' },
    ] as const)
      expect(step(over, event)).toBe(over)
  }
})

test('[MON-037] an order ends the attempt: nothing stays of trouble, reference, transaction, refusal or check', () => {
  const full = { ...paidRecord, trouble: { kind: 'order' as const }, refusal, checkDue: true, charged: 23_000 }
  const done = step(full, { kind: 'ordered', orderId: 'o1', now: T0 + 7 })
  expect(done).toEqual({ ...aPayment({ stage: 'done', charged: 23_000 }), orderId: 'o1', doneAt: T0 + 7 })
  expect(step({ ...paidRecord, trouble: { kind: 'order' } }, { kind: 'settledElsewhere' })).toEqual(aPayment({ stage: 'gone' }))
  expect(step(paidRecord, { kind: 'settledElsewhere' })).toBe(paidRecord)
})

test('[PAY-030][MON-027] a success clears everything that was said before it', () => {
  const full = { ...waiting, refusal, doubt: { message: 'odd' }, checkDue: true, dismissed: true, unclear: true }
  const paid = step({ ...full, stage: 'refused' as const }, { kind: 'callback', status: 'success', transactionId: 'QK7' })
  expect(paid).toEqual({ ...waiting, stage: 'paid', transactionId: 'QK7' })
})

test.each([
  [7, 'badTransaction'],
  ['  ', 'emptyTransaction'],
])('[CHK-038][CHK-040] a success with %j for a transaction is money without an order', (transactionId, kind) => {
  const told = step({ ...waiting, checkDue: true }, { kind: 'callback', status: 'success', transactionId })
  expect(told).toEqual({ ...waiting, stage: 'paid', trouble: { kind } })
})

test('[PAY-033] an unclear callback is checked, and its words kept for the check; a refusal takes them', () => {
  const doubted = step(waiting, { kind: 'callback', message: 'odd' })
  expect(doubted).toEqual({ ...waiting, checkDue: true, doubt: { message: 'odd' } })
  expect(step(waiting, { kind: 'callback', status: 'SUCCESS' })).toEqual({ ...waiting, checkDue: true, doubt: {} })
  const after = step(doubted, { kind: 'statusAnswered', answer, now: T0 + 120_000 })
  expect(after).toEqual({ ...waiting, stage: 'refused', checked: true, refusal: { by: 'callback', message: 'odd' } })
  expect(step(waiting, { kind: 'callback', status: 'failed' })).toEqual({ ...waiting, stage: 'refused', refusal: { by: 'callback' } })
  expect(step(waiting, { kind: 'callback', status: 'failed', message: 'no' }).refusal).toEqual({ by: 'callback', message: 'no' })
})

test('[PAY-038][MON-039] the answer of a check: failed by its words, else only done, and counted as the one check from the deadline on', () => {
  const due = { ...waiting, checkDue: true }
  expect(step(due, { kind: 'statusAnswered', answer: { success: false, message: 'It FAILED.' }, now: T0 + 1 })).toEqual({
    ...waiting,
    stage: 'refused',
    checked: false,
    refusal: { by: 'status' },
  })
  expect(step(due, { kind: 'statusAnswered', answer, now: T0 + 119_999 })).toEqual({ ...waiting, checked: false })
  expect(step(due, { kind: 'statusFailed', now: T0 + 120_000 })).toEqual({ ...waiting, checked: true })
  expect(step({ ...due, checked: true }, { kind: 'statusFailed', now: T0 + 1 })).toEqual({ ...waiting, checked: true })
  expect(step({ ...unclear, checkDue: true }, { kind: 'statusFailed', now: T0 })).toEqual(unclear)
})

test('[MON-037] a day later an attempt without a charge is over, to the millisecond', () => {
  expect(step(waiting, { kind: 'statusAnswered', answer, now: T0 + DAY - 1 }).stage).toBe('waiting')
  expect(step(waiting, { kind: 'statusAnswered', answer, now: T0 + DAY }).stage).toBe('gone')
  const refused = { ...waiting, stage: 'refused' as const, refusal }
  expect(step(refused, { kind: 'resumed', now: T0 + DAY - 1 })).toBe(refused)
  expect(step(refused, { kind: 'resumed', now: T0 + DAY })).toEqual({ ...refused, checkDue: true })
  const { reference: _, ...unsent } = refused
  expect(step(unsent, { kind: 'resumed', now: T0 + DAY })).toBe(unsent)
  expect(listensFor(refused, T0 + DAY - 1)).toBe('RF-1')
  expect(listensFor(refused, T0 + DAY)).toBeNull()
  expect(listensFor(waiting, T0 + DAY)).toBe('RF-1')
})

test('[MON-012] at start-up a payment is checked from its deadline on', () => {
  expect(step(waiting, { kind: 'resumed', now: T0 + 119_999 })).toBe(waiting)
  expect(step(waiting, { kind: 'resumed', now: T0 + 120_000 })).toEqual({ ...waiting, checkDue: true })
})

test('[MON-022] what the server knows of a charge: its reference, and what was taken where that is not what was asked', () => {
  const trouble = { kind: 'unclear' as const }
  const found = { kind: 'chargeFound' as const, transactionId: 'QK7' }
  const { reference: _, ...lost } = waiting
  expect(step(lost, { ...found, reference: 'RF-1', charged: 23_000, trouble })).toEqual({
    ...{ ...lost, stage: 'paid', reference: 'RF-1', transactionId: 'QK7' },
    ...{ charged: 23_000, trouble },
  })
  expect(step(lost, { ...found, charged: 24_000 })).toEqual({ ...lost, stage: 'paid', transactionId: 'QK7' })
  expect(step(paidRecord, { ...found, charged: 23_000 })).toEqual({ ...paidRecord, charged: 23_000 })
  const known = { ...paidRecord, charged: 23_000 }
  for (const charged of [undefined, 23_000, 24_000]) expect(step(known, { ...found, charged })).toBe(known)
})

test('[MON-023][MON-004] the order once more: an unclear one is repeated as it was, any other is a new try, with what was chosen', () => {
  const kept = { ...paidRecord, trouble: { kind: 'unclear' as const } }
  expect(step(kept, { kind: 'orderAgain' })).toEqual(paidRecord)
  const refused = { ...paidRecord, trouble: { kind: 'order' as const } }
  expect(step(refused, { kind: 'orderAgain' })).toEqual({ ...paidRecord, orderTry: 1 })
  expect(step({ ...refused, orderTry: 1 }, { kind: 'orderAgain' })).toEqual({ ...paidRecord, orderTry: 2 })
  const { purpose } = paidRecord
  if (purpose.kind !== 'cart') throw new Error('a cart')
  const moved = { ...purpose, order: { ...purpose.order, addressId: 'a2' } }
  expect(step(kept, { kind: 'orderAgain', order: { addressId: 'a2' } })).toEqual({ ...paidRecord, purpose: moved, orderTry: 1 })
  const { transactionId: _, ...unknown } = refused
  expect(step(unknown, { kind: 'orderAgain' })).toEqual({ ...unknown, checkDue: true })
  const second = { ...paidRecord, trouble: { kind: 'second' as const } }
  for (const other of [second, paidRecord, waiting]) expect(step(other, { kind: 'orderAgain' })).toBe(other)
})

test('[PAY-019] the seconds left are whole, at most 120, and end with the time or with the check', () => {
  const left = (now: number) => paymentView(waiting, now)
  expect(left(T0 + 1)).toEqual({ kind: 'waiting', id: 'p1', amount: 24_000, phone: waiting.phone, secondsLeft: 120, checking: false })
  expect([T0 - 600_000, T0 + 119_001, T0 + 119_000].map((now) => left(now))).toMatchObject([
    { secondsLeft: 120 },
    { secondsLeft: 1 },
    { secondsLeft: 1 },
  ])
  expect(left(T0 + 120_000).kind).toBe('stillChecking')
  expect(paymentView({ ...waiting, checked: true }, T0).kind).toBe('stillChecking')
})

test('[MON-006][MON-011] what a person may do with an attempt of unknown end', () => {
  const unknown = { id: 'p1', amount: 24_000, phone: waiting.phone, checking: false }
  const late = { ...waiting, checked: true }
  expect(paymentView(late, T0 + 299_999)).toEqual({ kind: 'stillChecking', ...unknown, checkable: true, mayPayAgain: false })
  expect(paymentView(late, T0 + 300_000)).toMatchObject({ mayPayAgain: true })
  expect(paymentView(unclear, T0, false)).toEqual({ kind: 'stillChecking', ...unknown, checkable: false, mayPayAgain: false })
  const { phone } = waiting
  expect(paymentView(unclear, T0)).toEqual({
    kind: 'failed',
    id: 'p1',
    amount: 24_000,
    phone,
    refusal: { by: 'callFailed' },
    unclear: true,
  })
  const { unclear: _, ...clear } = unclear
  expect(paymentView(clear, T0, false)).toMatchObject({ kind: 'failed', unclear: false })
})

test('[PAY-046][MON-021] paid, finished or gone, a payment shows what was taken', () => {
  const charged = { ...paidRecord, charged: 23_000 }
  const shown = { id: 'p1', amount: 23_000, cash: false }
  const trouble = { kind: 'order' as const }
  expect(paymentView(charged, T0)).toEqual({ kind: 'creating', ...shown })
  expect(paymentView({ ...charged, trouble, checkDue: true, refundAsked: true }, T0)).toEqual({
    ...{ kind: 'unfinished', ...shown, trouble },
    ...{ checking: true, refundAsked: true },
  })
  expect(paymentView({ ...charged, trouble }, T0)).toMatchObject({ checking: false, refundAsked: false })
  expect(paymentView({ ...charged, stage: 'done', orderId: 'o1' }, T0)).toEqual({ kind: 'ordered', ...shown, orderId: 'o1' })
  expect(paymentView({ ...charged, method: 'cash_on_delivery' }, T0)).toMatchObject({ cash: true })
  for (const none of [null, { ...charged, stage: 'gone' as const }, { ...unclear, dismissed: true }])
    expect(paymentView(none, T0)).toEqual({ kind: 'none' })
})
