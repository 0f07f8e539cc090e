// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anAddress, anOrder, aUser } from '#fixtures/builders.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadArea } from '#web/i18n/texts.ts'
import { OrderPanel } from './OrderPanel.tsx'

beforeEach(async () => {
  await loadArea('shell')
  await loadArea('shop')
  await loadArea('checkout')
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true })
})
afterEach(cleanup)

function show(order: Order, agrees = true) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`)
    if (url.startsWith('/v1/addresses/')) return Response.json(anAddress())
    if (url.endsWith('/cancel')) return Response.json({ ...order, status: 'cancelled', refund: { amount: 24_000, state: 'done' } })
    return url === `/v1/orders/${order.id}` ? Response.json(order) : Response.json({ message: 'no', code: 'not_found' }, { status: 404 })
  })
  const confirmCancel = vi.fn(async () => agrees)
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OrderPanel id="order-1" confirmCancel={confirmCancel} onOrders={vi.fn()} />
    </SWRConfig>,
  )
  return { calls, confirmCancel }
}

test('[ORD-002][ORD-003][ORD-004] one order shows its fields, items and address', async () => {
  show(anOrder({ trackingNumber: 'TRK-1', status: 'shipping' }))
  await screen.findByText('TRK-1')
  await screen.findByText(/Mtaa wa Chole 21/)
  for (const text of ['SMK-100001', 'QK7T2M9X4B', 'Mobile money', 'Standard', '2 × TZS 12,000', 'TZS 29,000'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('[CHAT-115][CHAT-116][ORD-006] the steps are an ordered list with the current one marked', async () => {
  show(anOrder({ status: 'shipping' }))
  const steps = within(await screen.findByRole('list', { name: 'Steps of the order' })).getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
  expect(steps[2]?.textContent).toContain('In Transit')
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

test('[ORD-008][ORD-009][MON-030] a cancel is confirmed first, then tells what came back', async () => {
  const { calls, confirmCancel } = show(anOrder())
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await screen.findByText('Refunded TZS 24,000')
  expect(confirmCancel).toHaveBeenCalledOnce()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /v1/orders/order-1/cancel'])
})

test('[ORD-008] declining leaves the order as it is', async () => {
  const { calls } = show(anOrder(), false)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('[ORD-014] an unknown order says so', async () => {
  show(anOrder({ id: 'other' }))
  await screen.findByRole('heading', { name: 'Order Not Found' })
  expect(screen.getByText("We couldn't find the order you're looking for.")).toBeTruthy()
})
