// @vitest-environment jsdom
import { render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aDelivery, aUser } from '#fixtures/builders.ts'
import { config } from '#web/api/config.ts'
import { storeToken } from '#web/api/token.ts'
import { freshSession } from '#web/features/session/freshSession.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { addBundles } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'
import { useToasts } from '#web/ui/toast.ts'
import { CouldNotDeliver } from '../move/CouldNotDeliver.tsx'
import { saveDeliveries, useSavedDeliveries } from '../saved.ts'
import { moves } from './moves.ts'
import { useMoves, withMoves } from './overlay.ts'

interface Call {
  readonly url: string
  readonly key: string
  readonly body: { status?: string; reason?: string; occurredAt?: string }
}
const calls: Call[] = []
let answer: () => Response

beforeEach(async () => {
  Object.assign(config, { supportsExtensions: true })
  addBundles(transporterTexts)
  await freshSession('shell', 'transporter')
  storeToken('t')
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true })
  for (const { id } of moves.useItems.getState()) moves.dismiss(id)
  useToasts.setState({ toasts: [] })
  answer = () => Response.json(aDelivery({ status: 'shipping' }))
  calls.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'GET') {
      const headers = new Headers(init.headers)
      calls.push({ url, key: headers.get('idempotency-key') ?? '', body: JSON.parse(init.body as string) as Call['body'] })
    }
    return answer()
  })
})

const tap = (to: 'processing' | 'shipping' | 'delivered' = 'shipping') =>
  moves.add({ owner: personNow() ?? '', lane: 'order-1', body: { from: 'processing', to } })
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)

test('[TRAN-003][TRAN-004][TORD-018][TORD-020] a change is sent with its key and the time of the tap', async () => {
  const item = tap()
  await moves.flush()
  const occurredAt = new Date(item.at).toISOString()
  expect(calls).toEqual([{ url: '/v1/orders/order-1/transporter/status', key: item.id, body: { status: 'shipping', occurredAt } }])
  expect([moves.useItems.getState(), toasts()]).toEqual([[], ['Order status updated to In Transit']])
})

test('[ERR-032][TORD-020] a successful change removes the toast of its earlier failure', async () => {
  answer = () => new Response('{}', { status: 503 })
  tap()
  await moves.flush()
  expect(toasts()).toEqual(['Failed to update order status'])
  answer = () => Response.json(aDelivery({ status: 'shipping' }))
  await moves.flush()
  expect(toasts()).toEqual(['Order status updated to In Transit'])
})

test.each([
  ['no answer', () => Response.error()],
  ['a failure of the server', () => new Response('{}', { status: 503 })],
  ['too many calls', () => new Response('{}', { status: 429 })],
  ['a session that ended', () => Response.json({ code: 'unauthorized', message: 'Sign in' }, { status: 401 })],
  ['a first sending still under way', () => Response.json({ code: 'key_running', message: 'Wait' }, { status: 409 })],
])('[TRAN-003] after %s the change stays in the outbox', async (_, reply) => {
  answer = reply
  const item = tap()
  await moves.flush()
  expect(moves.useItems.getState().map(({ id, refused }) => [id, refused])).toEqual([[item.id, undefined]])
})

test('[TRAN-005][TDSH-009] a refusal shows the server’s message, and later taps of the delivery are dropped', async () => {
  answer = () => Response.json({ code: 'order_step', message: 'This order is Cancelled and cannot become Shipping.' }, { status: 409 })
  tap()
  tap('delivered')
  await moves.flush()
  expect(calls).toHaveLength(1)
  expect(renderHook(useMoves).result.current.refused.map(({ refused }) => refused)).toEqual([
    'This order is Cancelled and cannot become Shipping.',
  ])
  expect(toasts()).toEqual(['Not applied: This order is Cancelled and cannot become Shipping.'])
})

test('[TRAN-012][ERR-032] a server failure shows the server’s message, and the change is sent again with its key', async () => {
  answer = () => new Response('{}', { status: 500 })
  const item = tap()
  await moves.flush()
  const { waiting } = renderHook(useMoves).result.current
  expect([toasts(), waiting.map(({ failed }) => failed)]).toEqual([['Failed to update order status'], ['Failed to update order status']])
  answer = () => Response.json(aDelivery({ status: 'shipping' }))
  await moves.flush()
  expect(calls.map(({ key }) => key)).toEqual([item.id, item.id])
  expect(moves.useItems.getState()).toEqual([])
})

test('[TRAN-012] a first request that is still running shows the server’s message, not that the change waits for the network', async () => {
  answer = () => Response.json({ code: 'key_running', message: 'This request is still being processed.' }, { status: 409 })
  const item = tap()
  await moves.flush()
  expect(moves.useItems.getState()).toEqual([{ ...item, tries: 1, failed: 'This request is still being processed.' }])
})

test('[ERR-032][TRAN-005] a refusal without a message shows the call’s default text', async () => {
  answer = () => new Response('{}', { status: 403 })
  tap()
  await moves.flush()
  expect(toasts()).toEqual(['Not applied: Failed to update order status'])
})

const OTHER_TIME = '2026-11-21T05:00:00.000Z'
test.each([
  ['the time of the tap', (at: string) => ({ history: [{ status: 'shipping', at }] })],
  ['a time of its own', () => ({ history: [{ status: 'shipped', at: OTHER_TIME }] })],
  ['no history', () => ({ history: undefined })],
  ['a further step', () => ({ status: 'delivered', history: [{ status: 'shipping', at: OTHER_TIME }] })],
])(
  '[TRAN-012] a change that the order shows counts as applied, even if a server without keys refuses its repeat: with %s',
  async (_, order) => {
    const item = tap()
    const refusal = () => Response.json({ code: 'order_step', message: 'In Transit cannot become In Transit.' }, { status: 409 })
    const answers = [refusal, () => Response.json(aDelivery({ status: 'shipping', ...order(new Date(item.at).toISOString()) }))]
    answer = () => (answers.shift() ?? refusal)()
    await moves.flush()
    expect([moves.useItems.getState(), toasts()]).toEqual([[], ['Order status updated to In Transit']])
  },
)

test('[TRAN-012][TRAN-005] a change that the order does not show is refused with the server’s message', async () => {
  tap('delivered')
  const refusal = () => Response.json({ code: 'order_step', message: 'This order is cancelled.' }, { status: 409 })
  const answers = [refusal, () => Response.json(aDelivery({ status: 'cancelled', history: [{ status: 'shipping', at: OTHER_TIME }] }))]
  answer = () => (answers.shift() ?? refusal)()
  await moves.flush()
  expect(toasts()).toEqual(['Not applied: This order is cancelled.'])
})

test('[MON-006] an API without extensions gets neither the key nor the time of the tap', async () => {
  Object.assign(config, { supportsExtensions: false })
  tap()
  await moves.flush()
  expect(calls).toEqual([{ url: '/v1/orders/order-1/transporter/status', key: '', body: { status: 'shipping' } }])
})

test('[TRAN-011] `Could not deliver` is offered only to an API with that call', () => {
  const order = aDelivery({ status: 'shipping' })
  for (const supportsExtensions of [true, false]) {
    Object.assign(config, { supportsExtensions })
    const { unmount } = render(<CouldNotDeliver order={order} mayAct />)
    expect(screen.queryAllByRole('button', { name: 'Could not deliver' })).toHaveLength(supportsExtensions ? 1 : 0)
    unmount()
  }
})

test('[TRAN-011][TRAN-004] a failed delivery is queued like any tap, shown at once, and sent with its key and time', async () => {
  answer = () => Response.error()
  const item = moves.add({ owner: personNow() ?? '', lane: 'order-1', body: { reason: 'nobody' } })
  await moves.flush()
  const at = new Date(item.at).toISOString()
  const shown = withMoves(aDelivery({ status: 'shipping' }), moves.useItems.getState())
  expect([shown.status, shown.attempts]).toEqual(['shipping', [{ reason: 'nobody', at }]])
  answer = () => Response.json(aDelivery({ status: 'shipping', attempts: [{ reason: 'nobody', at }] }))
  await moves.flush()
  const sent = { url: '/v1/orders/order-1/transporter/attempts', key: item.id, body: { reason: 'nobody', occurredAt: at } }
  expect(calls).toEqual([sent, sent])
  expect([moves.useItems.getState(), toasts()]).toEqual([[], ['Not delivered: nobody home']])
})

test('[TRAN-012][TRAN-011] a failed delivery that the order shows counts as applied, even if the server refuses its repeat', async () => {
  const item = moves.add({ owner: personNow() ?? '', lane: 'order-1', body: { reason: 'refused' } })
  const attempts = [{ reason: 'refused' as const, at: new Date(item.at).toISOString() }]
  const refusal = () => Response.json({ code: 'attempt_not_in_transit', message: 'No' }, { status: 409 })
  const answers = [refusal, () => Response.json(aDelivery({ status: 'delivered', attempts }))]
  answer = () => (answers.shift() ?? refusal)()
  await moves.flush()
  expect([moves.useItems.getState(), toasts()]).toEqual([[], ['Not delivered: refused']])
})

test('[TRAN-003] a delivery shows its queued changes as far as they are possible from the server’s status', () => {
  const waiting = [tap(), tap('delivered')]
  const left = withMoves(aDelivery({ status: 'processing', history: [] }), waiting)
  expect([left.status, left.history?.map(({ status }) => status)]).toEqual(['delivered', ['shipping', 'delivered']])
  expect(withMoves(aDelivery({ status: 'shipping' }), waiting).status).toBe('delivered')
  expect(withMoves(aDelivery({ status: 'cancelled' }), waiting).status).toBe('cancelled')
  expect(withMoves(aDelivery({ id: 'other', status: 'processing' }), waiting).status).toBe('processing')
})

test('[TRAN-009] open deliveries are saved for the signed-in transporter and updated by a change', async () => {
  saveDeliveries([aDelivery({ status: 'processing' }), aDelivery({ id: 'order-2', status: 'delivered' })])
  expect(useSavedDeliveries.getState().orders.map(({ id, status }) => [id, status])).toEqual([['order-1', 'processing']])
  answer = () => Response.json(aDelivery({ status: 'delivered' }))
  tap('delivered')
  await moves.flush()
  expect([useSavedDeliveries.getState().owner, useSavedDeliveries.getState().orders]).toEqual([personNow(), []])
})
