import { beforeEach, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { newProduct } from '../http/docs/examples/bodies.ts'
import { aCashOrder, anOrderBody, order, paid, SATO, start } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})

const verify = (collection: 'sellers' | 'transporters', userId: string, isVerified: boolean) =>
  mock.control('POST', `/${collection}/${userId}/verify`, { isVerified })
/** The seller of the product SATO. */
const SELLER = 'ziwa'
const payout = { amount: 10_000, paymentMethod: 'mobile_money', paymentDetails: { phone: '255713604482', operator: 'vodacom' } }
const cash = { items: [{ productId: SATO, quantity: 1, transporterId: 'pwani-express' }] }

/** A valid body for every call that requires a verified profile. */
const bodies: Partial<Record<CallName, object>> = {
  createProduct: newProduct,
  updateProduct: newProduct,
  setOrderStatus: { status: 'processing' },
  setTracking: { trackingNumber: 'PE-1' },
  reportShortage: { lines: [] },
  requestPayout: payout,
  setDeliveryStatus: { status: 'processing' },
  reportAttempt: { reason: 'nobody' },
}
const guarded = (Object.entries(calls) as [CallName, Call][]).filter(([, { verified }]) => verified)

async function make(name: CallName, as: string | undefined, language: 'en' | 'sw' = 'en', id?: string) {
  const call: Call = calls[name]
  const about = id ?? (call.path.startsWith('/products') ? SATO : (await order(mock, aCashOrder(cash))).body.id)
  if (name === 'reportAttempt' && id === undefined) mock.world.db.orders.change(about, { status: 'shipping' })
  if (name === 'setTracking' && id === undefined) mock.world.db.orders.change(about, { status: 'processing' })
  const path = call.path.replace(':id', about)
  const itemId = mock.world.db.orders.get(about)?.items[0]?.id
  const body = name === 'reportShortage' ? { lines: [{ itemId, available: 0 }] } : bodies[name]
  return mock.call(call.method, path, { as, language, ...(body && { body }) })
}
const isTransporters = (name: CallName) => calls[name].who === 'transporter'
const personOf = (name: CallName) => (isTransporters(name) ? 'hamisi' : SELLER)
const unverify = (name: CallName) => (isTransporters(name) ? verify('transporters', 'hamisi', false) : verify('sellers', SELLER, false))

test('[API-068][TDSH-009] sellers’ product writes, order moves and payout requests, and all transporter moves, require verification', () => {
  expect(guarded.map(([name]) => name).sort()).toEqual([...Object.keys(bodies), 'deleteProduct'].sort())
})

test.each(guarded)('[API-068][TDSH-009] %s succeeds with a verified profile', async (name) => {
  expect((await make(name, personOf(name))).status).toBeLessThan(300)
})

test.each(guarded)(
  '[API-068][TDSH-009] %s without a verified profile is 401 for a guest and 403 in both languages, and changes nothing',
  async (name, call) => {
    const { body: placed } = await order(mock, aCashOrder(cash))
    await unverify(name)
    const before = mock.world.db.records()
    const id = call.path.startsWith('/products') ? SATO : placed.id
    expect((await make(name, undefined, 'en', id)).status).toBe(401)
    const [code, en, sw] =
      call.who === 'seller'
        ? ['seller_unverified', 'Your seller profile must be verified first.', 'Taarifa zako za muuzaji lazima zithibitishwe kwanza.']
        : [
            'transporter_profile_unverified',
            'Your transporter profile must be verified first.',
            'Taarifa zako za usafirishaji lazima zithibitishwe kwanza.',
          ]
    expect(await make(name, personOf(name), 'en', id)).toMatchObject({ status: 403, body: { code, message: en } })
    expect(await make(name, personOf(name), 'sw', id)).toMatchObject({ status: 403, body: { code, message: sw } })
    expect(mock.world.db.records()).toEqual(before)
  },
)

test.each([
  ['a seller without a profile', 'zawadi', 'requestPayout', 'seller_unverified'],
  ['a transporter without a profile', 'elia', 'setDeliveryStatus', 'transporter_profile_unverified'],
  ['a transporter who waits', 'grace', 'setDeliveryStatus', 'transporter_profile_unverified'],
] as const)('[API-068][TDSH-009] %s is refused before the record is looked up', async (_, as, name, code) => {
  expect(await make(name, as, 'en', 'none')).toMatchObject({ status: 403, body: { code } })
})

test.each(guarded.filter(([, { path }]) => path.includes(':id')))(
  '[QA-037] %s with a verified profile checks 404, then 403 of the owner, then 400',
  async (name, call) => {
    const other = isTransporters(name) ? 'edina' : 'mwanaidi'
    expect((await make(name, personOf(name), 'en', 'none')).status).toBe(404)
    const id = call.path.startsWith('/products') ? SATO : (await order(mock, aCashOrder(cash))).body.id
    expect(await make(name, other, 'en', id)).toMatchObject({ status: 403, body: { code: 'not_yours' } })
    const path = call.path.replace(':id', id)
    if (call.body) expect((await mock.call(call.method, path, { as: personOf(name), body: { nonsense: true } })).status).toBe(400)
  },
)

test('[API-068] products of an unverified seller are in no public list, and 404 one by one', async () => {
  const own = new Set(mock.world.db.products.where('sellerId', SELLER).map(({ id }) => id))
  const category = mock.world.db.products.get(SATO)?.categoryId ?? ''
  const seen = async () => ({
    list: (await mock.call('GET', '/products?take=100')).body,
    search: (await mock.call('GET', '/products?take=100&search=sato')).body,
    related: (await mock.call('GET', `/products/category/${category}`)).body,
    detail: (await mock.call('GET', `/products/${SATO}`)).status,
  })
  const isOwn = ({ id }: { id: string }) => own.has(id)
  const before = await seen()
  expect([before.list, before.search, before.related].map(({ data }) => data.some(isOwn))).toEqual([true, true, true])
  await verify('sellers', SELLER, false)
  const { list, search, related, detail } = await seen()
  expect([...list.data, ...search.data, ...related.data].filter(isOwn)).toEqual([])
  expect(list.meta.total).toBe(mock.world.db.products.list().filter(({ isActive, sellerId }) => isActive && sellerId !== SELLER).length)
  expect(detail).toBe(404)
  await verify('sellers', SELLER, true)
  expect(await seen()).toEqual(before)
})

test('[API-068] an unverified seller can still read own products', async () => {
  const count = (await mock.call('GET', '/products/me', { as: SELLER })).body.data.length
  await verify('sellers', SELLER, false)
  expect((await mock.call('GET', '/products/me', { as: SELLER })).body.data).toHaveLength(count)
  expect((await mock.call('GET', `/products/${SATO}`, { as: SELLER })).body.id).toBe(SATO)
  expect((await mock.call('GET', `/products/${SATO}`, { as: 'mwanaidi' })).status).toBe(404)
})

test('[API-068] a product of an unverified seller cannot be ordered or paid, like an inactive one', async () => {
  const asWithdrawn = async () => [await order(mock, aCashOrder()), await start(mock)].map(({ status, body }) => ({ status, body }))
  mock.world.db.products.change(SATO, { isActive: false })
  const withdrawn = await asWithdrawn()
  mock.world.db.products.change(SATO, { isActive: true })
  mock.world.db.products.change(SATO, { sellerId: 'kunduchi' })
  expect(await asWithdrawn()).toEqual(withdrawn)
  expect(withdrawn.map(({ status, body }) => [status, body.code, Object.keys(body.fields)])).toEqual([
    [409, 'stock_short', ['items.0']],
    [409, 'cart_changed', ['items.0']],
  ])
})

test('[API-068] if the seller is unverified after the payment, the order is refused and the payment stays unfinished', async () => {
  const { transactionId } = await paid(mock)
  await verify('sellers', SELLER, false)
  expect((await order(mock, anOrderBody(transactionId))).body.code).toBe('stock_short')
  const { body } = await mock.call('GET', '/mobile-money/unfinished', { as: 'asha' })
  expect(body).toMatchObject([{ transactionId, kind: 'unfinished' }])
  await verify('sellers', SELLER, true)
  expect((await order(mock, anOrderBody(transactionId))).status).toBe(201)
})
