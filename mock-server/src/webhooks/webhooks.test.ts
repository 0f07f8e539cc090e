import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebhookEvent } from '#contract/control/webhooks.ts'
import { aCashOrder, anOrderBody, order, paid, start, testSocket } from '../testing/money.ts'
import { type Receiver, startReceiver } from '../testing/receiver.ts'
import { START, type TestMock, testMock } from '../testing/testing.ts'
import { wrongAddress } from './address.ts'

let mock: TestMock
let receiver: Receiver | null = null
beforeEach(async () => {
  mock = await testMock()
})
afterEach(async () => {
  receiver?.close()
  receiver = null
  await mock.app.close()
})

/** Starts a receiver with these responses and sets it as the webhook. */
async function receive(statuses: (number | null)[] = [], webhook: object = {}): Promise<Receiver> {
  receiver = await startReceiver(statuses)
  const reply = await mock.control('PUT', '/webhooks', { url: receiver.url, ...webhook })
  expect(reply.status).toBe(200)
  return receiver
}
const pass = (ms: number) => mock.control('POST', '/clock/advance', { ms })
const move = (status: string) => mock.control('PATCH', '/db/orders/order-104698', { status })
const deliveries = () => mock.world.webhooks.view().deliveries
const typesOf = ({ received }: Receiver) => received.map(({ body }) => body.type)
const secondsOf = ({ received }: Receiver) =>
  received.map(({ headers }) => Number(/^t=(\d+),/.exec(String(headers['x-samaki-signature']))?.[1]) - START / 1_000)

test('[QA-049] a webhook without a secret or events gets a secret of its own and all events', async () => {
  const url = 'http://localhost:3000/webhooks'
  const { body } = await mock.control('PUT', '/webhooks', { url })
  expect(body).toEqual({ url, secret: expect.stringMatching(/^[\w-]{43}$/), events: WebhookEvent.options })
  const other = (await mock.control('PUT', '/webhooks', { url, events: ['order.created', 'order.created'] })).body
  expect(other.events).toEqual(['order.created'])
  expect(other.secret).not.toBe(body.secret)
  const given = await mock.control('PUT', '/webhooks', { url, secret: 'my own secret' })
  expect((await mock.control('GET', '/webhooks')).body).toEqual({ webhook: given.body, deliveries: [] })
  expect((await mock.control('DELETE', '/webhooks')).status).toBe(204)
  expect((await mock.control('GET', '/webhooks')).body).toEqual({ webhook: null, deliveries: [] })
})

test('[QA-049] an event is signed over the time of the world and the body, with the secret of the webhook', async () => {
  const { received } = await receive([], { secret: 'my own secret' })
  await pass(90_000)
  const { reference, transactionId } = await paid(mock)
  await pass(0)
  const [{ headers, text, body } = received[0] as never] = received
  const seconds = START / 1_000 + 90
  const v1 = createHmac('sha256', 'my own secret').update(`${seconds}.${text}`).digest('hex')
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-samaki-event': 'payment.succeeded',
    'x-samaki-delivery': body.id,
    'x-samaki-signature': `t=${seconds},v1=${v1}`,
  })
  expect(body).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    type: 'payment.succeeded',
    createdAt: new Date(seconds * 1_000).toISOString(),
    data: { reference, transactionId, status: 'success', message: 'Payment received', amount: 36_500 },
  })
})

test('[QA-049] each event has its data: a failed payment, a refund, and an order as its buyer reads it', async () => {
  const server = await receive()
  const { referenceId } = (await start(mock, { checkoutId: 'cart-0' })).body
  await mock.control('POST', `/payments/${referenceId}/fail`, { message: { en: 'Wrong PIN', sw: 'PIN si sahihi' } })
  const { transactionId } = await paid(mock)
  const { id } = (await order(mock, anOrderBody(transactionId))).body
  const placed = (await mock.call('GET', `/orders/${id}`, { as: 'asha' })).body
  expect(await mock.call('POST', `/orders/${id}/cancel`, { as: 'asha', body: { status: 'cancelled' } })).toMatchObject({ status: 200 })
  const cancelled = (await mock.call('GET', `/orders/${id}`, { as: 'asha' })).body
  await pass(0)
  expect(typesOf(server)).toEqual(['payment.failed', 'payment.succeeded', 'order.created', 'payment.refunded', 'order.status'])
  const [failed, , created, refunded, status] = server.received.map(({ body }) => body.data)
  expect(failed).toEqual({ reference: referenceId, status: 'failed', message: 'Wrong PIN', amount: 36_500 })
  expect(created).toEqual(placed)
  expect(refunded).toMatchObject({ transactionId, status: 'refunded', amount: 36_500 })
  expect(status).toEqual(cancelled)
  expect(cancelled.status).toBe('cancelled')
})

test('[QA-049] only the chosen events are posted, and none without a webhook', async () => {
  await order(mock, aCashOrder())
  const server = await receive([], { events: ['order.status'] })
  await move('processing')
  await paid(mock, { checkoutId: 'cart-2' })
  await pass(0)
  expect(typesOf(server)).toEqual(['order.status'])
  await mock.control('DELETE', '/webhooks')
  await move('shipping')
  await pass(0)
  expect(server.received).toHaveLength(1)
})

test('[QA-049] an event is posted at once, also while the clock stands still', async () => {
  const server = await receive()
  await paid(mock)
  await expect.poll(() => server.received.length).toBe(1)
  await expect
    .poll(deliveries)
    .toMatchObject([
      { event: 'payment.succeeded', state: 'delivered', attempts: [{ at: new Date(START).toISOString(), status: 200, error: null }] },
    ])
})

test('[QA-049] a failed attempt is repeated after 10 s, 1 min, 5 min, 30 min and 2 h of the world’s clock, then given up', async () => {
  const server = await receive([500, 404, 302, 500, 500, 500])
  await paid(mock)
  await pass(9_999)
  expect(deliveries()).toMatchObject([{ state: 'waiting', nextAttemptAt: new Date(START + 10_000).toISOString() }])
  expect(server.received).toHaveLength(1)
  await pass(1)
  expect(server.received).toHaveLength(2)
  await pass(24 * 3_600_000)
  expect(secondsOf(server)).toEqual([0, 10, 70, 370, 2_170, 9_370])
  expect(deliveries()).toMatchObject([{ state: 'failed', nextAttemptAt: null }])
  expect(deliveries()[0]?.attempts.map(({ status }) => status)).toEqual([500, 404, 302, 500, 500, 500])
  expect(new Set(server.received.map(({ headers, text }) => `${String(headers['x-samaki-delivery'])} ${text}`)).size).toBe(1)
})

test('[QA-049] a delivery ends with its first response of 2xx', async () => {
  const server = await receive([503, 204])
  await paid(mock)
  await pass(3_600_000)
  expect(secondsOf(server)).toEqual([0, 10])
  expect(deliveries()).toMatchObject([{ state: 'delivered', attempts: [{ status: 503 }, { status: 204 }], nextAttemptAt: null }])
})

test('[QA-049] an attempt without a response says why', async () => {
  const server = await receive()
  server.close()
  await paid(mock)
  await pass(0)
  expect(deliveries()).toMatchObject([{ state: 'waiting', attempts: [{ status: null, error: 'no connection: ECONNREFUSED' }] }])
  expect(mock.world.journal.list({ kind: 'webhook' })).toMatchObject([
    { text: 'payment.succeeded', error: 'no connection: ECONNREFUSED', reference: expect.any(String) },
  ])
})

test('[QA-049] a receiver that never responds stops neither the clock nor the other deliveries', { timeout: 30_000 }, async () => {
  const server = await receive(Array.from({ length: 5 }, () => null))
  for (const status of ['processing', 'shipping', 'delivered']) await move(status)
  await pass(0)
  expect(deliveries().map(({ state }) => state)).toContain('sending')
  await expect.poll(() => server.received.length).toBe(3)
  await expect.poll(() => deliveries().map(({ state }) => state), { timeout: 10_000 }).toEqual(['waiting', 'waiting', 'waiting'])
  expect(deliveries()[0]?.attempts).toMatchObject([{ status: null, error: 'no response within 5 s' }])
})

test('[QA-049] retries follow the clock of their own world, and end with it', async () => {
  const server = await receive([500, 500, 500])
  await paid(mock)
  await pass(0)
  const other = mock.worlds.get('other')
  await other.clock.advance(3_600_000)
  expect(server.received).toHaveLength(1)
  mock.worlds.reset('default')
  expect(mock.world.webhooks.view()).toEqual({ webhook: null, deliveries: [] })
  await pass(3_600_000)
  expect(server.received).toHaveLength(1)
})

test('[QA-049] an attempt that runs when its world ends is stopped and not counted', async () => {
  const server = await receive([null])
  await paid(mock)
  await expect.poll(() => server.received.length).toBe(1)
  const before = mock.world
  mock.worlds.reset('default')
  await expect.poll(() => server.broken).toBe(1)
  expect(before.webhooks.view().deliveries).toMatchObject([{ attempts: [] }])
  expect(before.clock.pending()).toEqual([])
})

test('[QA-049] a delivery is posted again by call under the same id, with a new signature, and retried anew', async () => {
  const server = await receive([200, 500])
  await paid(mock)
  await pass(60_000)
  const [{ id } = { id: '' }] = deliveries()
  const again = await mock.control('POST', `/webhooks/deliveries/${id}/resend`)
  expect([again.status, again.body]).toMatchObject([200, { id, state: 'waiting', attempts: [{ status: 200 }, { status: 500 }] }])
  await pass(10_000)
  expect(deliveries()).toMatchObject([{ state: 'delivered' }])
  expect(secondsOf(server)).toEqual([0, 60, 70])
  expect(new Set(server.received.map(({ headers }) => headers['x-samaki-delivery']))).toEqual(new Set([id]))
})

test('[QA-049] a snapshot keeps the webhook and its pending attempts', async () => {
  const server = await receive([500, 500])
  await paid(mock)
  await pass(0)
  await mock.control('POST', '/worlds/default/snapshot')
  await pass(10_000)
  await mock.control('POST', '/worlds/default/restore')
  expect(deliveries()).toMatchObject([{ state: 'waiting', attempts: [{ status: 500 }] }])
  await pass(10_000)
  expect(secondsOf(server)).toEqual([0, 10, 10])
})

test('[QA-049] a world keeps its last 100 deliveries', async () => {
  await receive()
  for (let n = 0; n < 102; n++) mock.world.webhooks.send('order.status', () => ({ n }))
  await pass(0)
  expect(deliveries()).toHaveLength(100)
  expect(deliveries().at(-1)?.body.data).toEqual({ n: 2 })
})

test('[QA-049] a webhook goes to this machine only, by its own names, unless the host is open', async () => {
  const here = [
    'http://localhost:3000/x',
    'https://localhost',
    'http://127.0.0.1',
    'http://127.9.8.7:81/?a=b',
    'http://127.1',
    'http://[::1]:3000',
  ]
  for (const url of here) expect([url, wrongAddress(url, false), wrongAddress(url, true)]).toEqual([url, null, null])
  const elsewhere = [
    'http://0.0.0.0:3000',
    'http://192.168.1.7',
    'http://shop.example',
    'http://localhost.example',
    'http://app.localhost:3000',
    'http://localtest.me',
    'http://[::]',
    'http://[::ffff:10.0.0.1]',
    'http://169.254.169.254/latest',
    'http://127.0.0.1.nip.io',
    'http://localhost@shop.example.localhost',
  ]
  for (const url of elsewhere.slice(0, -1))
    expect([url, wrongAddress(url, false), wrongAddress(url, true)]).toEqual([url, 'webhook_elsewhere', null])
  for (const url of ['ftp://localhost', 'localhost:3000', '/webhooks', '', 'http://a:b@localhost', elsewhere.at(-1) ?? ''])
    expect([url, wrongAddress(url, false), wrongAddress(url, true)]).toEqual([url, 'webhook_address', 'webhook_address'])

  const refused = await mock.control('PUT', '/webhooks', { url: 'http://localtest.me' })
  expect([refused.status, refused.body.message]).toEqual([400, refused.body.fields.url])
  expect(refused.body.message).toContain('Other names are refused even if they lead here.')
  const open = await testMock({ host: '0.0.0.0' })
  expect((await open.control('PUT', '/webhooks', { url: 'http://shop.example' })).status).toBe(200)
  await open.app.close()
})

test('[QA-049] the secret is not in the journal', async () => {
  await mock.control('PUT', '/webhooks', { url: 'http://localhost:9', secret: 'my own secret' })
  await paid(mock)
  await pass(0)
  expect(JSON.stringify(mock.world.journal.list())).not.toContain('my own secret')
  expect((await mock.control('GET', '/journal/export')).body).not.toContain('localhost:9')
})

const scenarios: readonly (readonly [number: string, seconds: number, received: readonly string[]])[] = [
  ['101', 60, ['payment.failed']],
  ['301', 60, ['payment.succeeded', 'payment.succeeded', 'payment.succeeded']],
  ['304', 120, ['payment.failed', 'payment.succeeded']],
  ['305', 200, []],
  ['308', 149, []],
  ['308', 151, ['payment.succeeded']],
]

test.each(scenarios)('[QA-049][QA-015] scenario %s posts its callbacks as webhooks: after %i s %j', async (number, seconds, expected) => {
  const server = await receive()
  await start(mock, { phone: `255700000${number}` })
  await pass(seconds * 1_000)
  expect(typesOf(server)).toEqual(expected)
})

test('[QA-049][QA-019] the next callback can be dropped, doubled or delayed, and all be sent again', async () => {
  const server = await receive()
  const approve = async (checkoutId: string, handling: object) => {
    const { referenceId } = (await start(mock, { checkoutId })).body
    await mock.control('PUT', `/payments/${referenceId}/next-callback`, handling)
    await mock.control('POST', `/payments/${referenceId}/approve`)
    await pass(0)
    return referenceId as string
  }
  await approve('cart-1', { do: 'drop' })
  expect(server.received).toHaveLength(0)
  const reference = await approve('cart-2', { do: 'double' })
  expect(server.received).toHaveLength(2)
  await approve('cart-3', { do: 'delay', seconds: 5 })
  expect(server.received).toHaveLength(2)
  await pass(5_000)
  expect(server.received).toHaveLength(3)
  await mock.control('POST', `/payments/${reference}/resend`)
  await pass(0)
  expect(server.received.map(({ body }) => body.data['reference']).filter((one) => one === reference)).toHaveLength(3)
})

const fault = async (body: object) => expect((await mock.control('POST', '/realtime-faults', { to: 'webhook', ...body })).status).toBe(201)
const statusesOf = ({ received }: Receiver) => received.map(({ body }) => body.data['status'])

test('[QA-049][QA-033] a fault loses the next webhook, which can still be sent again', async () => {
  const server = await receive()
  await fault({ kind: 'mute', times: 1 })
  await move('processing')
  await move('shipping')
  await pass(3_600_000)
  expect(statusesOf(server)).toEqual(['shipping'])
  expect(deliveries()).toMatchObject([{ state: 'delivered' }, { state: 'lost', attempts: [], nextAttemptAt: null }])
  await mock.control('POST', `/webhooks/deliveries/${deliveries()[1]?.id}/resend`)
  expect(statusesOf(server)).toEqual(['shipping', 'processing'])
  expect(deliveries()[1]).toMatchObject({ state: 'delivered' })
})

test('[QA-049][QA-033] a fault doubles a webhook under one id, and does not count the copy as a retry', async () => {
  const server = await receive([500, 500])
  await fault({ kind: 'duplicate', event: 'order.status' })
  await move('processing')
  await pass(10_000)
  expect(secondsOf(server)).toEqual([0, 0, 10])
  expect(new Set(server.received.map(({ body }) => body.id)).size).toBe(1)
  expect(deliveries()).toMatchObject([{ state: 'delivered' }])
})

test('[QA-049][QA-033] a fault delays a webhook by the world’s clock, or sends it after the next one', async () => {
  const server = await receive()
  await fault({ kind: 'delay', ms: 45_000, times: 1 })
  await move('processing')
  await pass(44_999)
  expect(server.received).toHaveLength(0)
  await pass(1)
  expect(statusesOf(server)).toEqual(['processing'])

  await fault({ kind: 'reorder', times: 1 })
  await move('shipping')
  await pass(5_000)
  await move('delivered')
  await pass(0)
  expect(statusesOf(server)).toEqual(['processing', 'delivered', 'shipping'])
  await pass(60_000)
  expect(server.received).toHaveLength(3)
  expect(mock.world.journal.list({ kind: 'fault' })).toMatchObject([{ event: 'order.status' }, { event: 'order.status' }])
})

test('[QA-049][QA-033] a fault of webhooks leaves the sockets alone, and the other way round', async () => {
  const server = await receive()
  const socket = testSocket(mock, mock.world.db.orders.get('order-104698')?.userId ?? '')
  const events = () => socket.events.filter(({ event }) => event === 'order-status').length
  await fault({ kind: 'mute', times: 1 })
  await move('processing')
  await pass(0)
  expect([events(), server.received.length]).toEqual([1, 0])
  await mock.control('POST', '/realtime-faults', { kind: 'mute', times: 1 })
  await move('shipping')
  await pass(0)
  expect([events(), server.received.length]).toEqual([1, 1])
})
