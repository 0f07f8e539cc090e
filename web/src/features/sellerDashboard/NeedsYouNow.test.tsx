// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listSellerOrders } from '#contract/order.ts'
import { aSellerOrder } from '#fixtures/builders.ts'
import { clearPrivateCache, setCached } from '#web/api/useCall.ts'
import { freshSession } from '#web/features/session/freshSession.ts'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles } from '#web/i18n/texts.ts'
import { NeedsYouNow } from './NeedsYouNow.tsx'
import { tasksOf } from './tasks.ts'

const orders = ['1', '2'].map((n) => aSellerOrder({ id: n, orderNumber: `SMK-${n}`, createdAt: `2026-11-2${n}T05:00:00Z` }))
const tasks = tasksOf({ orders, products: [], payouts: [], profile: 'verified' })
const onPrepare = vi.fn(async () => {})
const show = () =>
  render(
    <MemoryRouter>
      <NeedsYouNow tasks={tasks} now={Date.parse('2026-11-22T06:00:00Z')} profile="verified" onPrepare={onPrepare} />
    </MemoryRouter>,
  )
const prepare = (n: number) => screen.queryByRole('button', { name: `Prepare order SMK-${n}` })
const undo = (n: number) => screen.queryByRole('button', { name: `Undo: prepare order SMK-${n}` })
const tap = (button: HTMLElement | null) => fireEvent.click(button as HTMLElement)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  addBundles(sellerTexts)
  await freshSession('shell', 'seller')
  clearPrivateCache(false)
  onPrepare.mockClear()
  vi.useFakeTimers()
})
afterEach(async () => {
  await pass(10_000)
  cleanup()
  vi.useRealTimers()
})

test('[SELL-013] Prepare is sent once, after 5 s and even if the seller leaves the page; until then it can be undone', async () => {
  const { unmount } = show()
  tap(prepare(1))
  expect(document.activeElement?.textContent).toBe('SMK-1 is being prepared')
  await pass(4_999)
  expect([prepare(1), undo(1)?.textContent, onPrepare.mock.calls.length]).toEqual([null, 'Undo', 0])
  tap(undo(1))
  expect([undo(1), prepare(1)]).toEqual([null, expect.anything()])
  expect(document.activeElement?.textContent).toBe('Needs you now')
  await pass(10_000)
  expect(onPrepare).not.toHaveBeenCalled()

  tap(prepare(1))
  tap(prepare(2))
  unmount()
  await pass(5_000)
  expect(onPrepare.mock.calls).toEqual([[orders[0]], [orders[1]]])
  await pass(10_000)
  expect(onPrepare).toHaveBeenCalledTimes(2)
})

test('[SELL-013] while the request is sent there is no Undo, and a refused order is listed again', async () => {
  let answer = () => {}
  onPrepare.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  show()
  tap(prepare(1))
  await pass(5_000)
  expect([undo(1), prepare(1)]).toEqual([null, null])
  answer()
  await pass(0)
  expect(prepare(1)).toBeTruthy()
})

test('[SELL-013] hiding the page sends it at once', async () => {
  show()
  tap(prepare(1))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden')
  fireEvent(document, new Event('visibilitychange'))
  await pass(0)
  expect(onPrepare.mock.calls).toEqual([[orders[0]]])
})

test('[SELL-013] an order that the buyer has cancelled meanwhile is not sent', async () => {
  show()
  tap(prepare(1))
  setCached(listSellerOrders, {}, { orders: [aSellerOrder({ id: '1', status: 'cancelled' })], count: 1 })
  await pass(5_000)
  expect(onPrepare).not.toHaveBeenCalled()
})
