import { beforeEach, expect, test, vi } from 'vitest'
import type { SellerProduct } from '#contract/seller.ts'
import { ApiError, send } from '#web/api/client.ts'
import { aSellerProduct } from './aSellerProduct.ts'
import { type Asks, ChangedMeanwhile, inputOf, saveChange } from './changes.ts'

vi.mock('#web/api/client.ts', async (load) => ({ ...(await load<object>()), send: vi.fn() }))
const sent = vi.mocked(send)
const base = aSellerProduct()
/** The server: a product that refuses what was not made from its newest state. */
let stored: SellerProduct
const bodies: Record<string, unknown>[] = []
beforeEach(() => {
  stored = base
  bodies.length = 0
  sent.mockImplementation(async (call, options = {}) => {
    if (call.method === 'GET') return { data: [stored] } as never
    const { expectedUpdatedAt, ...body } = options.body as unknown as ReturnType<typeof inputOf> & { expectedUpdatedAt: string }
    bodies.push(body)
    if (expectedUpdatedAt !== stored.updatedAt) throw new ApiError(call, { status: 409, code: 'product_changed' })
    return { ...stored, ...body, updatedAt: 'later' } as never
  })
})
const asksNothing: Asks = () => false
const asksOurs: Asks = (_, isOurs) => isOurs

test('[SPRD-019] a change is sent with all the other fields as they are', async () => {
  await saveChange(base, { unitPrice: 13_000 }, asksOurs)
  expect(bodies).toEqual([{ ...inputOf(base), unitPrice: 13_000 }])
})

test('a sale in between keeps its stock: only what was changed is ours', async () => {
  stored = { ...base, availableQuantity: 18, updatedAt: 'sold' }
  const saved = await saveChange(base, { unitPrice: 13_000 }, asksOurs)
  expect([saved.unitPrice, saved.availableQuantity]).toEqual([13_000, 18])
})

test('what both changed is asked about, with the newest state', async () => {
  stored = { ...base, unitPrice: 14_000, alertQuantity: 9, updatedAt: 'other' }
  const failure: unknown = await saveChange(base, { unitPrice: 13_000 }, asksOurs).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ChangedMeanwhile)
  expect(failure).toMatchObject({ fields: ['unitPrice'], fresh: stored })
  expect(bodies).toHaveLength(1)
})

test('the same change made twice is no question, and neither is one that asks nothing', async () => {
  stored = { ...base, unitPrice: 13_000, updatedAt: 'other' }
  expect((await saveChange(base, { unitPrice: 13_000 }, asksOurs)).unitPrice).toBe(13_000)
  expect((await saveChange(base, { unitPrice: 15_000 }, asksNothing)).unitPrice).toBe(15_000)
})

test('any other refusal, and a product that is gone, is told as it came', async () => {
  sent.mockRejectedValueOnce(new ApiError({ method: 'PATCH', path: '/products/:id' } as never, { status: 400, code: 'body_wrong' }))
  await expect(saveChange(base, {}, asksOurs)).rejects.toMatchObject({ code: 'body_wrong' })
  stored = { ...base, id: 'another', updatedAt: 'other' }
  await expect(saveChange(base, {}, asksOurs)).rejects.toMatchObject({ code: 'product_changed' })
})
