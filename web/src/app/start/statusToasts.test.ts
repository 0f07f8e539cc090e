// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderStatus } from '#contract/order.ts'
import { anOrder, aUser } from '#fixtures/builders.ts'
import { realtime } from '#web/api/socket.ts'
import { setPreference, usePreferenceStore } from '#web/features/account/preferences.ts'
import { watchOrder } from '#web/features/orders/watched.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadArea } from '#web/i18n/texts.ts'
import { useToasts } from '#web/ui/toast.ts'
import { startStatusToasts } from './statusToasts.ts'

let hear: (event: { orderId: string; status: OrderStatus }) => void
let asked: string[]

beforeEach(async () => {
  await loadArea('shell')
  usePreferenceStore.setState({ byPerson: {} })
  useToasts.setState({ toasts: [] })
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true })
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return url === '/v1/orders/order-1' ? Response.json(anOrder()) : Response.json({ message: 'No', code: 'forbidden' }, { status: 403 })
  })
  vi.spyOn(realtime, 'on').mockImplementation((event, handler) => {
    expect(event).toBe('order-status')
    hear = handler as typeof hear
    return () => {}
  })
  startStatusToasts()
})
afterEach(() => useToasts.setState({ toasts: [] }))

const toasts = () => useToasts.getState().toasts.map(({ text }) => text)
const told = (text: string) => vi.waitFor(() => expect(toasts()).toContain(text))

test('[ACC-012] an order that moved is told by its number', async () => {
  hear({ orderId: 'order-1', status: 'processing' })
  await told('Order SMK-100001: Processing')
  hear({ orderId: 'order-1', status: 'delivered' })
  await told('Order SMK-100001: Delivered')
})

test('[ACC-012] each preference switches its toasts off and on', async () => {
  setPreference('orders', false)
  hear({ orderId: 'order-1', status: 'cancelled' })
  expect(asked).toEqual([])
  hear({ orderId: 'order-1', status: 'shipping' })
  await told('Order SMK-100001: In Transit')
  setPreference('deliveries', false)
  setPreference('orders', true)
  hear({ orderId: 'order-1', status: 'delivered' })
  hear({ orderId: 'order-1', status: 'cancelled' })
  await told('Order SMK-100001: Cancelled')
  expect(toasts()).toHaveLength(2)
})

test('[ACC-012] an order on screen is not told, one that just left it is', async () => {
  const left = watchOrder('order-1')
  hear({ orderId: 'order-1', status: 'processing' })
  expect(asked).toEqual([])
  left()
  hear({ orderId: 'order-1', status: 'processing' })
  await told('Order SMK-100001: Processing')
})

test('[ACC-012][RT-014] a seller hears nothing here of orders of others, and a new order is no news', async () => {
  hear({ orderId: 'of-another', status: 'processing' })
  hear({ orderId: 'order-1', status: 'pending' })
  await vi.waitFor(() => expect(asked).toEqual(['/v1/orders/of-another']))
  hear({ orderId: 'order-1', status: 'shipping' })
  await told('Order SMK-100001: In Transit')
  expect(toasts()).toHaveLength(1)
})
