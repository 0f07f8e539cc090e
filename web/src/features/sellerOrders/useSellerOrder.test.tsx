// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SellerOrder } from '#contract/order.ts'
import { aSellerOrder } from '#fixtures/builders.ts'
import { useSellerOrder } from './useSellerOrders.ts'

const replies = new Map<string, PromiseWithResolvers<Response>>()
const replyTo = (path: string) => {
  const reply = replies.get(path) ?? Promise.withResolvers<Response>()
  replies.set(path, reply)
  return reply
}
beforeEach(() => {
  replies.clear()
  vi.stubGlobal('fetch', (url: string) => replyTo(url).promise)
})

const LIST = '/v1/orders/seller'
const ONE = '/v1/orders/order-1?as=seller'
const answer = (path: string, body: unknown, status = 200) => act(async () => replyTo(path).resolve(Response.json(body, { status })))
const listed = (given: Partial<SellerOrder> = {}) => answer(LIST, { orders: [aSellerOrder({ id: 'order-1', ...given })], count: 1 })
const shown = () => {
  const { result } = renderHook(() => useSellerOrder('order-1'))
  return () => ({ status: result.current.order?.status, missing: result.current.missing, error: result.current.error?.fails })
}

test('[API-029][SORD-010] the detail page loads its order with its own request and shows the list’s copy until then', async () => {
  const now = shown()
  await listed({ status: 'pending' })
  await vi.waitFor(() => expect(now()).toEqual({ status: 'pending', missing: false, error: undefined }))
  await answer(ONE, aSellerOrder({ id: 'order-1', status: 'processing' }))
  await vi.waitFor(() => expect(now().status).toBe('processing'))
})

test('[API-029] a list copy that is newer than the loaded order is shown instead', async () => {
  const now = shown()
  await answer(ONE, aSellerOrder({ id: 'order-1', status: 'pending', updatedAt: '2026-11-20T06:00:00.000Z' }))
  await vi.waitFor(() => expect(now().status).toBe('pending'))
  await listed({ status: 'cancelled', updatedAt: '2026-11-20T06:01:00.000Z' })
  await vi.waitFor(() => expect(now().status).toBe('cancelled'))
})

test('[ERR-012][API-029] if the order can’t be loaded, the error is shown beside the list’s copy', async () => {
  const now = shown()
  await listed({ status: 'shipping' })
  await answer(ONE, {}, 500)
  await vi.waitFor(() => expect(now()).toEqual({ status: 'shipping', missing: false, error: 'fetchOrder' }))
})

test.each([403, 404])('[SORD-018] a %i means that there is no such order, without another error text', async (status) => {
  const now = shown()
  await answer(ONE, { message: 'There is no order like that.', code: 'order_unknown' }, status)
  await vi.waitFor(() => expect(now()).toEqual({ status: undefined, missing: true, error: undefined }))
})
