// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anAddress, anOrder, aUser } from '#fixtures/builders.ts'
import { useSession } from '#web/features/session/session.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { OrderPanel } from './OrderPanel.tsx'

beforeEach(async () => {
  for (const bundle of ['shell', 'shop', 'checkout'] as const) await loadBundle(bundle)
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true })
})
/** Each test needs its own order id, because responses are cached by path. */
let last = 0

function show(given: Partial<Order>, { agrees = true, asked = true, address = anAddress() } = {}) {
  const id = `order-${++last}`
  let order = anOrder({ ...given, id })
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`)
    if (url.startsWith('/v1/addresses/')) return Response.json(address)
    if (url.endsWith('/cancel')) order = { ...order, status: 'cancelled', refund: { amount: 24_000, state: 'done' } }
    if (url.endsWith('/cancel')) return Response.json(order)
    return url === `/v1/orders/${id}` && asked ? Response.json(order) : Response.json({ message: 'no', code: 'not_found' }, { status: 404 })
  })
  const confirmCancel = vi.fn(async () => agrees)
  render(<OrderPanel id={id} confirmCancel={confirmCancel} onOrders={vi.fn()} />)
  return { calls, confirmCancel, id }
}

test('[ORD-002][ORD-003][ORD-004] an order shows its fields, items and address', async () => {
  show({ trackingNumber: 'TRK-1', status: 'shipping' })
  await screen.findByText('TRK-1')
  await screen.findByText(/Mtaa wa Chole 21/)
  for (const text of ['SMK-100001', 'QK7T2M9X4B', 'Mobile money', 'Standard', '2 × TZS 12,000', 'TZS 29,000'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('[CHAT-115][CHAT-116][ORD-006] the steps are an ordered list with the current one marked', async () => {
  show({ status: 'shipping' })
  const steps = within(await screen.findByRole('list', { name: 'Steps of the order' })).getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
  expect(steps[2]?.textContent).toContain('In Transit')
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

test.each([
  ['delivered', 'en', 'Delivered to Rehema.'],
  ['delivered', 'sw', 'Imefika kwa Rehema.'],
  ['shipping', 'en', 'Delivered'],
] as const)(
  '[CHAT-182] the last step of an order that is %s names who received it for the buyer, in %s',
  async (status, language, last) => {
    await chooseLanguage(language)
    onTestFinished(() => chooseLanguage('en'))
    const addressId = `of-rehema-${status}-${language}`
    show({ status, addressId }, { address: anAddress({ id: addressId, fullName: 'Rehema', phoneNumber: '255765111222' }) })
    await screen.findByText(/^Rehema, /)
    expect(screen.getAllByRole('listitem').some(({ textContent }) => textContent.startsWith(last))).toBe(true)
  },
)

test('[CHAT-182] the last step of the buyer’s own order names nobody', async () => {
  show({ status: 'delivered', addressId: 'own' }, { address: anAddress({ id: 'own' }) })
  await screen.findByText(/^Asha Salum, /)
  expect(screen.queryByText(/Delivered to/)).toBeNull()
})

test('[CHAT-116] the steps show their times, and the transporter can be called', async () => {
  const history = [
    { status: 'pending', at: '2026-11-21T06:00:00Z' },
    { status: 'processing', at: '2026-11-21T07:05:00Z' },
  ]
  show({ status: 'processing', history, carriers: [{ name: 'Pwani Express', phoneNumber: '+255712345678' }] })
  const steps = within(await screen.findByRole('list', { name: 'Steps of the order' })).getAllByRole('listitem')
  expect(steps.map((step) => step.querySelector('time')?.textContent)).toEqual(['21 Nov 09:00', '21 Nov 10:05', undefined, undefined])
  expect(screen.getByRole('link', { name: 'Call Pwani Express' }).getAttribute('href')).toBe('tel:+255712345678')
})

test('[CHAT-116][CHAT-170] a new order shows a sentence instead of steps', async () => {
  show({ status: 'pending', carriers: [{ name: 'Pwani Express', phoneNumber: '' }] })
  expect(await screen.findByText('Paid. The seller prepares it.')).toBeTruthy()
  expect(screen.getByText('Pending')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Steps of the order' })).toBeNull()
  expect(screen.queryByRole('link', { name: /Call/ })).toBeNull()
})

test('[TRAN-011] an order in transit shows why a delivery failed; a delivered one does not', async () => {
  const attempts = [{ reason: 'nobody' as const, at: '2026-11-21T06:00:00Z' }]
  show({ status: 'shipping', attempts })
  expect(await screen.findByText('Not delivered: nobody home, 21 Nov 2026, 09:00.')).toBeTruthy()
  expect(screen.getByText('The order is still on its way. The transporter will try again.')).toBeTruthy()
  cleanup()
  show({ status: 'delivered', attempts })
  await screen.findByRole('list', { name: 'Steps of the order' })
  expect(screen.queryByText(/Not delivered/)).toBeNull()
})

test('[ORD-008][ORD-009][MON-030] cancelling asks for confirmation and then shows the refund', async () => {
  const { calls, confirmCancel, id } = show({})
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await screen.findByText('Refunded TZS 24,000 to the number you paid from.')
  expect(confirmCancel).toHaveBeenCalledOnce()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([`POST /v1/orders/${id}/cancel`])
})

test.each([
  ['has come back', { amount: 24_000, state: 'done' }, 'Refunded TZS 24,000 to the number you paid from.'],
  ['is on its way', { amount: 24_000, state: 'pending' }, 'TZS 24,000 is on its way back to the number you paid from.'],
  ['is not named', undefined, 'Contact us about your refund.'],
] as const)('[MON-030][MON-042] a cancelled order whose refund %s says so once, and owes nothing', async (_, refund, text) => {
  show({ status: 'cancelled', ...(refund && { refund }) })
  await screen.findByText(text)
  expect(screen.getAllByText(/Refunded|way back|your refund/)).toHaveLength(1)
  expect(screen.queryByText(/^(?:Paid|Due)/)).toBeNull()
})

test('[MON-042] a cancelled order says when, by whom and why, and does not name a transporter', async () => {
  const history = [{ status: 'cancelled', at: '2026-11-21T11:20:00Z', by: 'buyer' }]
  show({ status: 'cancelled', history, carriers: [{ name: 'Pwani Express', phoneNumber: '+255712345678' }] })
  await screen.findByText('You cancelled this order on 21 Nov 2026, 14:20.')
  expect(screen.getByText('Cancelled')).toBeTruthy()
  expect(screen.queryByText(/Pwani Express/)).toBeNull()
})

test.each([
  [
    'delivered, paid in cash',
    { paymentMethod: 'cash_on_delivery', amountDue: 29_000, status: 'delivered' },
    ['Paid on deliveryTZS 29,000'],
  ],
  ['delivered, paid by phone', { status: 'delivered' }, ['PaidTZS 24,000', 'Paid on deliveryTZS 5,000']],
  ['under way, paid by phone', { status: 'shipping' }, ['PaidTZS 24,000', 'Due on deliveryTZS 5,000']],
] as const)('[MON-042] the receipt of an order %s says only what holds', async (_, given, words) => {
  show(given)
  const total = await screen.findByText('Total')
  const rows = [...(total.closest('.totals')?.children ?? [])].map((row) => row.textContent.replace(/\s/g, ' '))
  expect(rows.slice(rows.indexOf('TotalTZS 29,000') + 1)).toEqual(words)
})

test('[ORD-008] declining the confirmation leaves the order unchanged', async () => {
  const { calls } = show({}, { agrees: false })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test.each([
  [500, {}, 'Failed to cancel order'],
  [409, { message: 'This order is on its way.', code: 'order_closed' }, 'This order is on its way.'],
])('[ERR-015][ORD-010] a cancellation that fails with %i shows the error, and the order is fetched again', async (status, answer, text) => {
  const { calls, id } = show({})
  const button = await screen.findByRole('button', { name: 'Cancel order' })
  const serve = fetch
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) =>
    url.endsWith('/cancel') ? Response.json(answer, { status }) : serve(url, request),
  )
  calls.length = 0
  await userEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  await vi.waitFor(() => expect(calls).toContain(`GET /v1/orders/${id}`))
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy()
})

test('[ORD-010] after a cancellation the list of orders is fetched again', async () => {
  const { calls } = show({})
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await vi.waitFor(() => expect(calls.filter((call) => call === 'GET /v1/orders')).toHaveLength(1))
})

test.each([{}, { message: 'The harbour is closed.', code: 'down' }])(
  '[ERR-013] an order that cannot be fetched shows the error and a retry button: %j',
  async (answer: { message?: string }) => {
    vi.stubGlobal('fetch', async () => Response.json(answer, { status: 500 }))
    render(<OrderPanel id={`order-${++last}`} confirmCancel={async () => true} onOrders={vi.fn()} />)
    expect((await screen.findByRole('alert')).textContent).toContain(answer.message ?? 'Failed to fetch order details')
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  },
)

test('[ORD-014] an unknown order shows "Order Not Found"', async () => {
  show({}, { asked: false })
  await screen.findByRole('heading', { name: 'Order Not Found' })
  expect(screen.getByText("We couldn't find the order you're looking for.")).toBeTruthy()
})

test('[PERF-011] the buttons appear together with the address above them, so that they do not move', async () => {
  let answer: (response: Response) => void = () => undefined
  const order = anOrder({ id: 'order-late' })
  vi.stubGlobal('fetch', (url: string) =>
    url.startsWith('/v1/addresses/')
      ? new Promise<Response>((done) => {
          answer = done
        })
      : Promise.resolve(Response.json(order)),
  )
  render(<OrderPanel id={order.id} confirmCancel={vi.fn()} onOrders={vi.fn()} />)
  await screen.findByText('SMK-100001')
  expect(screen.queryByRole('button')).toBeNull()
  answer(Response.json(anAddress()))
  await screen.findByRole('button', { name: 'Cancel order' })
  await screen.findByText(/Mtaa wa Chole 21/)
})
