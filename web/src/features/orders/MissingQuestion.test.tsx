// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anAddress, anOrder, aUser } from '#fixtures/builders.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { OrderPanel } from './OrderPanel.tsx'

// The wait before a button can be pressed is tested in secondTap.test.tsx.
vi.mock('#web/ui/useArmed.ts', () => ({ useArmed: () => true }))

beforeEach(async () => {
  await loadBundle('shell')
  await Promise.all([loadBundle('shop'), loadBundle('checkout')])
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true })
})
/** Each test needs its own order id, because responses are cached by path. */
let last = 0

const shortageOf = (available: number) => ({
  id: 'shortage-1',
  lines: [{ itemId: 'order-1-1', ordered: 2, available }],
  askedAt: '2025-11-21T06:00:00.000Z',
  answerBy: '2025-11-22T06:00:00.000Z',
})

function show(given: Partial<Order>, afterwards: Partial<Order> = {}) {
  const id = `missing-${++last}`
  let order = anOrder({ shortage: shortageOf(1), ...given, id })
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (url.startsWith('/v1/addresses/')) return Response.json(anAddress())
    if (method === 'POST') {
      sent.push([url, JSON.parse(typeof body === 'string' ? body : '')])
      order = { ...order, ...afterwards }
    }
    return Response.json(order)
  })
  render(<OrderPanel id={id} confirmCancel={async () => true} onOrders={vi.fn()} onPay={vi.fn()} />)
  return { id, sent }
}
const amounts = (panel: HTMLElement) => [...panel.querySelectorAll('.key-value')].map((row) => row.textContent?.replaceAll('\u00A0', ' '))

test('[SELL-016][MON-030] a paid order shows lines, totals and refund, and the rest is accepted at the total shown', async () => {
  const { id, sent } = show(
    {},
    {
      totalAmount: 17_000,
      items: [{ ...anOrder().items[0]!, quantity: 1, ordered: 2 }],
      refund: { amount: 12_000, state: 'done' },
      shortage: { ...shortageOf(1), answer: 'accepted' },
    },
  )
  const panel = await screen.findByRole('region', { name: 'Not everything is there. Take the rest?' })
  expect(within(panel).getByRole('listitem').textContent).toMatch(/1 of 2 available$/)
  expect(amounts(panel)).toEqual([
    'Total beforeTZS 29,000',
    'New totalTZS 17,000',
    'Goes back to the number that paidTZS 12,000',
    'Due on deliveryTZS 5,000',
  ])
  await within(panel).findByText(
    'Please answer by 22 Nov 2025, 09:00. Without an answer the order is cancelled and you get TZS 24,000 back.',
  )
  for (const name of ['Pay now', 'Cancel order']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(within(panel).getByRole('button', { name: /^Cancel, refund TZS\s24,000$/ })).toBeTruthy()
  await userEvent.click(within(panel).getByRole('button', { name: 'Take the rest' }))
  await screen.findByText('You took the rest.')
  await screen.findByText(/^Refunded TZS\s12,000 to the number you paid from\.$/)
  await screen.findByText('1 × TZS 12,000, you ordered 2')
  expect(sent).toEqual([[`/v1/orders/${id}/shortage/accept`, { totalAmount: 17_000 }]])
  expect(within(panel).queryByRole('button')).toBeNull()
  expect(document.activeElement?.textContent).toContain('You took the rest.')
})

test('[SELL-016] a cash order has no refund, and one tap cancels it', async () => {
  const cash = { paymentMethod: 'cash_on_delivery', amountDue: 29_000 } as const
  const { id, sent } = show(cash, { status: 'cancelled', shortage: { ...shortageOf(1), answer: 'cancelled' } })
  const panel = await screen.findByRole('region', { name: 'Not everything is there. Take the rest?' })
  expect(amounts(panel)).toEqual(['Total beforeTZS 29,000', 'New totalTZS 17,000', 'Due on deliveryTZS 17,000'])
  await within(panel).findByText('You have paid nothing yet, so nothing goes back.')
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await screen.findByText('You cancelled the order.')
  expect(sent).toEqual([[`/v1/orders/${id}/cancel`, { status: 'cancelled' }]])
  expect(screen.queryByText(/^Refunded/)).toBeNull()
})

test('[SELL-016] if nothing is left the buyer can only cancel; an expired question says so', async () => {
  show({ shortage: shortageOf(0) })
  const panel = await screen.findByRole('region', { name: 'Nothing you ordered is available.' })
  expect(within(panel).getByRole('listitem').textContent).toMatch(/None of 2 available$/)
  within(panel).getByRole('button', { name: /^Cancel, refund TZS\s24,000$/ })
  expect(within(panel).getAllByRole('button')).toHaveLength(1)
  show({ status: 'cancelled', shortage: { ...shortageOf(0), answer: 'expired' }, refund: { amount: 24_000, state: 'done' } })
  await screen.findByText('There was no answer in time, so the order was cancelled.')
  await screen.findByText(/^Refunded TZS\s24,000 to the number you paid from\.$/)
})

test('[SELL-016][GEN-024] if the total changed meanwhile, the server’s message is shown and the question stays', async () => {
  show({})
  const take = await screen.findByRole('button', { name: 'Take the rest' })
  const serve = fetch
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) =>
    request.method === 'POST'
      ? Response.json({ message: 'The order has changed.', code: 'shortage_changed' }, { status: 409 })
      : serve(url, request),
  )
  await userEvent.click(take)
  expect((await screen.findByRole('alert')).textContent).toBe('The order has changed.')
  expect(screen.getByRole('button', { name: 'Take the rest' })).toBeTruthy()
})
