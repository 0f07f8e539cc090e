import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Call, Problem } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { controlCalls } from '#contract/control/calls.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeAll(async () => {
  mock = await testMock()
})

const texts = {
  en: {
    unreadable: 'The request could not be read.',
    large: 'This is too large to send.',
    type: 'This kind of content is not accepted.',
    unknown: "We couldn't find this.",
  },
  sw: {
    unreadable: 'Ombi halisomeki.',
    large: 'Hii ni kubwa mno, haiwezi kutumwa.',
    type: 'Aina hii ya maudhui haikubaliki.',
    unknown: 'Hatujapata unachotafuta.',
  },
} as const
const languages = ['en', 'sw'] as const

test.each(languages)('[QA-038][SEC-018] an unreadable body is 400 (%s)', async (language) => {
  for (const body of ['{"phoneNumber": ', '{', 'nonsense', '{"__proto__": {"x": 1}}']) {
    const reply = await mock.call('POST', '/auth/login/phone', { body, language })
    expect(reply).toMatchObject({ status: 400, body: { message: texts[language].unreadable, code: 'body_unreadable' } })
  }
})

test.each(languages)('[SEC-007] a body above 100 kB is 413 (%s)', async (language) => {
  const body = { name: 'x'.repeat(100_001), phoneNumber: '+255712345678', email: 'a@b.c' }
  expect(await mock.call('POST', '/auth/register', { body, language })).toMatchObject({
    status: 413,
    body: { message: texts[language].large, code: 'body_too_large' },
  })
})

test.each(languages)('[QA-038] a body of an unsupported media type is 415 (%s)', async (language) => {
  const reply = await mock.call('POST', '/contact', {
    body: 'a=1',
    language,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(reply).toMatchObject({ status: 415, body: { message: texts[language].type, code: 'type_unsupported' } })
})

test.each(languages)('[QA-038] a call that does not exist is 404 (%s)', async (language) => {
  expect(await mock.call('GET', '/nothing', { language })).toMatchObject({
    status: 404,
    body: { message: texts[language].unknown, code: 'not_found' },
  })
  expect((await mock.call('DELETE', '/products', { language })).status).toBe(404)
})

test.each(languages)('[QA-038] when the body is not an object, the refusal names every missing field (%s)', async (language) => {
  const text = language === 'en' ? 'Please fill in this field.' : 'Jaza hapa.'
  for (const body of [undefined, [], '"text"', 'null', '7']) {
    const reply = await mock.call('POST', '/auth/register/transporter', { body, language })
    expect(reply.status).toBe(400)
    expect(reply.body.fields).toEqual({ name: text, phoneNumber: text, email: text, businessName: text })
  }
})

const message = { firstName: 'Asha', lastName: 'Salum', email: 'asha@example.com', subject: 'Refund', message: 'Hello' }

test.each([
  ['firstName', 5, 'This value is not valid.'],
  ['firstName', ' ', 'Please fill in this field.'],
  ['firstName', 'x'.repeat(101), 'At most 100 characters.'],
  ['email', 'none', 'Please enter a valid email address.'],
  ['message', 'x'.repeat(1_001), 'At most 1,000 characters.'],
  ['message', null, 'This value is not valid.'],
  ['message', undefined, 'Please fill in this field.'],
])('[QA-038][SEC-021] the refusal of %s %j names the field', async (field, value, text) => {
  const { status, body } = await mock.call('POST', '/contact', { body: { ...message, [field]: value } })
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'body_wrong', fields: { [field]: text } })
})

const order = (quantity: unknown, notes?: unknown) => ({
  items: [{ productId: 'nile-tilapia-sato-1-kg', quantity }],
  deliveryOption: 'standard',
  paymentMethod: 'cash_on_delivery',
  addressId: 'asha-home',
  transactionId: '',
  paymentDetails: { provider: 'Cash', phoneNumber: '', transactionId: '' },
  ...(notes !== undefined && { notes }),
})

test.each([
  [0, 'At least 1.', 'Angalau 1.'],
  [-1, 'At least 1.', 'Angalau 1.'],
  [1.5, 'Please enter a whole number.', 'Weka namba kamili.'],
  [1e9, 'At most 10.', 'Isizidi 10.'],
  ['2', 'Please enter a number.', 'Weka namba.'],
])('[QA-038] the refusal of the quantity %j names its line, and no order is placed', async (quantity, en, sw) => {
  const before = mock.world.db.orders.list()
  for (const [language, text] of [
    ['en', en],
    ['sw', sw],
  ] as const) {
    const { status, body } = await mock.call('POST', '/orders', { as: 'asha', body: order(quantity), language })
    expect(status).toBe(400)
    expect(body).toEqual({ message: text, code: 'body_wrong', fields: { 'items.0.quantity': text } })
  }
  expect(mock.world.db.orders.list()).toBe(before)
})

test('[SEC-021] an over-long note is refused', async () => {
  const { status, body } = await mock.call('POST', '/orders', { as: 'asha', body: order(1, 'x'.repeat(1_001)), language: 'sw' })
  expect(status).toBe(400)
  expect(body).toMatchObject({ message: 'Herufi zisizozidi 1,000.', fields: { notes: 'Herufi zisizozidi 1,000.' } })
})

test('[SEC-018] a malformed URL is refused with 4xx', async () => {
  for (const path of [
    '/products/%zz',
    '/products/%00',
    `/products/${'x'.repeat(5_000)}`,
    '/products/..%2f..%2fetc',
    '/orders//',
    '/products?take=%ff',
  ]) {
    const reply = await mock.call('GET', path, { as: 'asha' })
    expect(reply.status, path).toBeGreaterThanOrEqual(400)
    expect(reply.status, path).toBeLessThan(500)
    expect(Problem.safeParse(reply.body).success, path).toBe(true)
  }
})

test('[SEC-018] no call responds with 5xx, whatever its method, body, id or query', async () => {
  const every = Object.values(calls) as Call[]
  const strange = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string(), fc.constant(undefined))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...every),
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
      strange,
      fc.oneof(
        fc.string({ minLength: 1 }),
        fc.constantFrom('__proto__', 'constructor', '0', 'nile-tilapia-sato-1-kg', 'order-104698', 'mobile-money'),
      ),
      fc.string(),
      fc.constantFrom(undefined, 'asha', 'fatma', 'hamisi'),
      async (call, method, body, id, query, as) => {
        const path = `${call.path.replace(/:\w+/g, () => encodeURIComponent(id))}?search=${encodeURIComponent(query)}&take=${encodeURIComponent(query)}`
        const own = method === call.method || body !== undefined ? body : {}
        const reply = await mock.call(method, path, { as, ...(own !== undefined && method !== 'GET' && { body: JSON.stringify(own) }) })
        expect(reply.status).toBeLessThan(500)
      },
    ),
    { seed: 10, numRuns: 400 },
  )
  expect(mock.world.journal.list({ kind: 'violation' })).toEqual([])
})

test('[SEC-018] a body with a single wrong value never causes a 5xx', async () => {
  const keep = { ...order(2), ...message, phoneNumber: '+255712345678', otp: '123456', amount: 1_000, phone: '255712345678' }
  const every = (Object.values(calls) as Call[]).filter(({ body }) => body)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...every),
      fc.constantFrom(...Object.keys(keep)),
      fc.jsonValue({ maxDepth: 2 }),
      async (call, field, value) => {
        const path = call.path.replace(':provider', 'mobile-money').replace(/:\w+/g, 'order-104697')
        const reply = await mock.call(call.method, path, { as: 'fatma', body: { ...keep, [field]: value } })
        expect(reply.status).toBeLessThan(500)
      },
    ),
    { seed: 10, numRuns: 300 },
  )
  expect(mock.world.journal.list({ kind: 'violation' })).toEqual([])
})

/** JSON nested as deep as the limit of 100 kB allows. */
const deep = {
  lists: `${'['.repeat(45_000)}${']'.repeat(45_000)}`,
  objects: `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`,
  inside: `{"name": ${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
}
test.each(Object.entries(deep))('[SEC-018] every call with a body refuses deeply nested JSON as unreadable: %s', async (_, body) => {
  const every = [
    ...Object.values(calls).map(({ method, path }) => ({ method, url: `/v1${path}` })),
    ...Object.values(controlCalls).map(({ method, path }) => ({ method, url: `/__mock/api${path}` })),
  ]
  for (const { method, url } of every.filter((call) => call.method !== 'GET')) {
    const reply = await mock.app.inject({
      method,
      url: url.replace(':provider', 'mobile-money').replace(/:\w+/g, 'order-104697'),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${mock.signIn('fatma')}`,
        'idempotency-key': `deep-${url.length}`,
      },
      payload: body,
    })
    expect([400, 403, 404, 415], `${method} ${url}`).toContain(reply.statusCode)
    expect(Problem.safeParse(reply.json()).success, `${method} ${url}`).toBe(true)
  }
  expect(mock.world.journal.list({ kind: 'violation' })).toEqual([])
})

test('[SEC-018] scenarios and orders stay far below the limit for nesting', async () => {
  const body = JSON.stringify({ ...message, more: JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`) })
  expect((await mock.call('POST', '/contact', { body })).status).toBe(201)
})

test('[SEC-018] an object that cannot be converted to a string is refused like any other wrong value', async () => {
  const strange = { toString: 1, valueOf: null }
  for (const field of ['code', 'otp', 'phoneNumber', 'pin']) {
    const { status } = await mock.call('POST', '/auth/verify-otp', {
      body: { phoneNumber: '+255712345678', otp: '000000', [field]: strange },
    })
    expect(status, field).toBe(400)
  }
  expect(mock.world.journal.list({ kind: 'violation' })).toEqual([])
})
