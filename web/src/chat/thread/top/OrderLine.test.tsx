// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { refresh } from '#web/api/useCall.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { after, show } from '#web/testing/showCard.tsx'
import { useTranscript } from '../../transcript/transcript.ts'
import { ReplyEntry } from '../entries/ReplyEntry.tsx'
import { OrderLine } from './OrderLine.tsx'

const order = (n: number, status: string) => anOrder({ id: `o${n}`, orderNumber: `SMK-${n}`, createdAt: `2026-01-0${n}T09:00:00Z`, status })

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'topics'] as const) await loadBundle(bundle)
  signInAs(PHONE)
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
})

test('[CHAT-146] the newest order under way is one line; a tap opens its card once, the number opens the others', async () => {
  serve({ 'GET /orders': { body: [order(1, 'pending'), order(3, 'delivered'), order(2, 'shipping')] } })
  show(<OrderLine isAside={false} shown={[]} />)
  const line = await screen.findByRole('button', { name: 'Order SMK-2 In Transit' })
  await userEvent.dblClick(line)
  expect(after()).toEqual([{ kind: 'tracking', orderId: 'o2' }])
  await userEvent.click(screen.getByRole('button', { name: '+1, Your orders: 2' }))
  expect(after().at(-1)).toEqual({ kind: 'orders' })
})

test('[CHAT-146] the line follows the status, and disappears once no order is under way', async () => {
  serve({ 'GET /orders': ['pending', 'processing', 'delivered'].map((status) => ({ body: [order(1, status)] })) })
  show(<OrderLine isAside={false} shown={[]} />)
  expect(await screen.findByRole('button', { name: 'Order SMK-1 Pending' })).toBeDefined()
  await act(async () => refresh('/orders'))
  expect(await screen.findByRole('button', { name: 'Order SMK-1 Processing' })).toBeDefined()
  await act(async () => refresh('/orders'))
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

test.each([
  ['en', {}, 'Order SMK-1 Pending'],
  ['en', { paymentMethod: 'cash_on_delivery', amountDue: 29_000 }, 'Order SMK-1 Pending'],
  ['sw', {}, 'Oda SMK-1 Inasubiri'],
  ['sw', { paymentMethod: 'cash_on_delivery', amountDue: 29_000 }, 'Oda SMK-1 Inasubiri'],
] as const)(
  '[CHAT-146][CHAT-170][GEN-049] right after ordering the line says Pending in %s, as pages do, however it is paid (%j)',
  async (language, paying, name) => {
    await chooseLanguage(language)
    serve({ 'GET /orders': { body: [{ ...order(1, 'pending'), ...paying }] } })
    show(<OrderLine isAside={false} shown={[]} />)
    expect(await screen.findByRole('button', { name })).toBeDefined()
    await chooseLanguage('en')
  },
)

test('[CHAT-146] the reply to a typed question about an order follows its status too', async () => {
  serve({ 'GET /orders/o9': [{ body: order(9, 'processing') }, { body: order(9, 'shipping') }] })
  const about = { orderId: 'o9', orderNumber: 'SMK-9', step: '@stepPending' }
  show(<ReplyEntry card={{ kind: 'reply', of: 'topics', text: 'track', about }} />)
  const answer = screen.getByRole('paragraph')
  expect(answer.textContent).toBe('Order SMK-9 is with the seller.')
  await vi.waitFor(() => expect(answer.textContent).toBe('Order SMK-9 is being prepared.'))
})

test('[SELL-016] a shortage adds one card, whether reported while the thread is open or before', async () => {
  const shortage = { id: 'one', lines: [], askedAt: '2026-01-01T09:00:00Z', answerBy: '2026-01-02T09:00:00Z' }
  const plain = order(1, 'pending')
  serve({ 'GET /orders': [{ body: [plain] }, { body: [{ ...plain, shortage }] }] })
  show(<OrderLine isAside={false} shown={[]} />)
  await screen.findByRole('button', { name: /SMK-1/ })
  expect(after()).toEqual([])
  await act(async () => refresh('/orders'))
  await vi.waitFor(() => expect(after()).toEqual([{ kind: 'shortage', orderId: 'o1' }]))
  await act(async () => refresh('/orders'))
  await act(async () => refresh('/orders'))
  expect(after()).toHaveLength(1)
})
