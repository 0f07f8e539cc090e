// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearCheckout, readCheckout, storeCheckout } from './checkoutData.ts'

const order = {
  items: [{ productId: 'a', quantity: 1 }],
  addressId: 'home',
  deliveryOption: 'standard',
  paymentMethod: 'mobile_money',
} as const
const data = {
  order: { ...order, items: [...order.items] },
  lines: [{ productId: 'a', name: 'Sato', quantity: 1, unitPrice: 12_000 }],
  amount: 12_000,
  phone: '255712345678',
  payer: '+255712345678',
  checkoutId: 'c1',
}
const HOURS = 3_600_000
const T0 = Date.UTC(2026, 10, 21, 6)

beforeEach(() => {
  vi.useFakeTimers({ now: T0 })
  localStorage.clear()
  storeCheckout(data, 17_000)
})
afterEach(() => void vi.useRealTimers())

test('[PAY-002][CHK-031] checkout data are returned only to the same payer and cart, and for less than 6 hours', () => {
  expect(readCheckout('+255712345678', 'c1')).toEqual({ ...data, storedAt: T0 })
  expect(readCheckout('+255754110226', 'c1')).toBeNull()
  expect(readCheckout('+255712345678', 'c2')).toBeNull()
  vi.setSystemTime(T0 + 6 * HOURS - 1)
  expect(readCheckout('+255712345678', 'c1')).not.toBeNull()
  vi.setSystemTime(T0 + 6 * HOURS)
  expect(readCheckout('+255712345678', 'c1')).toBeNull()
})

test('[CHK-031] unreadable checkout data count as missing', () => {
  for (const broken of ['', '{', '{"amount":1}']) {
    localStorage.setItem('checkoutData', broken)
    expect(readCheckout('+255712345678', 'c1')).toBeNull()
  }
})

test('[CHK-032][PAY-048][PAY-049] the total with the fee is stored too, and both values are cleared', () => {
  expect(localStorage.getItem('orderTotalAmount')).toBe('17000')
  clearCheckout()
  expect([localStorage.getItem('checkoutData'), localStorage.getItem('orderTotalAmount')]).toEqual([null, null])
})
