import { beforeEach, expect, test } from 'vitest'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
const home = {
  fullName: 'Asha Salum',
  phoneNumber: '255712345678',
  addressLine1: 'Mtaa wa Lumumba 12',
  city: 'Dar es Salaam',
  region: 'Dar es Salaam',
  district: 'Ilala',
  country: 'Tanzania',
}
const add = (body: object = home) => mock.call('POST', '/addresses', { as: 'asha', body })
const list = async () => (await mock.call('GET', '/addresses', { as: 'asha' })).body

test('[API-012][ADDR-001] creating an address returns the whole address with 201', async () => {
  const { status, body } = await add()
  expect(status).toBe(201)
  expect(body).toEqual({ ...home, id: expect.any(String), isDefault: false, createdAt: mock.world.clock.iso() })
})

test('[ADDR-013][API-010] the newest address is first', async () => {
  await mock.world.clock.advance(1)
  const first = (await add()).body
  const second = (await add()).body
  expect((await list()).slice(0, 2)).toEqual([second, first])
})

test('[ADDR-004][API-015] making an address the default clears the flag of all others', async () => {
  const { id } = (await add()).body
  const changed = await mock.call('PATCH', `/addresses/${id}/default`, { as: 'asha', body: { isDefault: true } })
  expect(changed.body).toMatchObject({ id, isDefault: true })
  expect((await list()).filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([changed.body])
})

test('[ADDR-004] adding or changing an address as default clears the flag of all others', async () => {
  const created = (await add({ ...home, isDefault: true })).body
  expect((await list()).filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([created])
  await mock.call('PUT', '/addresses/asha-home', { as: 'asha', body: { ...home, isDefault: true } })
  expect((await list()).filter(({ isDefault }: { isDefault: boolean }) => isDefault).map(({ id }: { id: string }) => id)).toEqual([
    'asha-home',
  ])
})

test('[API-011][API-013][API-014] an address can be read, changed and deleted', async () => {
  const changed = await mock.call('PUT', '/addresses/asha-home', { as: 'asha', body: { ...home, city: 'Kigamboni' } })
  expect(changed.body.city).toBe('Kigamboni')
  expect((await mock.call('GET', '/addresses/asha-home', { as: 'asha' })).body).toEqual(changed.body)
  expect((await mock.call('DELETE', '/addresses/asha-home', { as: 'asha' })).status).toBe(204)
  expect((await mock.call('GET', '/addresses/asha-home', { as: 'asha' })).status).toBe(404)
})

test.each(['fullName', 'phoneNumber', 'addressLine1', 'city', 'region', 'district', 'country'])(
  '[ADDR-008][ADDR-009] %s is required',
  async (field) => {
    const { [field as keyof typeof home]: _, ...rest } = home
    const { status, body } = await add(rest)
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [field]: 'Please fill in this field.' })
    expect((await add({ ...home, [field]: '  ' })).status).toBe(400)
  },
)

test.each(['254712345678', '255254712345678', '+255712345678', '0712345678'])(
  '[ADDR-012] a phone that is not 255 and nine digits is 400: %s',
  async (phoneNumber) => {
    const { status, body } = await add({ ...home, phoneNumber })
    expect([status, body.fields]).toEqual([400, { phoneNumber: 'Please enter a valid phone number.' }])
  },
)

test('[ADDR-002] the second line and the postal code are optional, and may be sent empty', async () => {
  expect((await add({ ...home, addressLine2: '', postalCode: '' })).status).toBe(201)
})

test.each([
  ['GET', '', undefined],
  ['PUT', '', home],
  ['DELETE', '', undefined],
  ['PATCH', '/default', { isDefault: true }],
] as const)('[SEC-005][GEN-029] %s on another user’s address is 403 and changes nothing', async (method, tail, body) => {
  const before = mock.world.db.addresses.list()
  const refused = await mock.call(method, `/addresses/neema-home${tail}`, { as: 'asha', body })
  expect(refused.status).toBe(403)
  expect(refused.body.code).toBe('not_yours')
  expect(mock.world.db.addresses.list()).toEqual(before)
})

test.each([
  ['id', 'mine'],
  ['userId', 'neema'],
  ['createdAt', '2000-01-01T00:00:00Z'],
])('[QA-039] a body never sets %s', async (field, value) => {
  const { body } = await add({ ...home, [field]: value })
  expect(body[field]).not.toBe(value)
  expect(mock.world.db.addresses.get(body.id)).toMatchObject({ userId: 'asha', createdAt: mock.world.clock.iso() })
})

test.each([
  ['en', 'At most 100 characters.'],
  ['sw', 'Herufi zisizozidi 100.'],
] as const)('[SEC-021] an over-long line is refused (%s)', async (language, text) => {
  const { body } = await mock.call('POST', '/addresses', { as: 'asha', body: { ...home, city: 'x'.repeat(101) }, language })
  expect(body).toEqual({ message: text, code: 'body_wrong', fields: { city: text } })
})
