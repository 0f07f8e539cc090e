// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { isFor, samePurpose } from '../record/record.ts'
import { recoverLostRecord } from '../runner/recoverLostRecord.ts'
import { aPayment, cartOrder, type PaymentFields, T0 } from '../testing/aPayment.ts'
import { aDevice, PAYER, serve, toasts } from '../testing/testBench.ts'
import { setThreadOnScreen } from '../threadOnScreen.ts'
import { storeCheckout } from './checkoutData.ts'
import { writeLegacyKeys } from './legacyKeys.ts'
import { useRecords } from './records.ts'
import { restoreFromKeys } from './restoreFromKeys.ts'

const order = cartOrder()
const keys = (reference: string | null, transactionId: string | null = null) => {
  for (const [key, value] of [
    ['paymentReferenceId', reference],
    ['transactionId', transactionId],
  ] as const)
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
}
const storedKeys = () => [localStorage.getItem('paymentReferenceId'), localStorage.getItem('transactionId')]
const checkout = (payer = PAYER) => storeCheckout({ order, amount: 24_000, phone: '255712345678', payer, checkoutId: 'c1' }, 29_000)
const waiting = (over: PaymentFields = {}) => aPayment({ payer: PAYER, stage: 'waiting', reference: 'RF-1', ...over })

beforeEach(async () => {
  vi.useFakeTimers({ now: T0, toFake: ['Date'] })
  await aDevice()
  serve({ 'GET /mobile-money/unfinished': { body: [] } })
  return () => vi.useRealTimers()
})

test('[MON-002] reference and checkout data restore a payment: waiting until its deadline, or paid if there is a transaction', async () => {
  checkout()
  keys('RF-1')
  const record = await restoreFromKeys(PAYER)
  const purpose = { kind: 'cart', order, checkoutId: 'c1' }
  const known = { payer: PAYER, method: 'mobile_money', purpose, amount: 24_000, phone: '255712345678', createdAt: T0, reference: 'RF-1' }
  expect(record).toMatchObject({ ...known, stage: 'waiting', deadline: T0 + 120_000 })
  expect(useRecords.getState().records).toEqual([expect.objectContaining({ ...known, stage: 'waiting' })])
  expect(await restoreFromKeys(PAYER)).toBeNull()
  expect(useRecords.getState().records).toHaveLength(1)

  await aDevice()
  checkout()
  keys('RF-1', 'QK7')
  expect(await restoreFromKeys(PAYER)).toMatchObject({ ...known, stage: 'paid', transactionId: 'QK7' })
  await aDevice()
  checkout()
  keys('RF-1', '  ')
  expect(await restoreFromKeys(PAYER)).toMatchObject({ stage: 'waiting' })
})

test('[MON-002] without the reference, or with another person’s checkout data, nothing is restored', async () => {
  checkout()
  expect(await restoreFromKeys(PAYER)).toBeNull()
  checkout('someone')
  keys('RF-1')
  expect(await restoreFromKeys(PAYER)).toBeNull()
  expect(useRecords.getState().records).toEqual([])
})

test('[MON-002][MON-037] the keys hold the newest open attempt until it ends; a value of no record stays', () => {
  const old = waiting({ id: 'p0', reference: 'RF-0' })
  const paid = waiting({ stage: 'paid', transactionId: 'QK7' })
  writeLegacyKeys([old, paid], [])
  expect(storedKeys()).toEqual(['RF-1', 'QK7'])
  writeLegacyKeys([waiting({ stage: 'done', transactionId: 'QK7' })], [paid])
  expect(storedKeys()).toEqual([null, null])
  keys('RF-OTHER', 'QOTHER')
  writeLegacyKeys([], [paid])
  expect(storedKeys()).toEqual(['RF-OTHER', 'QOTHER'])
})

test('[MON-002] cash orders, and refusals without a prompt, are not written to the keys', () => {
  for (const other of [
    waiting({ method: 'cash_on_delivery' }),
    aPayment({ payer: PAYER, stage: 'refused', transactionId: 'QK9' }),
    waiting({ stage: 'done' }),
  ]) {
    keys(null)
    writeLegacyKeys([waiting({ reference: 'RF-0' }), other], [])
    expect(storedKeys()).toEqual(['RF-0', null])
  }
  writeLegacyKeys([waiting({ stage: 'refused' })], [])
  expect(storedKeys()[0]).toBe('RF-1')
})

const success = { kind: 'callback' as const, status: 'success', transactionId: 'QK7', now: T0 }

test('[PAY-044] a success without a record is restored from the keys; without checkout data an error is shown', async () => {
  checkout()
  keys('RF-1')
  await recoverLostRecord(waiting(), success)
  expect(useRecords.getState().records).toMatchObject([{ stage: 'paid', reference: 'RF-1', transactionId: 'QK7' }])
  expect([storedKeys(), toasts()]).toEqual([['RF-1', 'QK7'], []])

  await aDevice()
  keys('RF-1')
  await recoverLostRecord(waiting(), success)
  expect([storedKeys(), toasts()]).toEqual([['RF-1', 'QK7'], ['Checkout data not found']])
})

test('[CHAT-029][PAY-044] with the thread on screen, missing checkout data show no toast', async () => {
  setThreadOnScreen(true)
  keys('RF-1')
  await recoverLostRecord(waiting(), success)
  setThreadOnScreen(false)
  expect([storedKeys(), toasts()]).toEqual([['RF-1', 'QK7'], []])
})

test('[PAY-044] a failure, or a success of another reference, restores nothing from the keys', async () => {
  checkout()
  keys('RF-1')
  await recoverLostRecord(waiting(), { kind: 'callback', status: 'failed' })
  keys('RF-9')
  await recoverLostRecord(waiting(), success)
  expect([storedKeys(), useRecords.getState().records, toasts()]).toEqual([['RF-9', null], [], []])
})

test('[MON-010][MON-022] carts are compared by checkout id and orders by order id, and a cart never equals an order', () => {
  const cart = (checkoutId: string) => ({ kind: 'cart' as const, order, checkoutId })
  const of = (orderId: string) => ({ kind: 'order' as const, orderId })
  expect([samePurpose(cart('c1'), cart('c1')), samePurpose(of('o1'), of('o1'))]).toEqual([true, true])
  expect([samePurpose(cart('c1'), cart('c2')), samePurpose(of('o1'), of('o2'))]).toEqual([false, false])
  expect([samePurpose(cart('c1'), of('c1')), samePurpose(of('c1'), cart('c1'))]).toEqual([false, false])
  expect([isFor(cart('c1'), { checkoutId: 'c1' }), isFor(of('o1'), { orderId: 'o1', checkoutId: 'c1' })]).toEqual([true, true])
  expect([isFor(cart('c1'), { orderId: 'c1' }), isFor(of('o1'), { checkoutId: 'o1' })]).toEqual([false, false])
})
