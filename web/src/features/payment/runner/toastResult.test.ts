// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from 'vitest'
import { chooseLanguage, loadBundle, textsNow } from '#web/i18n/texts.ts'
import type { PaymentRecord, Trouble } from '../record/record.ts'
import { type PaymentEvent, transition } from '../record/transition.ts'
import { aPayment, T0 } from '../testing/aPayment.ts'
import { toasts } from '../testing/testBench.ts'
import { setThreadOnScreen } from '../threadOnScreen.ts'
import { noticeOf, toastResult } from './toastResult.ts'

beforeAll(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('payment')])
})
afterEach(() => chooseLanguage('en'))

const asked = aPayment()
const waiting = aPayment({ stage: 'waiting', reference: 'RF-1', deadline: T0 + 120_000 })
const paid = aPayment({ stage: 'paid', reference: 'RF-1', transactionId: 'QK7' })
const unnamed = aPayment({ stage: 'paid', reference: 'RF-1', trouble: { kind: 'noTransaction' } })
const notice = (before: PaymentRecord, event: PaymentEvent) => noticeOf(before, event, transition(before, event), textsNow())
const refusal = (by: 'start' | 'empty' | 'noReference' | 'callFailed', message?: string): PaymentEvent => {
  return { kind: 'startRefused', refusal: { by, ...(message && { message }) }, unclear: false }
}
const late = T0 + 120_000
const received = (success: boolean, message?: string): PaymentEvent => {
  return { kind: 'statusReceived', response: { success, ...(message && { message }) }, now: late }
}
const failedOrder = (kind: Trouble['kind'], message?: string): PaymentEvent => {
  return { kind: 'orderFailed', trouble: { kind, ...(message && { message }) } }
}
const succeeded = (transactionId: unknown): PaymentEvent => ({ kind: 'callback', status: 'success', transactionId })
const UNKNOWN = 'We do not know yet whether your order was placed. We keep asking.'

test.each<[string, PaymentRecord, PaymentEvent, string]>([
  ['[PAY-023] a start', asked, { kind: 'started', reference: 'RF-1', deadline: late }, 'Payment initiated successfully'],
  ['[PAY-024] a start refused with a message', asked, refusal('start', 'Payment refused'), 'Payment refused'],
  ['[PAY-024] a start refused without a message', asked, refusal('start'), 'Payment initiation failed'],
  ['[PAY-022] a start without a referenceId', asked, refusal('noReference'), 'Payment initiation failed'],
  ['[PAY-025] an empty response', asked, refusal('empty'), 'No response data received from payment service'],
  ['[PAY-026] a failed start request', asked, refusal('callFailed'), 'Failed to initiate payment'],
  ['[PAY-030] a success', waiting, succeeded('QK7'), 'Payment successful!'],
  ['[PAY-033] a failure', waiting, { kind: 'callback', status: 'failed', message: 'Wrong PIN' }, 'Payment failed: Wrong PIN'],
  ['[PAY-034] a failure without a message', waiting, { kind: 'callback', status: 'failed' }, 'Payment failed. Please try again.'],
  ['[PAY-038] a failure found by a check', waiting, received(false, 'It FAILED'), 'Payment failed'],
  ['[PAY-039] an open status', waiting, received(false, 'open'), 'Payment is still processing. Please wait or check your phone.'],
  ['[PAY-040] a failed check', waiting, { kind: 'statusFailed', now: late }, 'Failed to check payment status'],
  ['[PAY-040][GEN-026] a failed check with a message', waiting, { kind: 'statusFailed', now: late, message: 'Ask later.' }, 'Ask later.'],
  ['[PAY-045] a success without a transaction', waiting, received(true), 'Transaction ID not found'],
  ['[PAY-046] the order', paid, { kind: 'ordered', orderId: 'o1', now: late }, 'Payment successful! Order has been created.'],
  ['[PAY-047][GEN-024] a failed order', paid, failedOrder('order', 'no'), 'no'],
  ['[PAY-047] a failed order without a message', paid, failedOrder('order'), 'Failed to create your order'],
  ['[CHK-039] a transaction that is not a text', waiting, succeeded(12_345), 'Transaction ID must be a valid string'],
  ['[CHK-040] a blank transaction', waiting, succeeded('   '), 'transactionId cannot be empty'],
  ['[CHK-038] an order without a transaction text', paid, failedOrder('notText'), 'transactionId must be a string'],
  ['[CHK-042] an order without an id', paid, failedOrder('noId'), `Order creation failed: no ID returned. ${UNKNOWN}`],
  ['[MON-029] a second charge', paid, failedOrder('second'), 'A second payment of TZS 24,000 was received.'],
])('%s is shown as a toast', (_, before, event, text) => {
  expect(notice(before, event)?.text).toBe(text)
})

test('[MON-011] a dismissed attempt fails without a toast', () => {
  expect(notice({ ...waiting, dismissed: true }, { kind: 'callback', status: 'failed', message: 'Request expired' })).toBeNull()
})

const cash = aPayment({ stage: 'paid', transactionId: 'COD-1-A', method: 'cash_on_delivery' })
const unknownCash = aPayment({ ...cash, stage: 'paid', trouble: { kind: 'unclear' }, missingSince: T0 + 70_000 })

test.each<[string, PaymentRecord, PaymentEvent, string]>([
  ['placed', unknownCash, { kind: 'ordered', orderId: 'o1', now: late }, 'Your order is placed.'],
  ['not placed', unknownCash, { kind: 'orderMissing', now: late + 10_000 }, 'Your order was not placed. Nothing was ordered.'],
  ['unknown', cash, failedOrder('unclear'), UNKNOWN],
  ['unknown, with a reason', cash, failedOrder('unclear', 'Busy.'), `Busy. ${UNKNOWN}`],
  ['refused with a reason', cash, failedOrder('order', 'Sold out.'), 'Sold out.'],
  ['refused', cash, failedOrder('order'), 'Your order was not placed. Nothing was ordered.'],
])('[MON-041] a cash order that no page waits for tells its result: %s', (_, before, event, text) => {
  expect(notice(before, event)?.text).toBe(text)
})

test('[MON-034] an event that changes nothing for the buyer shows no toast', () => {
  const troubled = { ...paid, trouble: { kind: 'order' as const } }
  const refused = aPayment({ ...waiting, stage: 'refused', refusal: { by: 'callback' } })
  const ofOrder = aPayment({ ...waiting, purpose: { kind: 'order', orderId: 'o1' }, stage: 'paid', transactionId: 'QK7' })
  const checked = { ...troubled, checkDue: true }
  const silent: [PaymentRecord, PaymentEvent][] = [
    [asked, { kind: 'sending' }],
    [troubled, { kind: 'resumed', now: late }],
    [troubled, { kind: 'refundAsked' }],
    [refused, { kind: 'callback' }],
    [unknownCash, { kind: 'reconnected' }],
    [unknownCash, { kind: 'orderMissing', now: late }],
    [unknownCash, { kind: 'statusFailed', now: late }],
    [cash, { kind: 'sending' }],
    [unnamed, { kind: 'statusFailed', now: late }],
    [checked, { kind: 'statusFailed', now: late }],
    [ofOrder, { kind: 'ordered', orderId: 'o1', now: late }],
  ]
  expect(silent.map(([before, event]) => notice(before, event))).toEqual(silent.map(() => null))
})

test('[PAY-045] Finish shows a toast if it found no transaction, but none while it looks', () => {
  expect(notice(unnamed, { kind: 'orderAgain' })).toBeNull()
  const looked = notice({ ...unnamed, checkDue: true }, { kind: 'statusFailed', now: late })
  expect(looked).toEqual({ tone: 'failure', text: 'Transaction ID not found' })
})

test('[CHAT-029] with the thread on screen there are no toasts', () => {
  const after = transition(waiting, { kind: 'callback', status: 'failed' })
  const tell = () => toastResult(waiting, { kind: 'callback', status: 'failed' }, after)
  setThreadOnScreen(true)
  tell()
  expect(toasts()).toEqual([])
  setThreadOnScreen(false)
  tell()
  expect(toasts()).toEqual(['Payment failed. Please try again.'])
})

test('[PAY-039][I18N-001] toasts are shown in Swahili too', async () => {
  await chooseLanguage('sw')
  expect(notice(paid, failedOrder('second'))?.text).toBe('Malipo ya pili ya TZS 24,000 yamepokelewa.')
})
