// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listCategories } from '#contract/catalogue.ts'
import { getEarnings } from '#contract/payout.ts'
import type { OrderStatusEvent } from '#contract/realtime.ts'
import { aDelivery, anOrder, aSellerOrder, aUser } from '#fixtures/builders.ts'
import { realtime } from '#web/api/socket.ts'
import { clearPrivateCache, useCall } from '#web/api/useCall.ts'
import { useDeliveries, useDelivery } from '#web/features/deliveries/useDeliveries.ts'
import { useOrder, useOrders } from '#web/features/orders/useOrders.ts'
import { useSellerOrder, useSellerOrders } from '#web/features/sellerOrders/useSellerOrders.ts'
import { useSession } from '#web/features/session/session.ts'
import { followOrders } from './signedInWork.ts'

const id = 'order-1'
let receive: (event: OrderStatusEvent) => void
let connects: ((afterOutage: boolean) => void)[]
let stop: () => void
/** The server's order status, and the requests it hasn't answered yet. */
let status: string
let waiting: { path: string; answer: () => void }[]
let asked: string[]

beforeEach(() => {
  connects = []
  status = 'pending'
  waiting = []
  asked = []
  clearPrivateCache(false)
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true })
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const reply = Response.json(body(path)) // the status at the time of the request
    return new Promise((resolve) => waiting.push({ path, answer: () => resolve(reply) }))
  })
  vi.spyOn(realtime, 'on').mockImplementation((_, handler) => {
    receive = handler as typeof receive
    return () => {}
  })
  vi.spyOn(realtime, 'onConnect').mockImplementation((fn) => {
    connects.push(fn)
    return () => {}
  })
  stop = followOrders()
})
afterEach(() => stop())

function body(path: string): unknown {
  if (path === '/v1/orders') return [anOrder({ id, status })]
  if (path === '/v1/orders/order-1') return anOrder({ id, status })
  if (path === '/v1/orders/seller') return { orders: [aSellerOrder({ id, status })], count: 1 }
  if (path === '/v1/orders/order-1?as=seller') return aSellerOrder({ id, status })
  if (path === '/v1/transporters/me/orders') return { orders: [aDelivery({ id, status })], count: 1 }
  return aDelivery({ id, status })
}
const answerAll = () => act(async () => waiting.splice(0).forEach(({ answer }) => answer()))
/** Answers every request, also those that start meanwhile, until the status is shown. A screen may make two requests. */
const expectShown = (shown: { readonly current: string | undefined }, expected: string) =>
  vi.waitFor(async () => {
    await answerAll()
    expect(shown.current).toBe(expected)
  })
const connect = (afterOutage = false) => connects.forEach((fn) => fn(afterOutage))
const moved = () => receive({ orderId: id, status: 'processing' })

const useBuyerOrders = () => useOrders().orders?.[0]?.status
const useBuyerOrder = () => useOrder(id).order?.status
const useSoldOrders = () => useSellerOrders().orders?.[0]?.status
const useSoldOrder = () => useSellerOrder(id).order?.status
const useTransporterDeliveries = () => useDeliveries().orders?.[0]?.status
const useTransporterDelivery = () => useDelivery(id).order?.status
const each = [useBuyerOrders, useBuyerOrder, useSoldOrders, useSoldOrder, useTransporterDeliveries, useTransporterDelivery].map(
  (use) => [use.name, use] as const,
)

test.each(each)('[RT-014][GEN-011] %s: data is refetched after an event and after a connect', async (_, use) => {
  const { result } = renderHook(use)
  await expectShown(result, 'pending')
  status = 'processing'
  moved()
  await expectShown(result, 'processing')
  status = 'shipping'
  connect()
  await expectShown(result, 'shipping')
})

test.each(each.flatMap(([name, use]) => [[name, 'event', use] as const, [name, 'connect', use] as const]))(
  '[RT-014][GEN-011] %s: a request running at an event or connect (%s) is shown, then repeated',
  async (_, news, use) => {
    const { result } = renderHook(use)
    await vi.waitFor(() => expect(waiting).toHaveLength(use === useSoldOrder ? 2 : 1))
    status = 'processing'
    if (news === 'event') moved()
    else connect()
    await answerAll()
    await vi.waitFor(() => expect(result.current).toBe('pending'))
    await expectShown(result, 'processing')
  },
)

test('[RT-014] if one of two requests is done at an event, the running one is repeated too', async () => {
  const { result } = renderHook(useSoldOrder)
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  const list = waiting.findIndex(({ path }) => path === '/v1/orders/seller')
  await act(async () => waiting.splice(list, 1)[0]?.answer())
  await vi.waitFor(() => expect(result.current).toBe('pending'))
  status = 'processing'
  moved()
  await expectShown(result, 'processing')
})

test('[RT-014] an event that arrives while no screen is mounted also updates a screen that loaded its order just before', async () => {
  const left = renderHook(useBuyerOrder)
  await expectShown(left.result, 'pending')
  left.unmount()
  status = 'processing'
  moved()
  const { result } = renderHook(useBuyerOrder)
  await expectShown(result, 'processing')
})

test('[RT-014] several events during a request cause one further request', async () => {
  const { result } = renderHook(useSoldOrders)
  await expectShown(result, 'pending')
  moved()
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  status = 'processing'
  for (let n = 0; n < 3; n++) moved()
  await answerAll()
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  await answerAll()
  await vi.waitFor(() => expect(result.current).toBe('processing'))
  expect(asked).toHaveLength(3)
})

test('[RT-014][ERR-012] a failed request isn’t repeated at a connect, but after an event', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ message: 'No' }, { status: 500 })
  })
  const { result } = renderHook(() => useOrder(id))
  await vi.waitFor(() => expect(result.current.error).toBeDefined())
  await act(async () => connect())
  expect(asked).toHaveLength(1)
  await act(async () => moved())
  expect(asked).toHaveLength(2)
})

const EARNINGS = '/v1/seller-earnings/me/summary'
const sums = { totalEarnings: '4', totalPlatformFees: '1', totalNetEarnings: '3', totalPayouts: '2' }

test('[PWA-019] after an outage everything on screen is fetched again, also what had failed and what no event announces', async () => {
  let isDown = true
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path === EARNINGS && isDown) throw new TypeError('Failed to fetch')
    if (path === EARNINGS) return Response.json({ ...sums, availableBalance: 1 })
    return path === '/v1/categories' ? Response.json([{ id: 'reef', name: 'Reef fish' }]) : Response.json(body(path))
  })
  const { result } = renderHook(() => ({
    earnings: useCall(getEarnings, {}),
    shelves: useCall(listCategories, {}),
    order: useBuyerOrder(),
  }))
  await vi.waitFor(() => expect(result.current.earnings.error?.code).toBe('offline'))
  await vi.waitFor(() => expect(result.current.order).toBe('pending'))
  status = 'shipping'
  isDown = false
  asked.length = 0
  await act(async () => connect(true))
  await vi.waitFor(() => expect(result.current.earnings.error).toBeUndefined())
  await vi.waitFor(() => expect(result.current.order).toBe('shipping'))
  expect([...asked].sort()).toEqual(['/v1/categories', '/v1/orders/order-1', EARNINGS])
})

test('[PWA-019][GEN-011] the first connection of a page refetches orders only, and leaves a failed call to its retry button', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path === '/v1/orders') throw new TypeError('Failed to fetch')
    return path === '/v1/categories' ? Response.json([{ id: 'reef', name: 'Reef fish' }]) : Response.json(body(path))
  })
  const { result } = renderHook(() => ({ orders: useOrders(), shelves: useCall(listCategories, {}), order: useBuyerOrder() }))
  await vi.waitFor(() => expect(result.current.orders.error?.code).toBe('offline'))
  await vi.waitFor(() => expect(result.current.order).toBe('pending'))
  status = 'shipping'
  asked.length = 0
  await act(async () => connect())
  await vi.waitFor(() => expect(result.current.order).toBe('shipping'))
  expect(asked).toEqual(['/v1/orders/order-1'])
})
