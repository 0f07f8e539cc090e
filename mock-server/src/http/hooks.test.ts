import { beforeAll, expect, test } from 'vitest'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeAll(async () => {
  mock = await testMock()
})

const phoneNumber = '+255712345678'
test.each([
  ['GET', '/v1/categories', undefined, 'no-cache'],
  ['GET', '/v1/products?take=5', undefined, 'no-cache'],
  ['GET', '/v1/products/nile-tilapia-sato-1-kg', undefined, 'no-cache'],
  ['GET', '/v1/products', 'asha', 'no-store'],
  ['GET', '/v1/orders', 'asha', 'no-store'],
  ['GET', '/v1/orders/none', 'asha', 'no-store'],
  ['GET', '/v1/addresses', 'asha', 'no-store'],
  ['GET', '/v1/auth/profile', undefined, 'no-store'],
  ['GET', '/v1/auth/profile', 'asha', 'no-store'],
  ['POST', '/v1/auth/login/phone', undefined, 'no-store'],
  ['POST', '/v1/auth/verify-otp', undefined, 'no-store'],
  ['POST', '/v1/auth/register', undefined, 'no-store'],
  ['GET', '/__mock/api/phones/255712345678/messages', undefined, 'no-store'],
] as const)('only what a guest reads may be cached: %s %s as %s', async (method, url, as, expected) => {
  const headers = as && { authorization: `Bearer ${mock.signIn(as)}` }
  const reply = await mock.app.inject({ method, url, ...(headers && { headers }), ...(method === 'POST' && { payload: { phoneNumber } }) })
  expect(reply.headers['cache-control']).toBe(expected)
})
