import { beforeEach, expect, test } from 'vitest'
import { testSocket } from '../testing/money.ts'
import { START, type TestMock, type TestReply, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
const at = (ms: number) => new Date(START + ms).toISOString()

test('[QA-003] a header selects the world, else the cookie, else `default`', async () => {
  const inWorld = (headers: Record<string, string>) => mock.call('GET', '/products/nile-tilapia-sato-1-kg', { headers })
  mock.worlds.get('one').db.products.change('nile-tilapia-sato-1-kg', { availableQuantity: 1 })
  mock.worlds.get('two').db.products.change('nile-tilapia-sato-1-kg', { availableQuantity: 2 })
  expect((await inWorld({ 'x-mock-world': 'one', cookie: 'mock-world=two' })).body.availableQuantity).toBe(1)
  expect((await inWorld({ cookie: 'a=b; mock-world=two; c=d' })).body.availableQuantity).toBe(2)
  expect((await inWorld({})).body.availableQuantity).toBe(mock.world.db.products.get('nile-tilapia-sato-1-kg')?.availableQuantity)
})

test('[QA-005] an invalid name is 400 in the client’s language', async () => {
  const { status, body } = await mock.call('GET', '/products', { headers: { 'x-mock-world': 'No Such' }, language: 'sw' })
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'world_wrong', message: expect.stringContaining('ulimwengu') })
})

test('[QA-007][QA-008] one call resets a world with a seed and a clock', async () => {
  const reply = await mock.control('POST', '/worlds/mine/reset', {
    seed: 'large',
    products: 500,
    clock: { kind: 'frozen', at: at(1_000) },
  })
  expect(reply.body).toEqual({ name: 'mine', now: at(1_000) })
  expect(mock.worlds.get('mine').db.products.list()).toHaveLength(500)
  expect((await mock.control('POST', '/worlds/mine/reset')).status).toBe(200)
  expect((await mock.control('POST', '/worlds/mine/reset', { seed: 'other' })).body.fields).toEqual({
    seed: 'Please choose one of these: default, empty, large.',
  })
})

test('[QA-007] one call each saves a snapshot of a world, restores, forks and drops it', async () => {
  const digest = async () => (await mock.control('GET', '/digest')).body.digest
  const before = await digest()
  await mock.control('POST', '/worlds/default/snapshot', {})
  await mock.control('PATCH', '/db/products/nile-tilapia-sato-1-kg', { availableQuantity: 0 })
  expect(await digest()).not.toBe(before)
  await mock.control('POST', '/worlds/default/fork', { into: 'copy' })
  await mock.control('POST', '/worlds/default/restore', {})
  expect(await digest()).toBe(before)
  expect(mock.worlds.get('copy').db.products.get('nile-tilapia-sato-1-kg')?.availableQuantity).toBe(0)
  expect((await mock.control('DELETE', '/worlds/copy')).status).toBe(204)
  expect((await mock.control('GET', '/worlds')).body.map(({ name }: { name: string }) => name)).toEqual(['default'])
  expect((await mock.control('POST', '/worlds/default/restore', { label: 'none' })).body.code).toBe('snapshot_unknown')
})

test('[QA-006] a call under /worlds/ is journaled in the named world only', async () => {
  await mock.control('POST', '/worlds/mine/reset', {})
  expect(mock.world.journal.list()).toEqual([])
  expect(mock.worlds.get('mine').journal.list()).toMatchObject([{ kind: 'control', text: 'reset' }])
})

test('[QA-012] advancing the clock returns the fired timers; pending timers are listed', async () => {
  let fired = 0
  mock.world.clock.at(START + 500, { name: 'a', fire: () => void fired++ })
  mock.world.clock.at(START + 900, { name: 'b', fire: () => void fired++ })
  expect((await mock.control('GET', '/clock')).body).toMatchObject({
    now: at(0),
    mode: { kind: 'frozen' },
    pending: [
      { due: at(500), name: 'a' },
      { due: at(900), name: 'b' },
    ],
  })
  expect((await mock.control('POST', '/clock/advance', { ms: 600 })).body).toEqual({ now: at(600), fired: [{ due: at(500), name: 'a' }] })
  expect((await mock.control('POST', '/clock/next')).body).toEqual({ now: at(900), fired: [{ due: at(900), name: 'b' }] })
  expect(fired).toBe(2)
  expect(mock.world.journal.list({ kind: 'timer' }).map(({ text }) => text)).toEqual(['a', 'b'])
})

test('[QA-012] a clock never goes backwards: 400', async () => {
  expect((await mock.control('POST', '/clock/advance', { ms: -1 })).body.code).toBe('clock_backwards')
  expect((await mock.control('PUT', '/clock', { kind: 'frozen', at: at(-1) })).body.code).toBe('clock_backwards')
  expect((await mock.control('PUT', '/clock', { kind: 'fast', times: 10 })).body.mode).toEqual({ kind: 'fast', times: 10 })
})

test('[QA-011] the Date header follows the world’s clock', async () => {
  await mock.control('POST', '/clock/advance', { ms: 3_600_000 })
  expect((await mock.call('GET', '/products')).headers['date']).toBe(new Date(START + 3_600_000).toUTCString())
})

test('[QA-040] a call is journaled as request and answer, a control call as one entry, a control read not at all', async () => {
  await mock.call('GET', '/orders/none', { as: 'asha' })
  await mock.control('PATCH', '/db/products/nile-tilapia-sato-1-kg', { availableQuantity: 4 })
  await mock.control('GET', '/db/products')
  expect(mock.world.journal.list()).toMatchObject([
    { seq: 1, kind: 'request', method: 'GET', path: '/v1/orders/none', phone: '255712345678' },
    { seq: 2, kind: 'answer', status: 404, code: 'order_unknown', phone: '255712345678' },
    { seq: 3, kind: 'control', method: 'PATCH', body: { availableQuantity: 4 } },
  ])
})

test('[QA-041] calls filter, count, export and clear the journal', async () => {
  await mock.call('GET', '/categories')
  await mock.call('GET', '/products')
  expect((await mock.control('GET', '/journal?kind=answer&path=/products')).body).toHaveLength(1)
  expect((await mock.control('GET', '/journal/count?kind=request')).body).toEqual({ count: 2, gone: 0 })
  const lines = (await mock.app.inject('/__mock/api/journal/export?kind=request')).body.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { kind: 'world', seed: { name: 'default' }, bornAt: at(0), isWhole: false },
    { path: '/v1/categories' },
    { path: '/v1/products' },
  ])
  expect((await mock.control('GET', '/journal?kind=request,answer&limit=3')).body.map(({ kind }: { kind: string }) => kind)).toEqual([
    'answer',
    'request',
    'answer',
  ])
  expect((await mock.control('GET', '/journal?seq=2,3')).body.map(({ seq }: { seq: number }) => seq)).toEqual([2, 3])
  expect((await mock.control('DELETE', '/journal')).status).toBe(204)
  expect((await mock.control('GET', '/journal')).body).toEqual([])
  expect((await mock.control('GET', '/journal/count')).body).toMatchObject({ count: 0, gone: 5 })
})

test('[QA-043] the same seed and the same commands give an identical journal', async () => {
  const run = async () => {
    const one = await testMock()
    await one.call('POST', '/auth/login/phone', { body: { phoneNumber: '+255712345678' } })
    await one.control('POST', '/clock/advance', { ms: 1_000 })
    await one.call('POST', '/auth/verify-otp', {
      body: { phoneNumber: '+255712345678', otp: one.world.inbox.list('255712345678').at(-1)?.code },
    })
    await one.call('POST', '/contact', { as: 'asha', body: { firstName: 'A', lastName: 'B', email: 'a@b.cd', subject: 'S', message: 'M' } })
    await one.call('POST', '/addresses', { as: 'asha', body: { nonsense: 1 } })
    return one.world.journal.list()
  }
  const first = await run()
  expect(first.length).toBeGreaterThan(8)
  expect(await run()).toEqual(first)
})

test('[QA-044] a sign-in does not write code or token into the journal', async () => {
  await mock.call('POST', '/auth/login/phone', { body: { phoneNumber: '+255712345678' } })
  const code = mock.world.inbox.list('255712345678').at(-1)?.code ?? ''
  const { accessToken } = (await mock.call('POST', '/auth/verify-otp', { body: { phoneNumber: '+255712345678', otp: code } })).body
  await mock.call('GET', '/orders', { headers: { authorization: `Bearer ${accessToken}` } })
  const text = JSON.stringify(mock.world.journal.list())
  expect(text).not.toContain(code)
  expect(text).not.toContain(accessToken)
  expect(text).toContain('••••')
})

test('[QA-010] any record can be changed; an invalid value is refused with its field', async () => {
  const payout = mock.world.db.payouts.list().find(({ status }) => status === 'pending')
  expect((await mock.control('PATCH', `/db/payouts/${payout?.id}`, { status: 'processing' })).body.status).toBe('processing')
  expect((await mock.control('PATCH', `/db/payouts/${payout?.id}`, { status: 'lost' })).body.fields).toHaveProperty('status')
  expect((await mock.control('PATCH', '/db/payouts/none', {})).body.code).toBe('record_unknown')
  expect((await mock.control('GET', '/db/nothing')).status).toBe(404)
})

test('[QA-010] null removes an optional field, and a changed order status is sent to open order screens', async () => {
  const order = mock.world.db.orders.list().find(({ status }) => status === 'processing')
  const socket = testSocket(mock, order?.userId ?? '')
  await mock.control('PATCH', `/db/orders/${order?.id}`, { status: 'shipping', trackingNumber: 'TRK-1' })
  expect((await mock.control('PATCH', `/db/orders/${order?.id}`, { trackingNumber: null })).body).not.toHaveProperty('trackingNumber')
  expect(socket.events.filter(({ event }) => event === 'order-status')).toEqual([
    { event: 'order-status', body: { orderId: order?.id, status: 'shipping' } },
  ])
})

test.each([
  ['sellers', 'seller'],
  ['transporters', 'transporter'],
] as const)(
  '[QA-010][SPRO-042] control calls verify and unverify %s, by profile or user; each change is sent once',
  async (collection, role) => {
    const { db, inbox } = mock.world
    const profile = db[collection].list().find(({ isVerified }) => !isVerified)
    if (!profile) throw new Error(`every one of the ${collection} is verified`)
    const { id, userId } = profile
    const [owner, other] = [testSocket(mock, userId), testSocket(mock, 'asha')]
    expect((await mock.control('POST', `/${collection}/${id}/verify`)).body.isVerified).toBe(true)
    await mock.control('POST', `/${collection}/${userId}/verify`)
    await mock.control('POST', `/${collection}/${userId}/verify`, { isVerified: false })
    expect(db[collection].get(id)?.isVerified).toBe(false)
    await mock.control('PATCH', `/db/${collection}/${id}`, { isVerified: true })
    const results = (socket: typeof owner) => socket.events.filter(({ event }) => event === 'verification').map(({ body }) => body)
    expect(results(owner)).toEqual([true, false, true].map((isVerified) => ({ role, isVerified })))
    expect(results(other)).toEqual([])
    const sent = inbox.list(db.users.get(userId)?.phoneNumber ?? '').map(({ text }) => text)
    expect(sent).toHaveLength(3)
    expect(sent[0]).toMatch(new RegExp(`zimethibitishwa.* / Your ${role} profile is verified`))
    expect(sent[1]).toMatch(new RegExp(`zithibitishwe upya.* / Your ${role} profile must be verified again`))
  },
)

test('[QA-010] a control call moves a payout step by step, never back', async () => {
  const payout = mock.world.db.payouts.list().find(({ status }) => status === 'pending')
  const move = (to: string) => mock.control('POST', `/payouts/${payout?.id}/move`, { to })
  expect((await move('completed')).body.code).toBe('payout_step')
  expect((await move('processing')).body.status).toBe('processing')
  expect((await move('completed')).body.status).toBe('completed')
  expect((await move('pending')).status).toBe(409)
})

test('[QA-009] accounts are listed, and each can sign in without a code', async () => {
  const accounts = (await mock.control('GET', '/accounts')).body
  expect(accounts.length).toBeGreaterThan(5)
  for (const { phone, name } of accounts) {
    const { status, body } = await mock.control('POST', '/sessions', { phoneNumber: phone })
    expect(status).toBe(201)
    const profile = await mock.call('GET', '/auth/profile', { headers: { authorization: `Bearer ${body.accessToken}` } })
    expect(profile.body.name).toBe(name)
  }
  expect((await mock.control('POST', '/sessions', { phoneNumber: '+255799999999' })).status).toBe(400)
})

type Answer = TestReply['body']
const product = '/products/nile-tilapia-sato-1-kg'
const variants: [string, string, string, string[], (body: Answer, plain: Answer) => void][] = [
  ['API-016', 'listCategories', '/categories', ['bare'], (body, plain) => expect(body).toEqual(plain.data)],
  ['API-020', 'listProducts', '/products', ['bare'], (body, plain) => expect(body).toEqual(plain.data)],
  ['API-020', 'listProducts', '/products', ['data'], (body, plain) => expect(body).toEqual({ data: plain.data })],
  [
    'API-023',
    'listCategoryProducts',
    '/products/category/lobster',
    ['dataMeta'],
    (body, plain) => expect(body).toMatchObject({ data: plain.data, meta: { skip: 0, hasMore: false } }),
  ],
  ['API-021', 'listProducts', '/products', ['unexpected'], (body) => expect(body).not.toHaveProperty('data')],
  ['API-022', 'getProduct', product, ['wrapped'], (body, plain) => expect(body).toEqual({ data: plain })],
  ['CAT-031', 'getProduct', product, ['textPrices'], (body, plain) => expect(body.unitPrice).toBe(`${plain.unitPrice}.00`)],
  ['API-022', 'getProduct', product, ['textPrices', 'wrapped'], (body, plain) => expect(body.data.unitPrice).toBe(`${plain.unitPrice}.00`)],
]
test.each(variants)('[QA-034][%s] %s returns its variant %s %j', async (_id, call, path, shapes, check) => {
  const plain = (await mock.call('GET', path)).body
  await mock.control('PUT', '/shapes', { call, shapes })
  check((await mock.call('GET', path)).body, plain)
  await mock.control('PUT', '/shapes', { call, shapes: [] })
  expect((await mock.call('GET', path)).body).toEqual(plain)
  expect(mock.world.journal.list({ kind: 'violation' })).toEqual([])
})

test('[QA-036] a response that does not match the contract is a violation', async () => {
  const { users } = mock.world.db
  const list = users.get.bind(users)
  users.get = (id) => {
    const user = list(id)
    return user && ({ ...user, name: 5 } as never)
  }
  await mock.call('GET', '/auth/profile', { as: 'asha' })
  expect(mock.world.journal.list({ kind: 'violation' })).toMatchObject([
    { invariant: 'contract', text: expect.stringContaining('getProfile answers against the contract: name') },
  ])
})
