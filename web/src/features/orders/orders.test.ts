import { afterEach, beforeAll, expect, test } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { chooseLanguage, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { mayCancel, moneyLine, orderedLines, orderSums, refundText, stepOf } from './orders.ts'

beforeAll(async () => {
  for (const bundle of ['shell', 'checkout'] as const) await loadBundle(bundle)
})
afterEach(() => chooseLanguage('en'))

test.each([
  ['pending', true],
  ['processing', true],
  ['shipping', false],
  ['shipped', false],
  ['delivered', false],
  ['cancelled', false],
  ['lost at sea', false],
] as const)('[ORD-008] an order that is %s may be cancelled: %s', (status, may) => expect(mayCancel(anOrder({ status }))).toBe(may))

test.each([
  ['pending', 0],
  ['processing', 1],
  ['shipping', 2],
  ['shipped', 2],
  ['in_transit', 2],
  ['delivered', 3],
  ['cancelled', -1],
  ['lost at sea', -1],
] as const)('[ORD-007][GEN-049] %s is step %d', (status, step) => expect(stepOf(status)).toBe(step))

test('[ORD-002] the fee is the total less the items, or the regular fee if the total is not higher', () => {
  expect(orderSums(anOrder())).toEqual({ subtotal: 24_000, fee: 5_000, total: 29_000 })
  expect(orderSums(anOrder({ totalAmount: 24_000, deliveryOption: 'express' }))).toEqual({ subtotal: 24_000, fee: 10_000, total: 24_000 })
})

const cash = { paymentMethod: 'cash_on_delivery', amountDue: 29_000 } as const
const done = { amount: 24_000, state: 'done' } as const
test.each([
  ['en', {}, 'Paid TZS 24,000 · Due on delivery TZS 5,000'],
  ['en', cash, 'Due on delivery TZS 29,000'],
  ['en', { ...cash, status: 'delivered' }, 'Paid on delivery TZS 29,000'],
  ['en', { ...cash, status: 'cancelled' }, ''],
  ['en', { status: 'cancelled', refund: done }, 'Refunded TZS 24,000 to the number you paid from.'],
  ['en', { status: 'cancelled', refund: { ...done, state: 'pending' } }, 'TZS 24,000 is on its way back to the number you paid from.'],
  ['en', { status: 'cancelled' }, 'Contact us about your refund.'],
  ['sw', { status: 'delivered' }, 'Umelipa TZS 24,000 · Ulilipa ulipopokea TZS 5,000'],
  ['sw', { status: 'cancelled', refund: done }, 'Umerudishiwa TZS 24,000 kwenye namba uliyolipia.'],
] as const)('[MON-042][MON-030] a list says in %s of %j: %s', async (language, given, line) => {
  await chooseLanguage(language)
  expect(moneyLine(anOrder(given), textsNow('checkout'))).toBe(line)
})

test('[MON-030][SELL-016] a partly refunded order shows the refund, and Buy again uses the quantities first ordered', () => {
  const [item] = anOrder().items
  const order = anOrder({ items: item ? [{ ...item, quantity: 0, ordered: 2 }] : [], refund: { amount: 12_000, state: 'done' } })
  expect(refundText(order, textsNow('checkout'))).toBe('Refunded TZS 12,000 to the number you paid from.')
  expect(orderedLines(order).map(({ quantity }) => quantity)).toEqual([2])
})
