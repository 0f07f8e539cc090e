import { beforeAll, expect, test } from 'vitest'
import { type Call, Problem } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { type TestMock, testMock } from '../testing/testing.ts'
import { digestOf } from '../world/digest.ts'

let mock: TestMock
beforeAll(async () => {
  mock = await testMock()
})

const people = { guest: undefined, buyer: 'asha', seller: 'zawadi', transporter: 'elia' } as const
type Who = keyof typeof people
const table = (Object.entries(calls) as [CallName, Call][]).flatMap(([name, call]) =>
  (Object.keys(people) as Who[]).map((who) => [name, who, call] as const),
)

const filled = (path: string, params: Record<string, string>) => path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? 'none')
const send = (call: Call, who: Who) =>
  mock.call(call.method, filled(call.path, { provider: 'mobile-money', folder: 'product-images' }), {
    as: people[who],
    // The body is wrong and the provider's secret is missing, so every check before the 400 must refuse first.
    ...(call.body && { body: { nonsense: true } }),
  })

/** The calls on the profile of the caller, who has none here. */
const onOwnProfile = new Set<CallName>(['getSellerProfile', 'updateSellerProfile', 'getOwnTransporter', 'updateTransporter'])

/** Returns the expected status of a call by this person with an unknown id and a wrong body: 401, 403, 404 or 400, in this order. */
function expected(name: CallName, call: Call, who: Who): number[] {
  if (call.who === 'provider') return [403]
  if (who === 'guest' && call.who !== 'anyone') return [401]
  if ((call.who === 'seller' || call.who === 'transporter') && who !== call.who) return [403]
  if (call.verified) return [403]
  if (/:(id|reference)/.test(call.path) || onOwnProfile.has(name)) return [404]
  if (name === 'upload') return [415]
  return call.body ? [400] : [call.status]
}

test.each(table)('[QA-037][GEN-029][API-067] %s by a %s is refused in the order 401, 403, 404, 400', async (name, who, call) => {
  const { status, body } = await send(call, who)
  expect(expected(name, call, who)).toContain(status)
  if (status >= 400) expect(Problem.safeParse(body).success).toBe(true)
})

test('[QA-037] the refused calls of the table changed nothing', async () => {
  const fresh = await testMock()
  expect(mock.world.db.records()).toEqual(fresh.world.db.records())
  expect(digestOf(mock.world)).toBe(digestOf(fresh.world))
})

/** Calls on a record that belongs to another user with the same role. */
const foreign: [CallName, string, Record<string, string>][] = [
  ['getAddress', 'asha', { id: 'neema-home' }],
  ['updateAddress', 'asha', { id: 'neema-home' }],
  ['deleteAddress', 'asha', { id: 'neema-home' }],
  ['setDefaultAddress', 'asha', { id: 'neema-home' }],
  ['updateProduct', 'ziwa', { id: 'red-snapper-changu-1-kg' }],
  ['deleteProduct', 'ziwa', { id: 'red-snapper-changu-1-kg' }],
  ['getPayout', 'ziwa', { id: 'mwanaidi' }],
  ['cancelPayout', 'ziwa', { id: 'mwanaidi' }],
  ['getOrder', 'baraka', { id: 'order-104698' }],
  ['cancelOrder', 'baraka', { id: 'order-104698' }],
  ['setOrderStatus', 'ziwa', { id: 'order-104698' }],
  ['setTracking', 'ziwa', { id: 'order-104698' }],
  ['reportShortage', 'ziwa', { id: 'order-104698' }],
  ['acceptRest', 'baraka', { id: 'order-104698' }],
  ['getDelivery', 'elia', { id: 'order-104698' }],
  ['setDeliveryStatus', 'edina', { id: 'order-104698' }],
  ['reportAttempt', 'edina', { id: 'order-104698' }],
]

test.each(foreign)('[SEC-005][QA-037] %s on someone else’s record is 403 for %s, even with a wrong body', async (name, as, params) => {
  const call: Call = calls[name]
  const payout = mock.world.db.payouts.where('userId', 'mwanaidi')[0]?.id ?? ''
  const path = filled(call.path, name.includes('Payout') ? { id: payout } : params)
  const { status, body } = await mock.call(call.method, path, { as, ...(call.body && { body: { nonsense: true } }) })
  expect([status, body.code]).toEqual([403, 'not_yours'])
  expect(body.message).toMatch(/.{10}/)
})

test.each([
  ['en', 'Please sign in.', 'Only sellers can do this.', 'This belongs to someone else.'],
  ['sw', 'Ingia kwanza.', 'Ni wauzaji tu wanaoweza kufanya hivi.', 'Hii ni ya mtu mwingine.'],
] as const)('[QA-038] refusals use the client’s language (%s)', async (language, guest, role, owner) => {
  expect((await mock.call('GET', '/orders', { language })).body).toEqual({ message: guest, code: 'sign_in_first' })
  expect((await mock.call('GET', '/orders/seller', { as: 'asha', language })).body).toEqual({ message: role, code: 'seller_only' })
  expect((await mock.call('GET', '/addresses/neema-home', { as: 'asha', language })).body).toEqual({ message: owner, code: 'not_yours' })
})

test.each(['', 'Bearer', 'Bearer nonsense', 'Basic YTpi', 'Bearer a b'])(
  '[QA-037] the authorization %j is refused with 401',
  async (authorization) => {
    expect((await mock.call('GET', '/orders', { headers: { authorization } })).status).toBe(401)
  },
)

test('[SEC-020] only the simulated provider can post a callback; others get 403', async () => {
  const callback = (headers: Record<string, string>) =>
    mock.call('POST', '/mobile-money/callback', { as: 'asha', body: { reference: 'RF-none', status: 'success' }, headers })
  expect((await callback({})).body.code).toBe('provider_only')
  expect((await callback({ 'x-provider-secret': 'guess' })).status).toBe(403)
  expect((await callback({ 'x-provider-secret': 'provider' })).status).toBe(200)
})
