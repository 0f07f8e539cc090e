// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getOrder, type OrderStatus } from '#contract/order.ts'
import type { OrderStatusEvent } from '#contract/realtime.ts'
import { anOrder, aSellerOrder, aUser } from '#fixtures/builders.ts'
import { realtime } from '#web/api/socket.ts'
import { clearPrivateCache, setCached } from '#web/api/useCall.ts'
import { setPreference, usePreferenceStore } from '#web/features/account/preferences.ts'
import { watchOrder } from '#web/features/orders/watched.ts'
import { setThreadOnScreen } from '#web/features/payment/threadOnScreen.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { useToasts } from '#web/ui/toast.ts'
import { startStatusToasts } from './statusToasts.ts'

const inThread = vi.hoisted(() => vi.fn(async (_order: { id: string; status: string }) => {}))
const attemptInThread = vi.hoisted(() => vi.fn(async (_order: { id: string }, _reason: string) => {}))
vi.mock('#web/chat/news/news.ts', () => ({ appendStatusNews: inThread, appendFailedAttempt: attemptInThread }))

let receive: (event: OrderStatusEvent) => void
let asked: string[]

beforeEach(async () => {
  await loadBundle('shell')
  clearPrivateCache(false)
  usePreferenceStore.setState({ byPerson: {} })
  useToasts.setState({ toasts: [] })
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true })
  asked = []
  inThread.mockClear()
  attemptInThread.mockClear()
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url === '/v1/orders') return Response.json([anOrder()])
    if (url === '/v1/orders/seller') return Response.json({ orders: [sale(1), sale(2)], count: 2 })
    return url === '/v1/orders/order-1' ? Response.json(anOrder()) : Response.json({ message: 'No', code: 'forbidden' }, { status: 403 })
  })
  vi.spyOn(realtime, 'on').mockImplementation((event, handler) => {
    expect(event).toBe('order-status')
    receive = handler as typeof receive
    return () => {}
  })
  startStatusToasts()
})
afterEach(() => useToasts.setState({ toasts: [] }))

const sale = (n: number) => aSellerOrder({ id: `sale-${n}`, orderNumber: `SMK-${n}` })
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)
const toastShown = (text: string) => vi.waitFor(() => expect(toasts()).toContain(text))
/** Waits for all lines, since a late one would be counted in the next test. */
const threadLines = (...statuses: OrderStatus[]) =>
  vi.waitFor(() => expect(inThread.mock.calls.map(([{ status }]) => status)).toEqual(statuses))

test('[ACC-012] a toast reports an order’s new status with its number', async () => {
  receive({ orderId: 'order-1', status: 'processing' })
  await toastShown('Order SMK-100001: Processing')
  receive({ orderId: 'order-1', status: 'delivered' })
  await toastShown('Order SMK-100001: Delivered')
  await threadLines('processing', 'delivered')
})

test('[ACC-012][CHAT-147] each preference switches its toasts off and on', async () => {
  setPreference('orders', false)
  receive({ orderId: 'order-1', status: 'cancelled' })
  await threadLines('cancelled')
  receive({ orderId: 'order-1', status: 'shipping' })
  await toastShown('Order SMK-100001: In Transit')
  setPreference('deliveries', false)
  setPreference('orders', true)
  receive({ orderId: 'order-1', status: 'delivered' })
  receive({ orderId: 'order-1', status: 'cancelled' })
  await toastShown('Order SMK-100001: Cancelled')
  await threadLines('cancelled', 'shipping', 'delivered', 'cancelled')
  expect(toasts()).toHaveLength(2)
})

test('[ACC-012][CHAT-147] no toast is shown while the order or thread is on screen, only the line in the thread; after leaving, both are', async () => {
  const left = watchOrder('order-1')
  receive({ orderId: 'order-1', status: 'processing' })
  left()
  setThreadOnScreen(true)
  receive({ orderId: 'order-1', status: 'shipping' })
  setThreadOnScreen(false)
  await threadLines('processing', 'shipping')
  expect(toasts()).toEqual([])
  receive({ orderId: 'order-1', status: 'processing' })
  await toastShown('Order SMK-100001: Processing')
  await threadLines('processing', 'shipping', 'processing')
})

test('[ACC-012][RT-014] a buyer gets no toast about their own new order, nor about another’s order', async () => {
  receive({ orderId: 'of-another', status: 'processing' })
  receive({ orderId: 'order-1', status: 'pending' })
  await vi.waitFor(() => expect(asked).toEqual(['/v1/orders/of-another']))
  receive({ orderId: 'order-1', status: 'shipping' })
  await toastShown('Order SMK-100001: In Transit')
  await threadLines('shipping')
  expect(toasts()).toHaveLength(1)
})

test('[SELL-011] a seller gets toasts about new and cancelled sales, unless they are switched off', async () => {
  useSession.setState({ user: aUser({ roles: ['seller'] }) })
  setPreference('orders', false)
  receive({ orderId: 'sale-1', status: 'pending' })
  setPreference('orders', true)
  receive({ orderId: 'not-mine', status: 'pending' })
  receive({ orderId: 'sale-2', status: 'pending' })
  await toastShown('New order SMK-2')
  receive({ orderId: 'sale-1', status: 'cancelled' })
  await toastShown('Order SMK-1: Cancelled')
  expect(toasts()).toHaveLength(2)
})

test('[ACC-012] a seller’s own purchases are reported as to any buyer, without requests that would be refused', async () => {
  useSession.setState({ user: aUser({ roles: ['seller'] }) })
  receive({ orderId: 'sale-1', status: 'shipping' })
  receive({ orderId: 'order-1', status: 'shipping' })
  await toastShown('Order SMK-100001: In Transit')
  await threadLines('shipping')
  expect(new Set(asked)).toEqual(new Set(['/v1/orders']))
  expect(toasts()).toHaveLength(1)
})

test('[TRAN-011][ACC-012] a failed delivery is reported with its reason in toast and thread, not as a new status', async () => {
  receive({ orderId: 'order-1', status: 'shipping', attempt: 'nobody' })
  await toastShown('Order SMK-100001: Not delivered: nobody home')
  expect(attemptInThread.mock.calls.map(([{ id }, reason]) => [id, reason])).toEqual([['order-1', 'nobody']])
  setPreference('deliveries', false)
  receive({ orderId: 'order-1', status: 'shipping', attempt: 'refused' })
  await vi.waitFor(() => expect(attemptInThread).toHaveBeenCalledTimes(2))
  expect([toasts().length, inThread.mock.calls]).toEqual([1, []])
})

test('[CHAT-147] an event without a status change, e.g. after a payment, adds no line to the thread', async () => {
  setCached(getOrder, { params: { id: 'order-1' } }, anOrder({ status: 'processing' }))
  receive({ orderId: 'order-1', status: 'processing' })
  receive({ orderId: 'order-1', status: 'shipping' })
  await threadLines('shipping')
  for (const status of ['Processing', 'In Transit']) await toastShown(`Order SMK-100001: ${status}`)
})

test('[SELL-016] a question about missing goods is shown to the buyer, not to sellers as a new order; the seller sees the acceptance', async () => {
  receive({ orderId: 'order-1', status: 'pending', shortage: 'asked' })
  await toastShown('Order SMK-100001: some of your fish is missing. Please tell us what to do.')
  useSession.setState({ user: aUser({ roles: ['seller'] }) })
  receive({ orderId: 'sale-1', status: 'pending', shortage: 'asked' })
  receive({ orderId: 'sale-2', status: 'pending', shortage: 'accepted' })
  await toastShown('Order SMK-2: the buyer takes the rest')
  setPreference('orders', false)
  receive({ orderId: 'sale-1', status: 'pending', shortage: 'accepted' })
  setPreference('orders', true)
  receive({ orderId: 'sale-1', status: 'pending' })
  await toastShown('New order SMK-1')
  expect(toasts()).toHaveLength(3)
})

test('[SELL-016] a buyer who has the order or thread on screen is asked there, without a toast', async () => {
  const left = watchOrder('order-1')
  receive({ orderId: 'order-1', status: 'pending', shortage: 'asked' })
  left()
  setThreadOnScreen(true)
  receive({ orderId: 'order-1', status: 'pending', shortage: 'asked' })
  setThreadOnScreen(false)
  expect(asked).toEqual([])
  receive({ orderId: 'order-1', status: 'pending', shortage: 'asked' })
  await toastShown('Order SMK-100001: some of your fish is missing. Please tell us what to do.')
  expect(toasts()).toHaveLength(1)
})
