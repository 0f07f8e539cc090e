import { expect, test } from 'vitest'
import { LISTEN_FOR } from '#contract/rules/constants.ts'
import { aPayment, T0 } from '../testing/aPayment.ts'
import { listensFor, nextEffect, wakesAt } from './nextEffect.ts'
import { paymentView } from './paymentView.ts'
import type { Trouble } from './record.ts'
import { transition } from './transition.ts'

const asked = aPayment()
const waiting = aPayment({ stage: 'waiting', reference: 'RF-1', deadline: T0 + 120_000 })
const DAY = LISTEN_FOR
const SUCCESS = { kind: 'callback', status: 'success', transactionId: 'QK7' } as const
const FAILED = { kind: 'callback', status: 'failed' } as const
const paid = transition(waiting, SUCCESS)
const refused = transition(waiting, FAILED)
/** The status at this time after the start; without a message the payment is still open. */
const open = (at: number, message?: string) =>
  ({ kind: 'statusReceived', response: { success: false, ...(message && { message }) }, now: T0 + at }) as const
const confirmed = (at: number, transactionId?: string) =>
  ({ kind: 'statusReceived', response: { success: true, ...(transactionId && { transactionId }) }, now: T0 + at }) as const
const orderFailed = (trouble: Trouble) => transition(paid, { kind: 'orderFailed', trouble })

test('[MON-002] a new attempt has its start due', () => {
  expect(nextEffect(asked, T0)).toEqual({ do: 'initiate' })
})

test('[MON-006] without extensions a start that was sent is never sent again', () => {
  const sent = transition(asked, { kind: 'sending' })
  expect(nextEffect(sent, T0, false)).toEqual({ do: 'giveUpStart' })
  expect(nextEffect(sent, T0, true)).toEqual({ do: 'initiate' })
})

test('[PAY-015] the response to the start makes the payment wait', () => {
  const next = transition(asked, { kind: 'started', reference: 'RF-1', deadline: T0 + 120_000 })
  expect(next.stage).toBe('waiting')
  expect(paymentView(next, T0)).toMatchObject({ kind: 'waiting', secondsLeft: 120 })
})

test('[PAY-017] a refused start fails and has nothing to listen for', () => {
  const next = transition(asked, {
    kind: 'startRefused',
    refusal: { by: 'start', message: 'Payment refused' },
    unclear: false,
  })
  expect(paymentView(next, T0)).toMatchObject({ kind: 'failed', refusal: { by: 'start', message: 'Payment refused' } })
  expect(listensFor(next, T0)).toBeNull()
})

test('[PAY-035][MON-039] after 120 s without a callback the status is checked once', () => {
  expect(nextEffect(waiting, T0 + 119_999)).toBeNull()
  expect(wakesAt(waiting)).toBe(T0 + 120_000)
  expect(nextEffect(waiting, T0 + 120_000)).toEqual({ do: 'checkStatus', reference: 'RF-1' })
  expect(nextEffect(transition(waiting, open(120_000, 'Payment is being processed')), T0 + 500_000)).toBeNull()
})

test('[PAY-039][MON-028] an open status after the deadline leaves the payment waiting, not failed', () => {
  expect(paymentView(transition(waiting, open(120_000, 'Payment is being processed')), T0 + 120_000).kind).toBe('stillChecking')
})

test('[PAY-040] a failed status request leaves the payment waiting', () => {
  const failed = transition(waiting, { kind: 'statusFailed', now: T0 + 120_000 })
  expect(failed.stage).toBe('waiting')
  expect(nextEffect(failed, T0 + 121_000)).toBeNull()
})

test('[PAY-041] a check requested by the buyer is due at any time', () => {
  const due = transition(waiting, { kind: 'checkAsked' })
  expect(nextEffect(due, T0 + 10_000)).toEqual({ do: 'checkStatus', reference: 'RF-1' })
  const answered = transition(due, open(10_000, 'open'))
  expect(nextEffect(answered, T0 + 119_999)).toBeNull()
  expect(nextEffect(answered, T0 + 120_000)).toEqual({ do: 'checkStatus', reference: 'RF-1' })
})

test('[PAY-029][PAY-032] a success with a transaction makes the order due', () => {
  expect(nextEffect(paid, T0)).toEqual({ do: 'createOrder', transactionId: 'QK7' })
})

test('[PAY-033] any other callback fails with its message', () => {
  const failed = transition(waiting, { kind: 'callback', status: 'cancelled', message: 'Request cancelled by user' })
  expect(paymentView(failed, T0)).toMatchObject({ kind: 'failed', refusal: { by: 'callback', message: 'Request cancelled by user' } })
})

test.each([
  ['without a transaction', { status: 'success' }],
  ['without a status', {}],
  ['in upper case', { status: 'SUCCESS', transactionId: 'QK7' }],
])('[PAY-033] a success %s is checked first and fails only if the check does not confirm it', (_, callback) => {
  const doubtful = transition(waiting, { kind: 'callback', ...callback })
  expect(nextEffect(doubtful, T0 + 5_000)).toEqual({ do: 'checkStatus', reference: 'RF-1' })
  expect(transition(doubtful, confirmed(5_000, 'QK7')).stage).toBe('paid')
  expect(transition(doubtful, open(5_000, 'open')).stage).toBe('refused')
})

test('[PAY-036] a check with success but no transaction makes the payment paid, with trouble', () => {
  const unnamed = transition(waiting, confirmed(120_000))
  expect(paymentView(unnamed, T0)).toMatchObject({ kind: 'unfinished', trouble: { kind: 'noTransaction' } })
  expect(nextEffect(unnamed, T0)).toBeNull()
})

test('[PAY-037] a status message that contains "failed", in any case, is a failure', () => {
  expect(transition(waiting, open(120_000, 'FAILED by operator')).refusal).toEqual({ by: 'status' })
})

test('[MON-025] a success is final: later failures and successes change nothing', () => {
  expect(transition(paid, { ...FAILED, message: 'no' })).toBe(paid)
  expect(transition(paid, { ...SUCCESS, transactionId: 'OTHER' })).toBe(paid)
})

test('[MON-027] a refused payment is still listened for, and a late success wins', () => {
  const dismissed = transition(refused, { kind: 'dismissed' })
  expect(listensFor(dismissed, T0 + 3_600_000)).toBe('RF-1')
  const late = transition(dismissed, SUCCESS)
  expect(nextEffect(late, T0)).toEqual({ do: 'createOrder', transactionId: 'QK7' })
  expect(paymentView(late, T0).kind).toBe('creating')
})

test('[MON-012] on resume a payment waits until its deadline, and is checked after it', () => {
  expect(nextEffect(transition(waiting, { kind: 'resumed', now: T0 + 30_000 }), T0 + 30_000)).toBeNull()
  const late = transition({ ...waiting, checked: true }, { kind: 'resumed', now: T0 + 400_000 })
  expect(nextEffect(late, T0 + 400_000)).toEqual({ do: 'checkStatus', reference: 'RF-1' })
})

test('[MON-004] after an unclear response Try Again repeats the attempt with the same key', () => {
  const unclear = transition(asked, { kind: 'startRefused', refusal: { by: 'callFailed' }, unclear: true })
  const again = transition(unclear, { kind: 'startAgain', now: T0 + 5_000 })
  expect(again).toMatchObject({ stage: 'asked', idempotencyKey: unclear.idempotencyKey })
  const clear = transition(asked, { kind: 'startRefused', refusal: { by: 'start' }, unclear: false })
  expect(transition(clear, { kind: 'startAgain', now: T0 })).toBe(clear)
})

test('[PAY-047] a failed order keeps the charge for a retry', () => {
  const failed = orderFailed({ kind: 'order' })
  expect(nextEffect(failed, T0)).toBeNull()
  expect(nextEffect(transition(failed, { kind: 'orderAgain' }), T0)).toEqual({ do: 'createOrder', transactionId: 'QK7' })
})

test('[MON-004] a clearly refused order is retried with a new key, an unclear one with the same key', () => {
  const again = (kind: 'order' | 'unclear') => transition(orderFailed({ kind }), { kind: 'orderAgain' }).orderTry
  expect([again('order'), again('unclear')]).toEqual([1, undefined])
})

test('[PAY-014][PAY-016] a payment has no status before the start, then is pending, then success or failed', () => {
  expect(paymentView(null, T0)).toEqual({ kind: 'none' })
  expect(paymentView(waiting, T0).kind).toBe('waiting')
  const checked = transition(waiting, open(0, 'Payment failed'))
  expect([paymentView(paid, T0).kind, paymentView(checked, T0).kind]).toEqual(['creating', 'failed'])
})

test('[PAY-018] a dismissed failure is not shown; a waiting payment cannot be dismissed', () => {
  expect(paymentView(transition(refused, { kind: 'dismissed' }), T0)).toEqual({ kind: 'none' })
  expect(transition(waiting, { kind: 'dismissed' })).toBe(waiting)
})

test('[MON-011] the buyer may pay again 5 minutes after the start, and the first attempt is still listened for', () => {
  const checked = { ...waiting, checked: true }
  const view = (at: number) => paymentView(checked, T0 + at)
  expect(view(299_999)).toMatchObject({ kind: 'stillChecking', mayPayAgain: false })
  expect(view(300_000)).toMatchObject({ kind: 'stillChecking', mayPayAgain: true })
  expect(transition(checked, { kind: 'payAgain', now: T0 + 299_999 })).toBe(checked)
  const left = transition(checked, { kind: 'payAgain', now: T0 + 300_000 })
  expect(paymentView(left, T0 + 300_000).kind).toBe('none')
  expect(listensFor(left, T0 + 300_000)).toBe('RF-1')
  expect(nextEffect(transition(left, SUCCESS), T0)).toEqual({ do: 'createOrder', transactionId: 'QK7' })
})

test('[MON-006][MON-011][MON-028] without extensions a lost start is neither repeated nor called failed, and can be paid again after 5 minutes', () => {
  const lost = transition(aPayment({ sent: true }), { kind: 'startRefused', refusal: { by: 'callFailed' }, unclear: true })
  expect(paymentView(lost, T0 + 1_000, false)).toMatchObject({ kind: 'stillChecking', checkable: false, mayPayAgain: false })
  expect(paymentView(lost, T0 + 300_000, false)).toMatchObject({ mayPayAgain: true })
  expect(paymentView(lost, T0 + 1_000, true)).toMatchObject({ kind: 'failed', unclear: true })
})

test('[MON-023] Finish repeats the order as paid for; only address, delivery option and notes may change', () => {
  const again = transition(orderFailed({ kind: 'order', needs: 'address' }), { kind: 'orderAgain', order: { addressId: 'a2' } })
  expect(again.purpose).toMatchObject({ order: { addressId: 'a2', items: [{ productId: 'sato-1', quantity: 2 }] } })
  expect(again.transactionId).toBe('QK7')
  expect(nextEffect(again, T0)).toEqual({ do: 'createOrder', transactionId: 'QK7' })
  // The new address changes the body, which needs a new key (MON-005).
  expect(again.orderTry).toBe(1)
})

test('[MON-023] an order that needs an address or stock is not retried on start-up; others are', () => {
  const resumed = (trouble: Trouble) => nextEffect(transition(orderFailed(trouble), { kind: 'resumed', now: T0 }), T0)?.do
  expect(resumed({ kind: 'unclear' })).toBe('createOrder')
  expect(resumed({ kind: 'order' })).toBe('createOrder')
  expect(resumed({ kind: 'order', needs: 'address' })).toBeUndefined()
  expect(resumed({ kind: 'second' })).toBeUndefined()
})

test('[MON-029] a second charge is never ordered and ends with its refund', () => {
  const second = orderFailed({ kind: 'second' })
  expect(transition(second, { kind: 'orderAgain' })).toBe(second)
  const refunding = transition(second, { kind: 'refundAsked' })
  expect(paymentView(refunding, T0)).toMatchObject({ kind: 'unfinished', refundAsked: true })
  expect(transition(refunding, { kind: 'settledElsewhere' })).toMatchObject({ stage: 'gone' })
})

test('[MON-037] a refused attempt keeps its reference for a day; after that a check without a charge ends it', () => {
  expect(nextEffect(transition(refused, { kind: 'resumed', now: T0 + DAY - 1 }), T0 + DAY - 1)).toBeNull()
  const due = transition(refused, { kind: 'resumed', now: T0 + DAY })
  expect(nextEffect(due, T0 + DAY)).toEqual({ do: 'checkStatus', reference: 'RF-1' })
  expect(transition(due, confirmed(DAY, 'QK7')).stage).toBe('paid')
  const gone = transition(due, open(DAY, 'failed'))
  expect(gone.stage).toBe('gone')
  expect(gone.reference).toBeUndefined()
})

const refusal = { by: 'start' as const }
const paidRecord = aPayment({ stage: 'paid', reference: 'RF-1', transactionId: 'QK7' })
const unclear = aPayment({ stage: 'refused', refusal: { by: 'callFailed' }, unclear: true, sent: true })

test('[MON-004][MON-016] a start sent again keeps its id and key, gets a new time and loses its refusal', () => {
  const again = transition({ ...unclear, dismissed: true }, { kind: 'startAgain', now: T0 + 5 })
  expect(again).toEqual({ ...aPayment({ sent: true }), createdAt: T0 + 5 })
  const started = transition(again, { kind: 'started', reference: 'RF-1', deadline: T0 + 9 })
  expect(started).toEqual({ ...again, stage: 'waiting', reference: 'RF-1', deadline: T0 + 9 })
  const { unclear: _, ...clear } = unclear
  for (const other of [clear, { ...unclear, reference: 'RF-1' }, waiting])
    expect(transition(other, { kind: 'startAgain', now: T0 })).toBe(other)
})

test('[MON-025] an ended record ignores further events', () => {
  for (const stage of ['done', 'gone'] as const) {
    const over = aPayment({ stage, orderId: 'o1' })
    for (const event of [{ kind: 'ordered', orderId: 'o2', now: T0 }, { kind: 'reconnected' }, SUCCESS] as const)
      expect(transition(over, event)).toBe(over)
  }
})

test('[MON-037] an order clears trouble, reference, transaction, refusal and due check', () => {
  const full = { ...paidRecord, trouble: { kind: 'order' as const }, checkDue: true, charged: 23_000 }
  const ordered = { kind: 'ordered' as const, orderId: 'o1', now: T0 + 7 }
  expect(transition(full, ordered)).toEqual(aPayment({ stage: 'done', charged: 23_000, orderId: 'o1', doneAt: T0 + 7 }))
  expect(transition(aPayment({ ...waiting, stage: 'refused', refusal, checkDue: true }), ordered)).toEqual(
    aPayment({ stage: 'done', orderId: 'o1', doneAt: T0 + 7 }),
  )
  expect(transition({ ...paidRecord, trouble: { kind: 'order' } }, { kind: 'settledElsewhere' })).toEqual(aPayment({ stage: 'gone' }))
  expect(transition(paidRecord, { kind: 'settledElsewhere' })).toBe(paidRecord)
})

test('[PAY-030][MON-027] a success clears all earlier failures', () => {
  const full = { ...waiting, refusal, doubt: { message: 'odd' }, checkDue: true, dismissed: true, unclear: true }
  for (const record of [aPayment({ ...full, stage: 'refused' }), aPayment({ ...full, stage: 'waiting' })])
    expect(transition(record, SUCCESS)).toEqual({ ...waiting, stage: 'paid', transactionId: 'QK7' })
})

test.each([
  [7, 'badTransaction'],
  ['  ', 'emptyTransaction'],
])('[CHK-038][CHK-040] a success with the transaction %j is paid without an order', (transactionId, kind) => {
  expect(transition({ ...waiting, checkDue: true }, { ...SUCCESS, transactionId })).toEqual({
    ...waiting,
    stage: 'paid',
    trouble: { kind },
  })
})

test('[PAY-033] an unclear callback is checked and its message kept; a refused check uses that message', () => {
  const doubtful = transition(waiting, { kind: 'callback', message: 'odd' })
  expect(doubtful).toEqual({ ...waiting, checkDue: true, doubt: { message: 'odd' } })
  expect(transition(waiting, { kind: 'callback', status: 'SUCCESS' })).toEqual({ ...waiting, checkDue: true, doubt: {} })
  const after = transition(doubtful, open(120_000))
  expect(after).toEqual({ ...waiting, stage: 'refused', checked: true, refusal: { by: 'callback', message: 'odd' } })
  expect(refused).toEqual({ ...waiting, stage: 'refused', refusal: { by: 'callback' } })
  expect(transition(waiting, { ...FAILED, message: 'no' }).refusal).toEqual({ by: 'callback', message: 'no' })
})

test('[PAY-038][MON-039] a check fails only by its message, and counts as the one automatic check only after the deadline', () => {
  const due = { ...waiting, checkDue: true }
  const failed = transition(due, open(1, 'It FAILED.'))
  expect(failed).toEqual({ ...waiting, stage: 'refused', checked: false, refusal: { by: 'status' } })
  expect(transition(due, open(119_999))).toEqual({ ...waiting, checked: false })
  expect(transition(due, { kind: 'statusFailed', now: T0 + 120_000 })).toEqual({ ...waiting, checked: true })
  expect(transition({ ...due, checked: true }, { kind: 'statusFailed', now: T0 + 1 })).toEqual({ ...waiting, checked: true })
  expect(transition({ ...unclear, checkDue: true }, { kind: 'statusFailed', now: T0 })).toEqual(unclear)
})

test('[MON-037][MON-027] an attempt without a charge ends, and is listened for, until exactly one day has passed', () => {
  expect(transition(waiting, open(DAY - 1)).stage).toBe('waiting')
  expect(transition(waiting, open(DAY)).stage).toBe('gone')
  expect(transition(refused, { kind: 'resumed', now: T0 + DAY - 1 })).toBe(refused)
  expect(transition(refused, { kind: 'resumed', now: T0 + DAY })).toEqual({ ...refused, checkDue: true })
  const unsent = aPayment({ stage: 'refused', refusal })
  expect(transition(unsent, { kind: 'resumed', now: T0 + DAY })).toBe(unsent)
  expect(listensFor(refused, T0 + DAY - 1)).toBe('RF-1')
  expect(listensFor(refused, T0 + DAY)).toBeNull()
  expect(listensFor(waiting, T0 + DAY)).toBe('RF-1')
})

test('[MON-012] on start-up a payment is checked if its deadline has passed', () => {
  expect(transition(waiting, { kind: 'resumed', now: T0 + 119_999 })).toBe(waiting)
  expect(transition(waiting, { kind: 'resumed', now: T0 + 120_000 })).toEqual({ ...waiting, checkDue: true })
})

test('[MON-022] a found charge adds its reference, and its amount if that differs from the amount asked for', () => {
  const trouble = { kind: 'unclear' as const }
  const found = { kind: 'chargeFound' as const, transactionId: 'QK7' }
  const lost = aPayment({ stage: 'refused', refusal, unclear: true })
  expect(transition(lost, { ...found, reference: 'RF-1', charged: 23_000, trouble })).toEqual({
    ...aPayment({ stage: 'paid', reference: 'RF-1', transactionId: 'QK7' }),
    ...{ charged: 23_000, trouble },
  })
  expect(transition(lost, { ...found, charged: 24_000 })).toEqual(aPayment({ stage: 'paid', transactionId: 'QK7' }))
  expect(transition(paidRecord, { ...found, charged: 23_000 })).toEqual({ ...paidRecord, charged: 23_000 })
  const known = { ...paidRecord, charged: 23_000 }
  for (const charged of [undefined, 23_000, 24_000]) expect(transition(known, { ...found, charged })).toBe(known)
})

test('[MON-023][MON-004] retrying an order repeats an unclear one unchanged; any other try gets a new key and the new choices', () => {
  const kept = { ...paidRecord, trouble: { kind: 'unclear' as const } }
  expect(transition(kept, { kind: 'orderAgain' })).toEqual(paidRecord)
  const failed = { ...paidRecord, trouble: { kind: 'order' as const } }
  expect(transition(failed, { kind: 'orderAgain' })).toEqual({ ...paidRecord, orderTry: 1 })
  expect(transition({ ...failed, orderTry: 1 }, { kind: 'orderAgain' })).toEqual({ ...paidRecord, orderTry: 2 })
  const { purpose } = paidRecord
  if (purpose.kind !== 'cart') throw new Error('a cart')
  const moved = { ...purpose, order: { ...purpose.order, addressId: 'a2' } }
  expect(transition(kept, { kind: 'orderAgain', order: { addressId: 'a2' } })).toEqual({ ...paidRecord, purpose: moved, orderTry: 1 })
  const { transactionId: _, ...unknown } = failed
  expect(transition(unknown, { kind: 'orderAgain' })).toEqual({ ...unknown, checkDue: true })
  const second = { ...paidRecord, trouble: { kind: 'second' as const } }
  for (const other of [second, paidRecord, waiting]) expect(transition(other, { kind: 'orderAgain' })).toBe(other)
})

test('[PAY-019][MON-016] the seconds left are whole, at most 120, and 0 after the deadline or the check', () => {
  const left = (now: number) => paymentView(waiting, now)
  expect(left(T0 + 1)).toEqual({ kind: 'waiting', id: 'p1', amount: 24_000, phone: waiting.phone, secondsLeft: 120, checking: false })
  const times = [T0 - 600_000, T0, T0 + 29_500, T0 + 119_001, T0 + 119_000]
  expect(times.map(left)).toMatchObject([120, 120, 91, 1, 1].map((secondsLeft) => ({ secondsLeft })))
  expect(left(T0 + 120_000).kind).toBe('stillChecking')
  expect(paymentView({ ...waiting, checked: true }, T0).kind).toBe('stillChecking')
})

test('[MON-006][MON-011] a payment with an unknown result can be checked or paid again', () => {
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

test('[PAY-046][MON-021] a paid, finished or gone payment shows the amount charged', () => {
  const charged = { ...paidRecord, charged: 23_000 }
  const shown = { id: 'p1', amount: 23_000, cash: false }
  const trouble = { kind: 'order' as const }
  expect(paymentView(charged, T0)).toEqual({ kind: 'creating', ...shown })
  expect(paymentView({ ...charged, trouble, checkDue: true, refundAsked: true }, T0)).toEqual({
    ...{ kind: 'unfinished', ...shown, trouble },
    ...{ checking: true, refundAsked: true },
  })
  expect(paymentView({ ...charged, trouble }, T0)).toMatchObject({ checking: false, refundAsked: false })
  expect(paymentView(aPayment({ ...charged, stage: 'done' }), T0)).toEqual({ kind: 'ordered', ...shown, orderId: 'o1' })
  expect(paymentView({ ...charged, method: 'cash_on_delivery' }, T0)).toMatchObject({ cash: true })
  for (const none of [null, aPayment({ ...charged, stage: 'gone' }), { ...unclear, dismissed: true }])
    expect(paymentView(none, T0)).toEqual({ kind: 'none' })
})
