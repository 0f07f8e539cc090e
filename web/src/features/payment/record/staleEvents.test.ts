import { expect, test } from 'vitest'
import { aPayment, T0 } from '../testing/aPayment.ts'
import { paymentView } from './paymentView.ts'
import type { PaymentRecord } from './record.ts'
import { type PaymentEvent, transition } from './transition.ts'

const asked = aPayment()
const waiting = aPayment({ stage: 'waiting', reference: 'RF-1', deadline: T0 + 120_000 })
const refused: PaymentRecord = { ...waiting, stage: 'refused', refusal: { by: 'start', message: 'No funds' } }
const paid = aPayment({ stage: 'paid', reference: 'RF-1', transactionId: 'QK7' })
const status = (success: boolean, over: { message?: string; transactionId?: string } = {}): PaymentEvent => {
  return { kind: 'statusReceived', response: { success, ...over }, now: T0 + 1_000 }
}

test.each<[string, PaymentRecord, PaymentEvent]>([
  ['a start that left, told of again', { ...asked, sent: true }, { kind: 'sending' }],
  ['a start that left, told of a payment that waits', waiting, { kind: 'sending' }],
  ['an order that failed, of a payment not paid yet', waiting, { kind: 'orderFailed', trouble: { kind: 'order' } }],
  ['an order that failed, of a refused payment', refused, { kind: 'orderFailed', trouble: { kind: 'order' } }],
  ['a charge gone from the list, of a payment that waits', waiting, { kind: 'settledElsewhere' }],
  [
    'a charge gone from the list, of a refused payment in trouble',
    { ...refused, trouble: { kind: 'order' } },
    { kind: 'settledElsewhere' },
  ],
  ['a refund asked for, of a payment that waits', waiting, { kind: 'refundAsked' }],
  ['a refund asked for, of a payment on its way to its order', paid, { kind: 'refundAsked' }],
  ['a failure after a refusal', refused, { kind: 'callback', status: 'failed', message: 'Wrong PIN' }],
  ['another transaction of a paid payment', paid, status(true, { transactionId: 'QK8' })],
  ['a status without success of a paid payment', paid, status(false, { message: 'failed' })],
  ['a status of a start that was not taken yet', asked, status(false, { message: 'failed' })],
  ['a success of a start that was not taken yet', asked, status(true, { transactionId: 'QK7' })],
  ['a check that failed, of a refused payment that waits for none', refused, { kind: 'statusFailed', now: T0 }],
  ['paid again, of a payment that is paid', paid, { kind: 'payAgain', now: T0 + 900_000 }],
  ['paid again, before its start was taken', asked, { kind: 'payAgain', now: T0 + 900_000 }],
])('[MON-025][MON-034] %s changes nothing', (_, record, event) => {
  expect(transition(record, event)).toBe(record)
})

test('[MON-011] a refused attempt may be paid again as well, after five minutes', () => {
  expect(transition(refused, { kind: 'payAgain', now: T0 + 299_999 })).toBe(refused)
  expect(transition(refused, { kind: 'payAgain', now: T0 + 300_000 })).toEqual({ ...refused, dismissed: true })
})

test('[PAY-045] a charge without its transaction takes it from the status, and is otherwise only checked', () => {
  const { transactionId: _, ...unnamed } = { ...paid, trouble: { kind: 'noTransaction' as const }, checkDue: true }
  expect(transition(unnamed, status(true, { transactionId: 'QK7' }))).toEqual(paid)
  for (const event of [status(true), status(true, { transactionId: ' ' }), status(false, { transactionId: 'QK7' })])
    expect(Object.keys(transition(unnamed, event))).not.toContain('checkDue')
  expect(transition(unnamed, status(true)).trouble).toEqual({ kind: 'noTransaction' })
})

test('[MON-037] a check of a refused payment leaves its reason, and is not due again', () => {
  const checked = transition({ ...refused, checkDue: true }, status(false, { message: 'It failed' }))
  expect(checked).toEqual(refused)
  expect(Object.keys(checked)).not.toContain('checkDue')
})

test('[MON-037] what is over still says whose and which it was', () => {
  const gone = transition({ ...paid, trouble: { kind: 'order' } }, { kind: 'settledElsewhere' })
  expect(gone).toMatchObject({ id: 'p1', stage: 'gone', payer: paid.payer })
  expect(transition(waiting, { ...status(false), now: T0 + 24 * 3_600_000 } as PaymentEvent)).toMatchObject({ id: 'p1', stage: 'gone' })
})

test('[PAY-033] a failure told, or a check that failed, ends the doubt and the check that was due', () => {
  const doubted: PaymentRecord = { ...waiting, checkDue: true, doubt: { message: 'odd' } }
  const failed = transition(doubted, { kind: 'callback', status: 'failed', message: 'no' })
  expect(Object.keys(failed)).not.toContain('doubt')
  expect(Object.keys(failed)).not.toContain('checkDue')
  const unread = transition(doubted, { kind: 'statusFailed', now: T0 })
  expect(Object.keys(unread)).not.toContain('doubt')
  expect(Object.keys(unread)).not.toContain('checkDue')
})

test.each(['order', 'unclear', 'noId'] as const)('[MON-012] at start-up an order in trouble (%s) is tried again by itself', (kind) => {
  const again = transition({ ...paid, trouble: { kind } }, { kind: 'resumed', now: T0 })
  expect(again.trouble).toBeUndefined()
  expect(again.orderTry ?? 0).toBe(kind === 'unclear' ? 0 : 1)
})

test.each<[string, Partial<PaymentRecord>]>([
  ['a lack', { trouble: { kind: 'order', needs: 'address' } }],
  ['a second charge', { trouble: { kind: 'second' } }],
  ['a refund that was asked for', { trouble: { kind: 'order' }, refundAsked: true }],
  ['a transaction that cannot be read', { trouble: { kind: 'badTransaction' } }],
])('[MON-023] %s is not tried again by itself', (_, over) => {
  const record = { ...paid, ...over }
  expect(transition(record, { kind: 'resumed', now: T0 })).toBe(record)
})

test('[MON-022] a charge found without its reference keeps the one that is known', () => {
  expect(transition(waiting, { kind: 'chargeFound', transactionId: 'QK7' }).reference).toBe('RF-1')
})

test('[MON-023] what may still be chosen for a cart’s order changes nothing of an order that exists', () => {
  const record = { ...paid, purpose: { kind: 'order' as const, orderId: 'o1' }, trouble: { kind: 'order' as const } }
  expect(transition(record, { kind: 'orderAgain', order: { addressId: 'a2' } }).purpose).toStrictEqual(record.purpose)
})

test('[PAY-019] the seconds left are of a thousand milliseconds', () => {
  expect(paymentView(waiting, T0 + 999)).toMatchObject({ secondsLeft: 120 })
  expect(paymentView(waiting, T0 + 1_000)).toMatchObject({ secondsLeft: 119 })
})
