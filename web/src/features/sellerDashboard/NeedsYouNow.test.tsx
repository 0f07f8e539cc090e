// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSellerOrder } from '#fixtures/builders.ts'
import { freshSession } from '#web/features/session/freshSession.ts'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles } from '#web/i18n/texts.ts'
import { NeedsYouNow } from './NeedsYouNow.tsx'
import { tasksOf } from './tasks.ts'

const orders = ['1', '2', '3'].map((n) => aSellerOrder({ id: n, orderNumber: `SMK-${n}`, createdAt: `2026-11-2${n}T05:00:00Z` }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The panel with the moves of its page: a tapped order is sent, and then leaves the list, when the test says so. */
function Panel() {
  const [list, setList] = useState(orders)
  const [moves, setMoves] = useState<readonly { orderId: string; isSent: boolean }[]>([])
  const remove = (id: string) => setMoves((all) => all.filter(({ orderId }) => orderId !== id))
  return (
    <MemoryRouter>
      <NeedsYouNow
        tasks={tasksOf({ orders: list, products: [], payouts: [], profile: 'verified' })}
        now={Date.parse('2026-11-22T06:00:00Z')}
        profile="verified"
        moves={moves}
        onPrepare={({ id }) => setMoves((all) => [...all, { orderId: id, isSent: id === '3' }])}
        onUndo={remove}
      />
      <button type="button" onClick={() => setList((all) => all.slice(1))}>
        The first order was moved
      </button>
    </MemoryRouter>
  )
}
const prepare = (n: number) => screen.queryByRole('button', { name: `Prepare order SMK-${n}` })
const undo = (n: number) => screen.queryByRole('button', { name: `Undo: prepare order SMK-${n}` })
const tap = (button: HTMLElement | null) => fireEvent.click(button as HTMLElement)
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/SMK-\d/)?.[0])

beforeEach(async () => {
  addBundles(sellerTexts)
  await freshSession('shell', 'seller')
  vi.useFakeTimers()
  render(<Panel />)
})
afterEach(async () => {
  await pass(10_000)
  cleanup()
  vi.useRealTimers()
})

test('[SELL-013][SELL-020] a tapped order stays in its row with an Undo that a second tap does not hit, and without one once it is sent', async () => {
  tap(prepare(2))
  expect(document.activeElement?.textContent).toBe('SMK-2 is being prepared')
  expect([rows(), prepare(2), undo(2)?.textContent]).toEqual([['SMK-1', 'SMK-2', 'SMK-3'], null, 'Undo'])
  tap(undo(2))
  expect(prepare(2)).toBeNull()
  await pass(1_000)
  tap(undo(2))
  expect([undo(2), prepare(2)]).toEqual([null, expect.anything()])
  expect(document.activeElement?.textContent).toBe('Needs you now')
  await pass(1_000)
  tap(prepare(3))
  expect([prepare(3), undo(3)]).toEqual([null, null])
})

test('[SELL-020] an order that moves up under the finger can be prepared only after a second without a press', async () => {
  tap(prepare(1))
  tap(screen.getByText('The first order was moved'))
  expect(rows()).toEqual(['SMK-2', 'SMK-3'])
  tap(prepare(2))
  expect(undo(2)).toBeNull()
  await pass(1_000)
  tap(prepare(2))
  expect(undo(2)).toBeTruthy()
})
