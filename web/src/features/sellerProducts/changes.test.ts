import { beforeEach, expect, test, vi } from 'vitest'
import type { SellerProduct } from '#contract/seller.ts'
import { ApiError, send } from '#web/api/client.ts'
import { aSellerProduct } from './aSellerProduct.ts'
import { type ConflictRule, EditConflict, inputOf, saveChange } from './changes.ts'

vi.mock('#web/api/client.ts', async (load) => ({ ...(await load<object>()), send: vi.fn() }))
const sent = vi.mocked(send)
const base = aSellerProduct()
/** The product on the fake server, which refuses a change based on an older state. */
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
const neverConflicts: ConflictRule = () => false
const oursConflict: ConflictRule = (_, isOurs) => isOurs

test('[SPRD-019] a change is sent together with the unchanged fields', async () => {
  await saveChange(base, { unitPrice: 13_000 }, oursConflict)
  expect(bodies).toEqual([{ ...inputOf(base), unitPrice: 13_000 }])
})

test('a sale in between keeps its stock, because only the changed fields are overwritten', async () => {
  stored = { ...base, availableQuantity: 18, updatedAt: 'sold' }
  const saved = await saveChange(base, { unitPrice: 13_000 }, oursConflict)
  expect([saved.unitPrice, saved.availableQuantity]).toEqual([13_000, 18])
})

test('a field changed by both sides is a conflict, reported with the newest state', async () => {
  stored = { ...base, unitPrice: 14_000, alertQuantity: 9, updatedAt: 'other' }
  const failure: unknown = await saveChange(base, { unitPrice: 13_000 }, oursConflict).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(EditConflict)
  expect(failure).toMatchObject({ fields: ['unitPrice'], fresh: stored })
  expect(bodies).toHaveLength(1)
})

test('there is no conflict if both sides made the same change, or if the rule ignores the field', async () => {
  stored = { ...base, unitPrice: 13_000, updatedAt: 'other' }
  expect((await saveChange(base, { unitPrice: 13_000 }, oursConflict)).unitPrice).toBe(13_000)
  expect((await saveChange(base, { unitPrice: 15_000 }, neverConflicts)).unitPrice).toBe(15_000)
})

test('any other refusal, and a deleted product, is reported unchanged', async () => {
  sent.mockRejectedValueOnce(new ApiError({ method: 'PATCH', path: '/products/:id' } as never, { status: 400, code: 'body_wrong' }))
  await expect(saveChange(base, {}, oursConflict)).rejects.toMatchObject({ code: 'body_wrong' })
  stored = { ...base, id: 'another', updatedAt: 'other' }
  await expect(saveChange(base, {}, oursConflict)).rejects.toMatchObject({ code: 'product_changed' })
})
