import { expect, test } from 'vitest'
import { aPayment, type PaymentFields, T0 } from '../testing/aPayment.ts'
import { paymentView } from './paymentView.ts'
import type { PaymentRecord } from './record.ts'
import { type PaymentEvent, transition } from './transition.ts'

const asked = aPayment()
const waiting = aPayment({ stage: 'waiting', reference: 'RF-1', deadline: T0 + 120_000 })
const refused = aPayment({ ...waiting, stage: 'refused', refusal: { by: 'start', message: 'No funds' } })
const paid = aPayment({ stage: 'paid', reference: 'RF-1', transactionId: 'QK7' })
const status = (success: boolean, over: { message?: string; transactionId?: string } = {}): PaymentEvent => {
  return { kind: 'statusReceived', response: { success, ...over }, now: T0 + 1_000 }
}

test.each<[string, PaymentRecord, PaymentEvent]>([
  ['"sending" for a start that was sent already', { ...asked, sent: true }, { kind: 'sending' }],
  ['"sending" for a waiting payment', waiting, { kind: 'sending' }],
  ['a failed order for a payment that is not paid', waiting, { kind: 'orderFailed', trouble: { kind: 'order' } }],
  ['a failed order for a refused payment', refused, { kind: 'orderFailed', trouble: { kind: 'order' } }],
  ['a settled charge for a waiting payment', waiting, { kind: 'settledElsewhere' }],
  ['a settled charge for a refused payment', refused, { kind: 'settledElsewhere' }],
  ['a refund request for a waiting payment', waiting, { kind: 'refundAsked' }],
  ['a refund request while the order is being created', paid, { kind: 'refundAsked' }],
  ['a failure after a refusal', refused, { kind: 'callback', status: 'failed', message: 'Wrong PIN' }],
  ['another transaction for a paid payment', paid, status(true, { transactionId: 'QK8' })],
  ['a failed status for a paid payment', paid, status(false, { message: 'failed' })],
  ['a failed status for a payment that has not started', asked, status(false, { message: 'failed' })],
  ['a successful status for a payment that has not started', asked, status(true, { transactionId: 'QK7' })],
  ['a failed check for a refused payment without a due check', refused, { kind: 'statusFailed', now: T0 }],
  ['"pay again" for a paid payment', paid, { kind: 'payAgain', now: T0 + 900_000 }],
  ['"pay again" for a payment that has not started', asked, { kind: 'payAgain', now: T0 + 900_000 }],
])('[MON-025][MON-034] %s changes nothing', (_, record, event) => {
  expect(transition(record, event)).toBe(record)
})

test('[MON-011] a refused attempt can also be paid again after five minutes', () => {
  expect(transition(refused, { kind: 'payAgain', now: T0 + 299_999 })).toBe(refused)
  expect(transition(refused, { kind: 'payAgain', now: T0 + 300_000 })).toEqual({ ...refused, dismissed: true })
})

test('[PAY-045] a charge without a transaction takes it from the status; any other status only ends the check', () => {
  const { transactionId: _, ...unnamed } = { ...paid, trouble: { kind: 'noTransaction' as const }, checkDue: true }
  expect(transition(unnamed, status(true, { transactionId: 'QK7' }))).toEqual(paid)
  for (const event of [status(true), status(true, { transactionId: ' ' }), status(false, { transactionId: 'QK7' })])
    expect(Object.keys(transition(unnamed, event))).not.toContain('checkDue')
  expect(transition(unnamed, status(true)).trouble).toEqual({ kind: 'noTransaction' })
})

test('[MON-037] a status check of a refused payment keeps its reason and is not due again', () => {
  const checked = transition({ ...refused, checkDue: true }, status(false, { message: 'It failed' }))
  expect(checked).toEqual(refused)
  expect(Object.keys(checked)).not.toContain('checkDue')
})

test('[MON-037] an ended record still has its payer and purpose', () => {
  const gone = transition({ ...paid, trouble: { kind: 'order' } }, { kind: 'settledElsewhere' })
  expect(gone).toMatchObject({ id: 'p1', stage: 'gone', payer: paid.payer })
  expect(transition(waiting, { ...status(false), now: T0 + 24 * 3_600_000 } as PaymentEvent)).toMatchObject({ id: 'p1', stage: 'gone' })
})

test('[PAY-033] a failure, or a failed check, clears the doubt and the due check', () => {
  const doubtful: PaymentRecord = { ...waiting, checkDue: true, doubt: { message: 'odd' } }
  const failed = transition(doubtful, { kind: 'callback', status: 'failed', message: 'no' })
  expect(Object.keys(failed)).not.toContain('doubt')
  expect(Object.keys(failed)).not.toContain('checkDue')
  const checkFailed = transition(doubtful, { kind: 'statusFailed', now: T0 })
  expect(Object.keys(checkFailed)).not.toContain('doubt')
  expect(Object.keys(checkFailed)).not.toContain('checkDue')
})

test.each(['order', 'unclear', 'noId'] as const)('[MON-012] on start-up an order in trouble (%s) is tried again automatically', (kind) => {
  const again = transition({ ...paid, trouble: { kind } }, { kind: 'resumed', now: T0 })
  expect(again.trouble).toBeUndefined()
  expect(again.orderTry ?? 0).toBe(kind === 'unclear' ? 0 : 1)
})

test.each<[string, PaymentFields]>([
  ['an order without an address', { trouble: { kind: 'order', needs: 'address' } }],
  ['a second charge', { trouble: { kind: 'second' } }],
  ['a payment with a refund request', { trouble: { kind: 'order' }, refundAsked: true }],
  ['a payment with an unreadable transaction', { trouble: { kind: 'badTransaction' } }],
])('[MON-023] %s is not tried again automatically', (_, over) => {
  const record = aPayment({ ...paid, ...over, stage: 'paid' })
  expect(transition(record, { kind: 'resumed', now: T0 })).toBe(record)
})

test('[MON-022] a charge found without a reference keeps the known reference', () => {
  expect(transition(waiting, { kind: 'chargeFound', transactionId: 'QK7' }).reference).toBe('RF-1')
})

test('[MON-023] new choices for a cart do not change a payment for an existing order', () => {
  const record = { ...paid, purpose: { kind: 'order' as const, orderId: 'o1' }, trouble: { kind: 'order' as const } }
  expect(transition(record, { kind: 'orderAgain', order: { addressId: 'a2' } }).purpose).toStrictEqual(record.purpose)
})

test('[PAY-019] the seconds left are counted in 1,000 ms', () => {
  expect(paymentView(waiting, T0 + 999)).toMatchObject({ secondsLeft: 120 })
  expect(paymentView(waiting, T0 + 1_000)).toMatchObject({ secondsLeft: 119 })
})
