import { beforeEach, expect, test } from 'vitest'
import { newProduct, newSellerProfile } from '../http/docs/examples/bodies.ts'
import { takeStock } from '../orders/stock.ts'
import { earningsOf } from '../payouts/routes.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const callAs = (as: string) => (method: Method, path: string, body?: unknown) => mock.call(method, path, { as, body })
const [asMwanaidi, asZawadi, asElia] = [callAs('mwanaidi'), callAs('zawadi'), callAs('elia')]

test('[API-040][SPRD-019][SPRD-037] a new product is active, with nothing sold', async () => {
  const { status, body } = await asMwanaidi('POST', '/products', newProduct)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: newProduct.name,
    unitPrice: 14_000,
    soldQuantity: 0,
    isActive: true,
    alertQuantity: 4,
    images: [{ url: newProduct.imageUrls[0] }],
  })
  expect((await mock.call('GET', `/products/${body.id}`)).status).toBe(200)
})

test('[API-040] a product that is sent again with its key is created once', async () => {
  const headers = { 'idempotency-key': 'product-1' }
  const sent = { as: 'mwanaidi', body: newProduct, headers }
  const [first, again] = [await mock.call('POST', '/products', sent), await mock.call('POST', '/products', sent)]
  expect([again.status, again.body]).toEqual([201, first.body])
  expect(mock.world.db.products.list().filter(({ name }) => name === newProduct.name)).toHaveLength(1)
})

test('[API-039] a seller’s list has only own products, including inactive ones', async () => {
  const { data } = (await asMwanaidi('GET', '/products/me')).body
  const own = mock.world.db.products.where('sellerId', 'mwanaidi').map(({ id }) => id)
  expect(data.map(({ id }: { id: string }) => id).sort()).toEqual([...own].sort())
  expect(data.some(({ isActive }: { isActive: boolean }) => !isActive)).toBe(true)
})

test('[API-041] a product can be changed, or only switched off', async () => {
  const { id } = (await asMwanaidi('POST', '/products', newProduct)).body
  expect((await asMwanaidi('PATCH', `/products/${id}`, { ...newProduct, unitPrice: 15_000 })).body).toMatchObject({
    unitPrice: 15_000,
  })
  expect((await asMwanaidi('PATCH', `/products/${id}`, { isActive: false })).body).toMatchObject({
    isActive: false,
    unitPrice: 15_000,
  })
})

test('[API-041] changing a product that has changed meanwhile, also by a sale, is 409; otherwise it succeeds', async () => {
  const { id, updatedAt } = (await asMwanaidi('POST', '/products', newProduct)).body
  const change = (unitPrice: number, expectedUpdatedAt: string) =>
    asMwanaidi('PATCH', `/products/${id}`, { ...newProduct, unitPrice, expectedUpdatedAt })
  await mock.world.clock.advance(1_000)
  const first = await change(15_000, updatedAt)
  expect([first.status, first.body.unitPrice]).toEqual([200, 15_000])
  const second = await change(16_000, updatedAt)
  expect([second.status, second.body.code]).toEqual([409, 'product_changed'])
  expect(mock.world.db.products.get(id)?.unitPrice).toBe(15_000)
  await mock.world.clock.advance(1_000)
  const [order] = mock.world.db.orders.list()
  const [item] = order?.items ?? []
  if (order && item) takeStock(mock.world, { ...order, items: [{ ...item, productId: id, quantity: 2 }] })
  expect((await change(17_000, first.body.updatedAt)).status).toBe(409)
  expect((await change(17_000, mock.world.db.products.get(id)?.updatedAt ?? '')).status).toBe(200)
})

test('[API-042][SEC-005] only its seller can delete a product', async () => {
  const id = 'red-snapper-changu-1-kg'
  expect((await mock.call('DELETE', `/products/${id}`, { as: 'ziwa' })).status).toBe(403)
  expect((await asMwanaidi('DELETE', `/products/${id}`)).status).toBe(204)
  expect((await mock.call('GET', `/products/${id}`)).status).toBe(404)
})

test.each([
  ['name', ' '],
  ['unitPrice', 0],
  ['unitPrice', '12000'],
  ['unitPrice', 1_000_000_001],
  ['unitPrice', Number.MAX_SAFE_INTEGER],
  ['availableQuantity', -1],
  ['imageUrls', []],
  ['name', '\u200b\u2066\u00ad'],
  ['description', 'x'.repeat(2_001)],
  ['categoryId', 'none'],
  ['storageType', 'warm'],
])('[QA-038] a product with %s %j is refused at that field', async (field, value) => {
  const { status, body } = await asMwanaidi('POST', '/products', { ...newProduct, [field]: value })
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual([field])
})

test.each(['https://evil.example/pixel.png', '//evil.example/a.png', 'data:image/png;base64,AAAA', '/v1/auth/logout'])(
  '[API-040] a picture from %s is refused in a product and in a profile',
  async (url) => {
    const product = await asMwanaidi('POST', '/products', { ...newProduct, imageUrls: [newProduct.imageUrls[0], url] })
    expect([product.status, Object.keys(product.body.fields)]).toEqual([400, ['imageUrls.1']])
    for (const field of ['frontNationalId', 'backNationalId']) {
      const profile = await asZawadi('POST', '/sellers', { ...newSellerProfile, [field]: url })
      expect([profile.status, Object.keys(profile.body.fields)]).toEqual([400, [field]])
    }
    const body = { businessName: 'Elia Cool Box', licenseImage: url }
    const transporter = await asElia('POST', '/transporters', body)
    expect([transporter.status, Object.keys(transporter.body.fields)]).toEqual([400, ['licenseImage']])
  },
)

test('[TPRO-009] a licence image must be an uploaded file, or missing', async () => {
  const withLicence = (licenseImage: string) =>
    mock.call('PUT', '/transporters/me', { as: 'hamisi', body: { businessName: 'Pwani Express', licenseImage } })
  expect((await withLicence('/uploads/seller-documents/licence.jpg')).body.licenseImage).toBe('/uploads/seller-documents/licence.jpg')
  expect((await withLicence('')).body).not.toHaveProperty('licenseImage')
})

test.each([
  ['sellerId', 'ziwa'],
  ['soldQuantity', 99],
  ['isActive', false],
  ['id', 'mine'],
  ['createdAt', '2000-01-01T00:00:00Z'],
])('[QA-039] a product’s body never sets %s', async (field, value) => {
  const { body } = await asMwanaidi('POST', '/products', { ...newProduct, [field]: value })
  expect(mock.world.db.products.get(body.id)).not.toHaveProperty(field, value)
})

test('[API-036][SPRO-039] a seller without a profile gets 404 `profile_not_found`', async () => {
  const { status, body } = await asZawadi('GET', '/sellers/me')
  expect(status).toBe(404)
  expect(body.code).toBe('profile_not_found')
})

test('[API-037][SPRO-042] a new profile starts unverified, whatever the body says; a second one is 409', async () => {
  const created = await asZawadi('POST', '/sellers', { ...newSellerProfile, isVerified: true })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({ ...newSellerProfile, isVerified: false })
  expect((await asZawadi('POST', '/sellers', newSellerProfile)).body.code).toBe('profile_exists')
})

test('[QA-010][SPRO-042] the verify call changes the record', async () => {
  const { id } = (await asZawadi('POST', '/sellers', newSellerProfile)).body
  await mock.control('PATCH', `/db/sellers/${id}`, { isVerified: true })
  expect((await asZawadi('GET', '/sellers/me')).body.isVerified).toBe(true)
})

test('[API-038][SPRO-028] a profile can be updated; new papers require a new verification', async () => {
  const { id } = (await asZawadi('POST', '/sellers', newSellerProfile)).body
  await mock.control('PATCH', `/db/sellers/${id}`, { isVerified: true })
  const moved = await asZawadi('PUT', '/sellers/me', { ...newSellerProfile, city: 'Kigamboni', companyRegistrationNumber: 'C-1' })
  expect(moved.body).toMatchObject({ city: 'Kigamboni', companyRegistrationNumber: 'C-1', isVerified: true })
  const others = await asZawadi('PUT', '/sellers/me', { ...newSellerProfile, nationalId: '19900101-99999' })
  expect(others.body).toMatchObject({ isVerified: false, message: SELLER_WAITS.en })
})

const payout = (amount: unknown, phone = '255713604482') => ({
  amount,
  paymentMethod: 'mobile_money',
  paymentDetails: { phone, operator: 'vodacom' },
})
const available = () => earningsOf(mock.world, 'mwanaidi').available

test('[API-056][SPAY-028][SPAY-029] earnings count own items of delivered orders; all amounts except the balances are text', async () => {
  const own = mock.world.db.orders
    .list()
    .filter(({ status }) => status === 'delivered')
    .flatMap(({ items }) => items)
    .filter(({ sellerId }) => sellerId === 'mwanaidi')
    .reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const { body } = await asMwanaidi('GET', '/seller-earnings/me/summary')
  expect(own).toBeGreaterThan(0)
  expect(body.totalEarnings).toBe(String(own))
  expect(Number(body.totalPlatformFees) + Number(body.totalNetEarnings)).toBe(own)
  expect(body.availableBalance).toBe(available())
})

const askForPayout = () => asMwanaidi('POST', '/seller-payouts', { ...payout(10_000), note: 'For ice' })

test('[API-052][SPAY-025][SPAY-026] a payout request has amount, method, phone, operator and note', async () => {
  const { status, body } = await askForPayout()
  expect(status).toBe(201)
  expect(body).toMatchObject({
    id: expect.any(String),
    amount: 10_000,
    reference: expect.any(String),
    status: 'pending',
    paymentMethod: 'mobile_money',
    metadata: { phone: '255713604482', operator: 'vodacom', note: 'For ice' },
    createdAt: '2026-11-20T06:00:00.000Z',
  })
})

test('[API-053][API-054] payouts are a bare list, newest first, and a single one is under `payout`', async () => {
  const { body } = await askForPayout()
  expect((await asMwanaidi('GET', '/seller-payouts/me')).body[0]).toEqual(body)
  expect((await asMwanaidi('GET', `/seller-payouts/${body.id}`)).body).toEqual({ payout: body })
})

test('[API-057][SPAY-019] a payout lowers the balance until it is cancelled', async () => {
  const before = available()
  const { id } = (await asMwanaidi('POST', '/seller-payouts', payout(10_000))).body
  expect(available()).toBe(before - 10_000)
  await asMwanaidi('PATCH', `/seller-payouts/${id}/cancel`)
  expect(available()).toBe(before)
})

test.each([
  ['[SPAY-017]', 0, 'Please enter a valid amount'],
  ['[SPAY-018]', 9_999, 'Minimum payout amount is TZS 10,000'],
  ['[SPAY-019]', 900_000_000, 'Amount exceeds your available balance'],
])('[API-057]%s a payout of %i is refused with the text of the form', async (_, amount, text) => {
  const { status, body } = await asMwanaidi('POST', '/seller-payouts', payout(amount))
  expect(status).toBe(400)
  expect(body).toMatchObject({ message: text, fields: { amount: text } })
})

test('[API-057][SPAY-019] a payout can be the whole balance, but not a shilling more', async () => {
  const all = available()
  expect((await asMwanaidi('POST', '/seller-payouts', payout(all + 1))).status).toBe(400)
  expect((await asMwanaidi('POST', '/seller-payouts', payout(all))).status).toBe(201)
})

test('[SPAY-021] a payout to a phone of the wrong length is refused with the text of the form', async () => {
  const { body } = await asMwanaidi('POST', '/seller-payouts', payout(10_000, '1234'))
  expect(body.fields).toEqual({ 'paymentDetails.phone': 'Please enter a valid phone number format' })
})

test.each(['processing', 'completed', 'failed', 'cancelled'] as const)(
  '[API-055][SPAY-006] a %s payout cannot be cancelled: 409',
  async (status) => {
    const one = mock.world.db.payouts.list().find((each) => each.userId === 'mwanaidi' && each.status === status)
    const refused = await asMwanaidi('PATCH', `/seller-payouts/${one?.id}/cancel`)
    expect(refused.status).toBe(409)
    expect(refused.body.code).toBe('payout_not_pending')
  },
)

test('[API-058][API-060] transporters are public, in the list and one by one', async () => {
  const { body } = await mock.call('GET', '/transporters')
  expect(Object.keys(body[0]).sort()).toEqual(['businessName', 'deliveries', 'description', 'id', 'isVerified', 'region'])
  expect((await mock.call('GET', `/transporters/${body[0].id}`)).body).toEqual(body[0])
})

test('[API-059][API-064][API-065][TPRO-014] a transporter creates an unverified profile and changes it', async () => {
  expect((await asElia('GET', '/transporters/me')).body.code).toBe('profile_not_found')
  const created = await asElia('POST', '/transporters', { businessName: 'Elia Cool Box', region: 'Mwanza', isVerified: true })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    businessName: 'Elia Cool Box',
    country: 'Tanzania',
    isVerified: false,
    user: { name: 'Elia Kimaro' },
  })
  const changed = await asElia('PUT', '/transporters/me', { businessName: 'Elia Ice', region: 'Mwanza', description: 'Two vans' })
  expect(changed.body).toMatchObject({ id: created.body.id, businessName: 'Elia Ice', description: 'Two vans' })
  expect(changed.body).toEqual({
    id: expect.any(String), // [TPRO-013]
    businessName: 'Elia Ice',
    region: 'Mwanza',
    isVerified: false,
    address: '',
    country: 'Tanzania',
    district: '',
    description: 'Two vans',
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    user: { name: 'Elia Kimaro', phoneNumber: '+255682591740', email: expect.stringContaining('@') },
  })
})

const SELLER_WAITS = {
  en: 'Your business profile has changed and must be verified again. Until then your products are not on the market.',
  sw: 'Taarifa za biashara yako zimebadilika na lazima zithibitishwe upya. Hadi hapo bidhaa zako hazionekani sokoni.',
}
const TRANSPORTER_WAITS = {
  en: 'Your business profile has changed and must be verified again. Until then you cannot take deliveries.',
  sw: 'Taarifa za biashara yako zimebadilika na lazima zithibitishwe upya. Hadi hapo huwezi kusafirisha oda.',
}

test.each(['en', 'sw'] as const)(
  '[API-038][API-068] a verified seller with a new name must be verified again, and is off the market until then (%s)',
  async (language) => {
    const id = 'red-snapper-changu-1-kg'
    const profile = (await asMwanaidi('GET', '/sellers/me')).body
    const rename = (businessName: string) =>
      mock.call('PUT', '/sellers/me', { as: 'mwanaidi', language, body: { ...profile, businessName } })
    const same = await rename(` ${profile.businessName} `)
    expect([same.body.isVerified, same.body.message, (await mock.call('GET', `/products/${id}`)).status]).toEqual([true, undefined, 200])
    expect((await rename('Ziwa Fresh')).body).toMatchObject({
      businessName: 'Ziwa Fresh',
      isVerified: false,
      message: SELLER_WAITS[language],
    })
    expect((await mock.call('GET', `/products/${id}`)).status).toBe(404)
    expect((await asMwanaidi('GET', '/sellers/me')).body.isVerified).toBe(false)
    expect((await rename('Mwanaidi Fishers')).body).toMatchObject({ isVerified: false })
    expect((await rename('Another')).body.message).toBeUndefined()
  },
)

test.each(['en', 'sw'] as const)(
  '[API-064][TDSH-009] a verified transporter with a new name must be verified again (%s)',
  async (language) => {
    const rename = (businessName: string) =>
      mock.call('PUT', '/transporters/me', { as: 'hamisi', language, body: { businessName, region: 'Dar es Salaam' } })
    const same = await rename('Pwani Express')
    expect([same.body.isVerified, same.body.message]).toEqual([true, undefined])
    expect((await rename('Tanga Coast Carriers')).body).toMatchObject({ isVerified: false, message: TRANSPORTER_WAITS[language] })
    expect((await mock.call('GET', '/transporters/pwani-express')).body.isVerified).toBe(false)
    expect((await rename('Pwani Express')).body.message).toBeUndefined()
  },
)
