import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Product } from '#contract/catalogue.ts'
import { anOrder, aProduct } from '#fixtures/builders.ts'
import { send } from './client.ts'

const answerWith = (body: unknown) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)))
let warned: MockInstance<typeof console.warn>
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const lists = ['listProducts', 'listCategoryProducts'] as const
const whole = aProduct({ id: 'whole', name: 'Nile Perch (Sangara), 1 kg' })
const params = { params: { id: 'c1' } }

test.each(lists)('[GEN-028][CAT-030] an incomplete product of %s is shown with what it has, and the others are complete', async (name) => {
  for (const field of ['description', 'storageType', 'images', 'categoryId', 'unitPrice', 'availableQuantity'] as const) {
    const { [field]: _left, ...incomplete } = aProduct({ id: 'part', name: 'Tilapia (Sato), 1 kg' })
    answerWith({ data: [whole, { ...incomplete, [field]: null }, incomplete] })
    const { data } = await send(calls[name], params)
    expect(data.map(({ id }) => id)).toEqual(['whole', 'part', 'part'])
    expect(data[0]).toEqual(whole)
    const { availableQuantity: _stock, ...shown } = incomplete as Partial<Product>
    for (const part of data.slice(1)) expect(part).toMatchObject(shown)
    expect(warned).not.toHaveBeenCalled()
  }
})

test('[CAT-030][CAT-026] a product without a readable price or quantity cannot be bought, and no figure is invented', async () => {
  for (const wrong of [{ unitPrice: undefined }, { unitPrice: 'ask us' }, { unitPrice: 0 }, { availableQuantity: undefined }]) {
    answerWith({ ...aProduct({ id: 'part' }), ...wrong })
    const product = await send(calls.getProduct, { params: { id: 'part' } })
    expect(product.availableQuantity).toBe(0)
    if ('unitPrice' in wrong) expect(product.unitPrice).toEqual(wrong.unitPrice ?? '')
  }
})

test.each(lists)('[GEN-028] a product of %s without an id or a name is left out with a warning', async (name) => {
  for (const field of ['id', 'name'] as const) {
    const { [field]: _left, ...nameless } = aProduct()
    answerWith({ data: [nameless, whole] })
    expect((await send(calls[name], params)).data).toEqual([whole])
    answerWith({ data: [nameless] })
    await expect(send(calls[name], params)).rejects.toMatchObject({ code: 'unreadable' })
  }
  expect(warned).toHaveBeenCalledTimes(2)
  expect(warned).toHaveBeenCalledWith(`Unexpected list item: GET ${calls[name].path}`)
})

test('[GEN-028] one unreadable order does not hide the others, and is warned about', async () => {
  const order = anOrder()
  answerWith([{ ...order, items: 'many' }, order])
  expect(await send(calls.listOrders)).toHaveLength(1)
  expect(warned).toHaveBeenCalledWith('Unexpected list item: GET /orders')
})

test.each(['listSellerOrders', 'listDeliveries'] as const)('[GEN-027] %s reads a bare list, and one without its count', async (name) => {
  for (const body of [[], { orders: [] }, { data: [] }]) {
    answerWith(body)
    expect(await send(calls[name])).toEqual({ orders: [], count: 0 })
  }
})

test('[GEN-027] a bare list, or one in `data`, is read by every call that lists records', async () => {
  for (const name of ['listOrders', 'listAddresses', 'listTransporters', 'listPayouts', 'listUnfinished'] as const)
    for (const body of [[], { data: [] }]) {
      answerWith(body)
      expect(await send(calls[name], params)).toEqual([])
    }
  expect(warned).not.toHaveBeenCalled()
})
