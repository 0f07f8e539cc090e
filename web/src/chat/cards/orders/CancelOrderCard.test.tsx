// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anOrder } from '#fixtures/builders.ts'
import { complaintNow } from '#web/features/orders/complaint/complaintDraft.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import { aPayment } from '#web/features/payment/testing/aPayment.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { personNow } from '#web/features/session/person.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { after, showCard } from '#web/testing/showCard.tsx'
import { useTranscript } from '../../transcript/transcript.ts'

// The wait before a button can be pressed is tested in secondTap.test.tsx.
vi.mock('#web/ui/useArmed.ts', () => ({ useArmed: () => true }))

const cancelOrder = { kind: 'cancelOrder', orderId: 'order-1', orderNumber: 'SMK-100001' } as const
const PATH = 'POST /orders/order-1/cancel'

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'topics'] as const) await loadBundle(bundle)
  signInAs(PHONE)
  useRecords.setState({ records: [] })
})

afterEach(() => void vi.restoreAllMocks())

async function show(order: Partial<Order>, cancel: object = { body: { ...anOrder(order), status: 'cancelled' } }) {
  const calls = serve({ 'GET /orders/order-1': { body: anOrder(order) }, [PATH]: cancel })
  await showCard(cancelOrder)
  return () => calls.filter(({ call }) => call === PATH).length
}
const answer = () => useTranscript.getState().entries[0]?.answer
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('[CHAT-166][MON-030] the card names order, amount and number; yes cancels once, and one line gives the result', async () => {
  useRecords.setState({ records: [aPayment({ payer: personNow() ?? '', stage: 'done', phone: '255712345678', orderId: 'order-1' })] })
  const refund = { amount: 24_000, state: 'done' as const }
  const sent = await show({}, { body: anOrder({ status: 'cancelled', refund }) })
  expect((await screen.findByRole('heading')).textContent).toBe('Cancel order SMK-100001?')
  expect((await screen.findByText(/comes back to/)).textContent).toMatch(/^TZS\s24,000 comes back to 255\s712\s•••\s678\.$/)
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Yes, cancel' }))
  await expect.poll(() => [sent(), answer()]).toEqual([1, { value: 'yes' }])
  await screen.findByText('Yes, cancel')
  await expect.poll(after).toMatchObject([{ kind: 'reply', text: 'orderCancelledRefunded', about: { amount: 'TZS 24,000' } }])
})

test('[CHAT-166] No leaves the order unchanged and says so', async () => {
  const sent = await show({})
  await screen.findByText(/comes back to the number you paid from/)
  await press('No')
  await expect.poll(() => [sent(), answer(), after()]).toMatchObject([0, { value: 'no' }, [{ text: 'leftAsIs' }]])
})

test('[CHAT-166] for a cash order the card says that nothing was paid', async () => {
  await show({ paymentMethod: 'cash_on_delivery', amountDue: 29_000 })
  expect(await screen.findByText('Nothing was paid, so nothing comes back.')).toBeDefined()
})

test.each([
  ['shipping', /already on its way/, 'link', 'Call us'],
  ['delivered', /It has arrived/, 'button', 'There is a problem'],
] as const)('[CHAT-166][ORD-008] an order that is %s says why it cannot be cancelled, and what to do', async (status, why, role, name) => {
  await show({ status })
  expect(await screen.findByText(why)).toBeDefined()
  expect(screen.getByRole(role, { name })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Yes, cancel' })).toBeNull()
})

test('[CHAT-166][CHAT-188] a problem with a delivered order opens the complaint about it', async () => {
  await show({ status: 'delivered' })
  await press('There is a problem')
  await waitFor(() => expect(after()).toHaveLength(1))
  expect([after(), complaintNow().orderNumber]).toEqual([[{ kind: 'complaint' }], 'SMK-100001'])
})

test('[CHAT-166] an order that left meanwhile is shown with its new status', async () => {
  serve({
    'GET /orders/order-1': [{ body: anOrder({}) }, { body: anOrder({ status: 'shipping' }) }],
    [PATH]: { status: 409, body: { message: 'Too late', code: 'order_not_cancellable' } },
  })
  await showCard(cancelOrder)
  await press('Yes, cancel')
  expect(await screen.findByText(/already on its way/)).toBeDefined()
  expect(answer()).toBeUndefined()
})

test('[CHAT-166] if the response is lost but the order is cancelled, the card is answered with yes', async () => {
  serve({
    'GET /orders/order-1': [{ body: anOrder({}) }, { body: anOrder({ status: 'cancelled', refund: { amount: 24_000, state: 'done' } }) }],
    [PATH]: { status: 500, body: {} },
  })
  await showCard(cancelOrder)
  await press('Yes, cancel')
  await expect.poll(answer).toEqual({ value: 'yes' })
})

test('[CHAT-166] if nobody knows whether the order was cancelled, the card says so and asks again', async () => {
  const sent = await show({}, { status: 500, body: {} })
  await press('Yes, cancel')
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be cancelled twice')
  await press('Yes, cancel')
  await expect.poll(sent).toBe(2)
})

test.each([
  ['paid back at once', { refund: { amount: 24_000, state: 'done' } }, 'orderCancelledRefunded'],
  ['on its way back', { refund: { amount: 24_000, state: 'pending' } }, 'orderCancelledPending'],
  ['with nothing to pay back', { paymentMethod: 'cash_on_delivery', amountDue: 29_000 }, 'orderCancelled'],
  ['whose refund only the shop knows', {}, 'orderCancelledAsk'],
] as const)('[CHAT-166][MON-030] after a yes one line says when the money of an order %s comes back', async (_, order, text) => {
  await show(order as Partial<Order>, { body: anOrder({ ...(order as Partial<Order>), status: 'cancelled' }) })
  await press('Yes, cancel')
  await expect.poll(after).toMatchObject([{ kind: 'reply', text, about: { orderNumber: 'SMK-100001' } }])
})

test('[CHAT-166][CHAT-068] a tap offline says that nothing was sent, and cancels nothing later', async () => {
  const sent = await show({})
  await screen.findByText(/comes back to/)
  let isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const served = fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    if (!isOnline) throw new TypeError('no network')
    return served(...call)
  })
  await press('Yes, cancel')
  await expect.poll(after).toEqual([{ kind: 'guideText', text: 'nothingSent' }])
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await press('No')
  await expect.poll(() => [sent(), answer()]).toEqual([0, { value: 'no' }])
})
