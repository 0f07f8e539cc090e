import { beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { callDefaults as english } from '#contract/messages/en.ts'
import { callDefaults as swahili } from '#contract/messages/sw.ts'
import { type ApiError, send } from './client.ts'
import { errorText } from './errorText.ts'

const texts = { common: { language: 'en' }, errors: { ...english, offline: '', notKept: '', unexpected: '', known: {} } }

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 500 })),
  )
})

/** Each call in the requirements' list of errors fails here, and the server sends no message. */
test.each<[string, Call, string]>([
  ['[ERR-001]', calls.listAddresses, 'Failed to fetch addresses'],
  ['[ERR-002]', calls.getAddress, 'Failed to fetch address'],
  ['[ERR-003]', calls.createAddress, 'Failed to create address'],
  ['[ERR-004]', calls.updateAddress, 'Failed to update address'],
  ['[ERR-005]', calls.deleteAddress, 'Failed to delete address'],
  ['[ERR-006]', calls.setDefaultAddress, 'Failed to set as default address'],
  ['[ERR-007]', calls.requestCode, 'Login failed'],
  ['[ERR-008]', calls.verifyCode, 'OTP verification failed'],
  ['[ERR-009]', calls.register, 'Registration failed'],
  ['[ERR-010]', calls.getProfile, 'Failed to fetch user profile'],
  ['[ERR-011]', calls.listOrders, 'Failed to fetch orders'],
  ['[ERR-013]', calls.getOrder, 'Failed to fetch order details'],
  ['[ERR-013]', calls.getDelivery, 'Failed to fetch order details'],
  ['[ERR-014]', calls.createOrder, 'Failed to create order'],
  ['[ERR-015]', calls.cancelOrder, 'Failed to cancel order'],
  ['[ERR-016]', calls.startPayment, 'Failed to initiate payment'],
  ['[ERR-017]', calls.getPaymentStatus, 'Failed to check payment status'],
  ['[ERR-018]', calls.postCallback, 'Failed to process payment callback'],
  ['[ERR-019]', calls.listProducts, 'Failed to fetch products'],
  ['[ERR-020]', calls.listCategories, 'Failed to fetch categories'],
  ['[ERR-020]', calls.getCategory, 'Failed to fetch categories'],
  ['[ERR-021]', calls.listCategoryProducts, 'Failed to fetch products by category'],
  ['[ERR-022]', calls.getProduct, 'Failed to fetch product details'],
  ['[ERR-024]', calls.listTransporters, 'Failed to fetch transporters'],
  ['[ERR-028]', calls.getOwnTransporter, 'Failed to fetch current transporter details'],
  ['[ERR-029]', calls.getTransporter, 'Failed to fetch transporter details'],
  ['[ERR-030]', calls.listDeliveries, 'Failed to fetch transporter orders'],
  ['[ERR-026]', calls.createSellerProfile, 'Failed to create seller profile'],
  ['[ERR-027]', calls.updateSellerProfile, 'Failed to update seller profile'],
  ['[ERR-045]', calls.upload, 'Failed to upload image'],
  ['[ERR-040]', calls.sendContact, 'Failed to send message'],
])('%s a call that fails without a message has its own text: %o', async (_row, call, words) => {
  const params = { id: 'x', folder: 'x', provider: 'mobile-money', reference: 'x' }
  const error = await send(call, { params }).then(
    () => expect.unreachable('the call went well'),
    (refused: ApiError) => refused,
  )
  expect(errorText(error, texts)).toBe(words)
})

test('[I18N-011] every default text exists in both languages and is unique', () => {
  expect(Object.keys(swahili)).toEqual(Object.keys(english))
  expect(Object.values(swahili).every((words) => words.length > 5)).toBe(true)
  const used = new Set<string>(Object.values(calls).map((call) => call.fails))
  const screens = ['fetchRelatedProducts', 'fetchOrder'] // texts that one screen uses instead of the call's default (ERR-012, ERR-023)
  expect(Object.keys(english).filter((key) => !used.has(key) && !screens.includes(key))).toEqual([])
})
