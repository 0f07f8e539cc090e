// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listSellerOrders, type SellerOrder } from '#contract/order.ts'
import { aSellerOrder, aUser } from '#fixtures/builders.ts'
import { storeToken } from '#web/api/token.ts'
import { clearPrivateCache, setCached } from '#web/api/useCall.ts'
import { freshSession } from '#web/features/session/freshSession.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles } from '#web/i18n/texts.ts'
import { useToasts } from '#web/ui/toast.ts'
import { type Move, moveLater, nextMoveOf, sellerMoves, startSendingMoves } from './moves.ts'
import { NextMove } from './order/NextMove.tsx'

let order: SellerOrder
let answer: (to: Move) => Response | Promise<Response>
let visibility: DocumentVisibilityState
const sent: Move[] = []

/** The page's foot, with the order as the server has it. */
const Foot = () => {
  const to = nextMoveOf(order)
  return to && <NextMove order={order} to={to} />
}
const signIn = () => {
  storeToken('t')
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true })
}
const button = (name: string | RegExp) => screen.queryByRole('button', { name })
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** A tap of the test before may be less than a second ago. */
const show = async () => {
  const { rerender } = render(<Foot />)
  await pass(1_000)
  return () => rerender(<Foot />)
}
const isReady = (name: string) => button(name)?.getAttribute('aria-disabled') !== 'true'
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)
const hide = async () => {
  visibility = 'hidden'
  fireEvent(document, new Event('visibilitychange'))
  await pass(0)
}

// The lock of a page without navigator.locks takes 30 ms.
Object.defineProperty(navigator, 'locks', { value: { request: async (_: string, run: () => unknown) => run() } })

beforeEach(async () => {
  addBundles(sellerTexts)
  await freshSession('shell', 'sellerOrders')
  signIn()
  clearPrivateCache(false)
  useToasts.setState({ toasts: [] })
  sent.length = 0
  visibility = 'visible'
  order = aSellerOrder({ id: 'order-1', status: 'pending' })
  answer = (to) => Response.json((order = aSellerOrder({ id: 'order-1', status: to })))
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (method !== 'PATCH') return url.includes('/orders/seller') ? Response.json({ orders: [order], count: 1 }) : Response.json(order)
    const { status } = JSON.parse(body ?? '')
    sent.push(status)
    return answer(status)
  })
  vi.useFakeTimers()
})
afterEach(async () => {
  await pass(30_000)
  for (const { id } of sellerMoves.useItems.getState()) sellerMoves.dismiss(id)
  cleanup()
  vi.useRealTimers()
})

test('[SELL-020][SORD-019] a tap is sent once, after 8 s; more taps in the same place neither repeat it nor take the next step', async () => {
  const update = await show()
  for (let n = 0; n < 5; n++) tap('Start Processing')
  expect(button('Undo: Start Processing')?.textContent).toBe('Undo')
  expect(screen.getByText('Not sent yet: Start Processing')).toBeTruthy()
  await pass(7_999)
  expect(sent).toEqual([])
  await pass(1)
  expect([sent, toasts()]).toEqual([['processing'], ['Order status updated to processing']])
  update()
  expect([button(/^Undo/), isReady('Mark as Shipping')]).toEqual([null, false])
  for (let n = 0; n < 5; n++) tap('Mark as Shipping')
  await pass(20_000)
  expect(sent).toEqual(['processing'])
  expect(isReady('Mark as Shipping')).toBe(true)
  tap('Mark as Shipping')
  await pass(8_000)
  expect(sent).toEqual(['processing', 'shipping'])
})

test('[SELL-020] a second change of the same order, from another place of the app, is not stored beside the first', async () => {
  await show()
  tap('Start Processing')
  act(() => moveLater(order, 'processing'))
  expect(sellerMoves.useItems.getState()).toHaveLength(1)
  await pass(20_000)
  expect(sent).toEqual(['processing'])
})

test.each([
  ['pending', 'Start Processing', 'processing'],
  ['processing', 'Mark as Shipping', 'in transit'],
  ['shipping', 'Mark as Delivered', 'delivered'],
] as const)('[SORD-021][GEN-049] from %s, the toast after %s has the word of the badge, in lower case: %s', async (status, name, word) => {
  order = aSellerOrder({ id: 'order-1', status })
  await show()
  tap(name)
  await pass(8_000)
  expect(toasts()).toEqual([`Order status updated to ${word}`])
})

test('[SELL-020] Undo takes a tap back: nothing is sent', async () => {
  await show()
  tap('Start Processing')
  await pass(7_999)
  tap('Undo: Start Processing')
  await pass(60_000)
  expect([sent, button(/^Undo/), isReady('Start Processing')]).toEqual([[], null, true])
})

test('[SELL-020] leaving the order’s page changes nothing, and hiding the app sends the change at once', async () => {
  await show()
  tap('Start Processing')
  cleanup()
  await pass(8_000)
  expect(sent).toEqual(['processing'])
  await show()
  tap('Mark as Shipping')
  await hide()
  expect(sent).toEqual(['processing', 'shipping'])
})

test('[SELL-020] a change whose request was broken off by closing the page is stored, and sent again without another Undo', async () => {
  await show()
  tap('Start Processing')
  answer = () => Response.error()
  await hide()
  expect(sellerMoves.useItems.getState().map(({ lane, tries }) => [lane, tries])).toEqual([['order-1', 1]])
  expect([button(/^Undo/), button('Saving…')]).toEqual([null, expect.anything()])
  // The server had applied it: a repeat is refused, and the order shows why.
  visibility = 'visible'
  order = aSellerOrder({ id: 'order-1', status: 'processing' })
  answer = () => Response.json({ code: 'order_step', message: 'No' }, { status: 409 })
  await pass(8_000)
  expect([sellerMoves.useItems.getState(), toasts()]).toEqual([[], ['Order status updated to processing']])
})

test('[SELL-020][SORD-020][ERR-032] a refused change is told once and not sent again', async () => {
  await show()
  tap('Start Processing')
  answer = () => Response.json({}, { status: 500 })
  await pass(8_000)
  expect([sent.length, toasts()]).toEqual([1, ['Failed to update order status']])
  await pass(60_000)
  expect([sent.length, isReady('Start Processing')]).toEqual([1, true])
})

test('[SELL-020] an order that the buyer cancelled meanwhile is not sent', async () => {
  await show()
  tap('Start Processing')
  setCached(listSellerOrders, {}, { orders: [aSellerOrder({ id: 'order-1', status: 'cancelled' })], count: 1 })
  await pass(8_000)
  expect([sent, sellerMoves.useItems.getState()]).toEqual([[], []])
})

test('[SELL-020] a change that an earlier page left is sent when its time is over, and only if its owner is signed in', async () => {
  startSendingMoves()
  const leave = (owner: string, lane: string, until: number) =>
    sellerMoves.add({ owner, lane, body: { from: 'pending', to: 'processing', until: Date.now() + until } })
  leave('somebody', 'order-2', 0)
  leave(personNow() ?? '', 'order-1', 3_000)
  useSession.setState({ token: null, user: null })
  await pass(8_000)
  expect(sent).toEqual([])
  signIn()
  await pass(1)
  expect([sent, sellerMoves.useItems.getState().map(({ owner }) => owner)]).toEqual([['processing'], ['somebody']])
})
