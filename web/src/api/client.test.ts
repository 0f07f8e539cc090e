import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestCode } from '#contract/auth.ts'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { getCategory, getProduct, listCategories, listCategoryProducts, listProducts } from '#contract/catalogue.ts'
import { callDefaults } from '#contract/messages/en.ts'
import { createOrder, getOrder, listOrders } from '#contract/order.ts'
import { startPayment } from '#contract/payment.ts'
import { getProfile } from '#contract/session.ts'
import { anOrder, aProduct, aUser } from '#fixtures/builders.ts'
import { ApiError, send } from './client.ts'
import { errorText, failureText } from './errorText.ts'
import { onTokenRefused, readToken, storeToken } from './token.ts'

const texts = {
  common: { language: 'en' },
  errors: { ...callDefaults, offline: '', notKept: 'Not available offline.', unexpected: 'Odd', known: {} },
}
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => void vi.useRealTimers())

function answerWith(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fetched = vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response(body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

/** Responds only to an abort. */
const silent = (_url: string, { signal }: RequestInit) =>
  new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted'))))

const refusal = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable('the call went well'),
    (error: unknown) => (error instanceof ApiError ? error : expect.unreachable(String(error))),
  )

test('[GEN-019] a call goes to /v1 of the same origin, with path and query', async () => {
  const fetched = answerWith(200, { data: [], meta: { total: 0, skip: 0, take: 8, hasMore: false } })
  await send(listProducts, { query: { take: 8, search: 'changu & co', categoryId: undefined } })
  expect(fetched.mock.calls[0]?.[0]).toBe('/v1/products?take=8&search=changu+%26+co')
})

test('[GEN-019] the API host comes from the configuration', async () => {
  const fetched = answerWith(200, { data: [] })
  vi.stubEnv('VITE_API_HOST', 'https://api.samaki.example/')
  vi.resetModules()
  const configured = await import('./client.ts')
  vi.unstubAllEnvs()
  await configured.send(listCategories)
  expect(fetched.mock.calls[0]?.[0]).toBe('https://api.samaki.example/v1/categories')
})

test('[GEN-020] a body is sent as JSON', async () => {
  const fetched = answerWith(200, { message: 'sent' })
  await send(requestCode, { body: { phoneNumber: '+255712345678' } })
  const init = fetched.mock.calls[0]?.[1]
  expect(init?.body).toBe('{"phoneNumber":"+255712345678"}')
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
})

test('[GEN-021] the stored token is sent, and without one there is no header', async () => {
  const fetched = answerWith(200, { data: [] })
  await send(listCategories)
  storeToken('t-1')
  await send(listCategories)
  expect(fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'))).toEqual([null, 'Bearer t-1'])
})

test('[GEN-022] a 401 removes the token of its call', async () => {
  storeToken('t-1')
  answerWith(401, { message: 'Sign in first', code: 'no_token' })
  expect((await refusal(send(getProfile))).status).toBe(401)
  expect(readToken()).toBeNull()
})

test('[GEN-022] a 401 to a call with another token removes nothing', async () => {
  storeToken('old')
  vi.stubGlobal('fetch', async () => {
    storeToken('new')
    return new Response('{}', { status: 401 })
  })
  await refusal(send(getProfile))
  expect(readToken()).toBe('new')
})

test('[GEN-023] parallel 401s notify the listener once', async () => {
  storeToken('t-1')
  answerWith(401, {})
  const onRefused = vi.fn()
  const stop = onTokenRefused(onRefused)
  await Promise.all([refusal(send(listOrders)), refusal(send(listOrders)), refusal(send(getProfile))])
  stop()
  expect(onRefused).toHaveBeenCalledTimes(1)
})

test('[GEN-023] a 401 of a sign-in call keeps the session', async () => {
  storeToken('t-1')
  answerWith(401, { message: 'no' })
  await refusal(send(requestCode, { body: { phoneNumber: '+255712345678' } }))
  expect(readToken()).toBe('t-1')
})

test("[GEN-024] a failed call shows the server's message", async () => {
  answerWith(409, { message: 'Only 3 left', code: 'stock', fields: { items: 'too many' } })
  const error = await refusal(send(listOrders))
  expect(errorText(error, texts)).toBe('Only 3 left')
  expect(error).toMatchObject({ status: 409, code: 'stock', fields: { items: 'too many' }, unclear: false })
})

test('[PWA-005] without a network every read has the same text; commands and timeouts keep theirs', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  const read = await refusal(send(listOrders))
  expect([errorText(read, texts), errorText(read, texts, 'Own words'), failureText(read, texts, 'Error: {error}')]).toEqual(
    Array(3).fill('Not available offline.'),
  )
  const command = await refusal(send(requestCode, { body: { phoneNumber: '+255712345678' } }))
  expect([errorText(command, texts), failureText(command, texts, 'Own words')]).toEqual(['Login failed', 'Own words'])
  const slow = new ApiError(listOrders, { status: 0, code: 'timeout' })
  expect([errorText(slow, texts), errorText(slow, texts, 'Own words')]).toEqual(['Failed to fetch orders', 'Own words'])
})

test.each([
  ['an empty body', undefined],
  ['a body which is no JSON', '<html>'],
  ['a body without a message', { error: 'x' }],
  ['an empty message', { message: '', code: 'x' }],
])('[GEN-025] %s shows the default text of the call', async (_, body) => {
  answerWith(500, body)
  expect(errorText(await refusal(send(listOrders)), texts)).toBe('Failed to fetch orders')
})

test('[I18N-011] a known code has a Swahili text; any other message is shown as sent', async () => {
  const swahili = { common: { language: 'sw' }, errors: { ...texts.errors, known: { phone_unknown: 'Hakuna akaunti' } } }
  answerWith(400, { message: 'No account', code: 'phone_unknown' })
  expect(errorText(await refusal(send(listOrders)), swahili)).toBe('Hakuna akaunti')
  answerWith(400, { message: 'Something else', code: 'other' })
  expect(errorText(await refusal(send(listOrders)), swahili)).toBe('Something else')
})

test.each([
  ['30 s', listOrders, undefined, 30_000],
  ['60 s for a payment start', startPayment, { amount: 1, phone: '255712345678' }, 60_000],
])('[MON-007] a call without a response ends after %s and is unclear', async (_, call, body, limit) => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', silent)
  let ended: ApiError | null = null
  void refusal(send(call, body ? { body: body as never } : {})).then((error) => (ended = error))
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(ended).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toMatchObject({ status: 0, code: 'timeout', unclear: true })
})

test('[MON-007] a lost connection, an empty and an unreadable response are unclear', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')))
  expect(await refusal(send(listOrders))).toMatchObject({ status: 0, code: 'offline', unclear: true })
  answerWith(200, undefined)
  const start = () => refusal(send(startPayment, { body: { amount: 1, phone: '255712345678' } }))
  expect(await start()).toMatchObject({ status: 200, code: 'empty', unclear: true })
  answerWith(200, { success: 'perhaps' })
  expect(await start()).toMatchObject({ code: 'unreadable', unclear: true })
})

test.each(['', ' ', 'null', '{}', '{"data":null}', '{ "data" : null }'])('[PROD-020] %j is an empty response', async (text) => {
  vi.stubGlobal('fetch', async () => new Response(text))
  expect(await refusal(send(getProduct, { params: { id: 'p1' } }))).toMatchObject({ status: 200, code: 'empty' })
})

test.each(['[]', '{"data":{}}', 'nothing'])('[PROD-019] %s is an unreadable response', async (text) => {
  vi.stubGlobal('fetch', async () => new Response(text))
  expect(await refusal(send(getProduct, { params: { id: 'p1' } }))).toMatchObject({ status: 200, code: 'unreadable' })
})

const category = { id: 'c1', name: 'Lake fish' }
const product = aProduct()
const meta = { total: 1, skip: 0, take: 10, hasMore: false }

test.each([
  ['[API-016] categories in data', listCategories, { data: [category] }, { data: [category] }],
  ['[API-016] bare categories', listCategories, [category], { data: [category] }],
  ['[API-019] products with meta', listProducts, { data: [product], meta }, { data: [product], meta }],
  ['[API-020] bare products', listProducts, [product], { data: [product], meta }],
  ['[API-022] a product under data', getProduct, { data: product }, product],
  ['[API-017] a category', getCategory, category, category],
  ['[API-023] bare products of a category', listCategoryProducts, [product], { data: [product] }],
  ['[API-023] products of a category in data', listCategoryProducts, { data: [product] }, { data: [product] }],
])('%s are accepted', async (_, call, body, expected) => {
  answerWith(200, body)
  expect(await send(call, 'params' in call || call.path.includes(':id') ? { params: { id: 'x1' } } : {})).toEqual(expected)
})

const user = aUser()
const order = anOrder()

test.each([
  ['bare', user],
  ['under data', { data: user }],
  ['under user', { user }],
])('[API-006] the profile is parsed %s', async (_, body) => {
  answerWith(200, body)
  expect(await send(getProfile)).toEqual(user)
})

test.each([
  ['bare', [order]],
  ['under data', { data: [order] }],
  ['under orders', { orders: [order] }],
])('[API-028] orders are parsed %s', async (_, body) => {
  answerWith(200, body)
  expect(await send(listOrders)).toEqual([order])
})

test('[API-025][API-029] an order is parsed bare or under data', async () => {
  answerWith(201, { data: order })
  expect(await send(createOrder, { body: {} as never })).toEqual(order)
  answerWith(200, order)
  expect(await send(getOrder, { params: { id: 'o1' } })).toEqual(order)
})

test.each([
  ['categories', listCategories, { data: [] }],
  ['products', listProducts, { data: [], meta: { total: 0, skip: 0, take: 10, hasMore: false } }],
])('[GEN-027][GEN-028][API-021] an unexpected shape of %s becomes an empty list with a warning', async (_, call, expected) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answerWith(200, { items: { fish: 'many' } })
  expect(await send(call)).toEqual(expected)
  expect(warned).toHaveBeenCalledTimes(1)
})

test.each([
  ['an error', { error: 'login required' }],
  ['an error with details', { error: { code: 401, text: 'login required' } }],
  ['a message', { message: 'Please log in', code: 'login' }],
  ['a failure', { success: false }],
  ['nothing', {}],
  ['a text', 'login required'],
  ['a number', 7],
  ['null', null],
])('[PWA-016][GEN-027] %s with status 200 is a failure of every list of the catalogue, not an empty list', async (_, body) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const call of [listCategories, listProducts, listCategoryProducts, calls.listOwnProducts]) {
    answerWith(200, JSON.stringify(body))
    const error = await refusal(send(call as Call, { params: { id: 'x1' } }))
    expect(['empty', 'unreadable']).toContain(error.code)
    expect(errorText(error, texts)).toBe(callDefaults[call.fails])
  }
  expect(warned).not.toHaveBeenCalled()
})

test('[MON-040] a read that decides asks the server itself, and takes neither a stored reply nor one that the page requested earlier', async () => {
  const product = { id: 'p1' }
  const first = Promise.resolve(Response.json(product))
  vi.stubGlobal('window', { firstCalls: { language: 'en', token: null, responses: new Map([['/products/p1', first]]) } })
  const fetched = answerWith(200, product, { 'x-saved-at': '1' })
  const read = { params: { id: 'p1' }, decides: true } as const
  expect(await refusal(send(getProduct, read))).toMatchObject({ status: 0, code: 'offline', isRead: true })
  expect(fetched.mock.calls[0]?.[1].cache).toBe('no-store')
  vi.unstubAllGlobals()
})

test('[MON-040][SEC-026] only calls that anybody may make can be answered from a cache', async () => {
  for (const call of Object.values<Call>(calls)) {
    const fetched = answerWith(200, {})
    await send(call, { params: { id: 'x1', reference: 'r1', folder: 'products' } }).catch(() => {})
    expect([call.path, fetched.mock.calls[0]?.[1].cache]).toEqual([call.path, call.who === 'anyone' ? undefined : 'no-store'])
  }
})

const PORTAL = '<!DOCTYPE html>\n<html><body>Accept our terms to go online</body></html>'
test.each(Object.entries(calls))(
  '[GEN-027][MON-007] an HTML page instead of JSON is a failure of %s, not an empty list or a success',
  async (_, call) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const page of [PORTAL, ` \n${PORTAL}`]) {
      answerWith(200, page)
      const error = await refusal(send(call as Call, { params: { id: 'x1', reference: 'r1', folder: 'products' } }))
      expect(error).toMatchObject({ status: 200, code: 'unreadable', unclear: true })
      expect(errorText(error, { ...texts, errors: { ...texts.errors, unexpected: 'Odd' } })).not.toBe('')
    }
    expect(warned).not.toHaveBeenCalled()
  },
)

test.each(['GET /categories', 'GET /products', 'GET /products/category/:id', 'GET /products/me'])(
  '[GEN-027] %s without a body or with plain text fails too',
  async (name) => {
    const call = Object.values(calls).find(({ method, path }) => `${method} ${path}` === name)
    for (const body of [undefined, 'Service starting']) {
      answerWith(200, body)
      expect(['empty', 'unreadable']).toContain((await refusal(send(call as Call, { params: { id: 'x1' } }))).code)
    }
  },
)

test.each(['listOrders', 'listSellerOrders', 'listPayouts', 'listDeliveries', 'listTransporters', 'listAddresses'] as const)(
  '[GEN-027] %s with an unknown JSON shape fails with its own text, so that no money or work seems lost',
  async (name) => {
    answerWith(200, { result: { entries: 'none' } })
    const error = await refusal(send(calls[name]))
    expect(error.code).toBe('unreadable')
    expect(errorText(error, texts)).toBe(callDefaults[calls[name].fails])
  },
)

test('the caller can abort a call', async () => {
  vi.stubGlobal('fetch', silent)
  const stop = new AbortController()
  const answer = send(listOrders, { signal: stop.signal })
  stop.abort('left the page')
  await expect(answer).rejects.toBe('left the page')
})

test('a refusal says how long to wait', async () => {
  answerWith(429, { message: 'Please wait 12 seconds before asking for another code.', code: 'code_wait' }, { 'retry-after': '12' })
  expect(await refusal(send(listOrders))).toMatchObject({ retryAfter: 12, unclear: false })
})
