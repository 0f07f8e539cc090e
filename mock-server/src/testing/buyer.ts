import type { PaymentCallback } from '#contract/payment.ts'
import { anOrderBody, order, start, status, testSocket } from './money.ts'
import type { TestMock, TestReply } from './testing.ts'

/**
 * Buys as a simple client would: starts a payment, listens for callbacks, checks the status once after 120 s, places one order per
 * transactionId, and repeats a failed call once. Advances the clock to 300 s and returns the responses and the outcome.
 */
export async function buyBy(
  mock: TestMock,
  { phone = '255712345678', headers = {} }: { phone?: string; headers?: Record<string, string> },
) {
  const { world } = mock
  const began = world.clock.now()
  const socket = world.sockets.isRefusing() ? null : testSocket(mock, 'asha')
  const replies: { started: TestReply | null; status: TestReply | null } = { started: null, status: null }
  let transactionId: unknown
  let seen = 0

  const starting = start(mock, { phone }, { headers: { ...headers, 'idempotency-key': 'start-1' } })
    .catch(() => start(mock, { phone }, { headers: { ...headers, 'idempotency-key': 'start-1' } }))
    .then((reply) => {
      replies.started = reply
      if (reply.body.referenceId) socket?.send('pushResponseReceived', { reference: reply.body.referenceId })
    })
  const reference = () => replies.started?.body.referenceId as string | undefined
  const check = async () => {
    const reply = await status(mock, reference() ?? '')
    replies.status ??= reply
    if (reply.body.success) transactionId = reply.body.transactionId
  }
  const receive = async ({ status: word, transactionId: id, reference: of }: PaymentCallback) => {
    if (of !== reference()) return
    if (word === 'success' && id !== undefined) transactionId ??= id
    else if (word?.toLowerCase() === 'success') await check()
  }
  const settle = async () => {
    for (; seen < (socket?.callbacks.length ?? 0); seen++) await receive(socket?.callbacks[seen] ?? {})
    if (typeof transactionId !== 'string') return
    const post = () => order(mock, anOrderBody(transactionId as string), { headers: { 'idempotency-key': 'order-1' } })
    const first = await post().catch(() => null)
    if (!first?.body.id) await post().catch(() => null)
    transactionId = null
  }

  const turns = () => new Promise<void>((resolve) => setImmediate(resolve))
  for (let second = 0; second <= 300; second += 0.5) {
    await world.clock.advance(Math.max(began + second * 1_000 - world.clock.now(), 0))
    await turns()
    const waitedFor = replies.started?.body.startedAt ? world.clock.now() - Date.parse(replies.started.body.startedAt) : 0
    if (waitedFor >= 120_000 && replies.status === null && transactionId === undefined) await check()
    await settle()
  }
  await starting
  return { ...replies, socket, outcome: (await mock.control('GET', `/outcome?phone=${phone}`)).body }
}
