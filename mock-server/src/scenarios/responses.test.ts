import { beforeEach, expect, test } from 'vitest'
import { anOrderBody, order, paid, start, status, waitForTimer } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})

/** Posts a scenario and returns the headers that select it. */
async function script(given: object): Promise<Record<string, string>> {
  await mock.control('POST', '/scenarios', { name: 'own', ...given })
  return { 'x-mock-scenario': 'own' }
}
async function paidBy(given: object): Promise<string> {
  const { body } = await start(mock, {}, { headers: await script(given) })
  await mock.control('POST', `/payments/${body.referenceId}/approve`)
  return mock.world.money.ledger.charges.at(-1)?.transactionId ?? ''
}
const faults = () => mock.world.journal.list({ kind: 'fault' }).map(({ text }) => text)
const key = { headers: { 'idempotency-key': 'order-1' } }

test('[QA-018] an order whose response is lost is placed: the same key gets the response', async () => {
  const body = anOrderBody(await paidBy({ order: [{ answer: 'reset', times: 1 }] }))
  await expect(order(mock, body, key)).rejects.toThrow()
  const made = mock.world.db.orders.where('transactionId', body.transactionId)
  expect(made).toHaveLength(1)
  expect(await order(mock, body, key)).toMatchObject({ status: 201, body: { id: made[0]?.id } })
  expect(faults()).toContain('order answer reset')
})

test('[QA-018] an order with an empty response is placed: the same key gets the whole response', async () => {
  const body = anOrderBody(await paidBy({ order: [{ answer: 'empty', times: 1 }] }))
  const empty = await order(mock, body, key)
  expect([empty.status, empty.body, empty.headers['content-type']]).toEqual([201, {}, 'application/json; charset=utf-8'])
  const [made] = mock.world.db.orders.where('transactionId', body.transactionId)
  expect(await order(mock, body, key)).toMatchObject({ status: 201, body: { id: made?.id, totalAmount: made?.totalAmount } })
  expect(faults()).toContain('order answer empty')
})

test('[MON-005][QA-018] an order refused with a bare status releases its key: the retry places it', async () => {
  const body = anOrderBody(await paidBy({ order: [{ answer: { status: 404 }, times: 1 }] }))
  expect(await order(mock, body, key)).toMatchObject({ status: 404, body: '' })
  expect((await order(mock, body, key)).status).toBe(201)
})

test('[QA-018] a slow order is placed after its delay, but not if its world ends first', async () => {
  const body = anOrderBody(await paidBy({ order: [{ answer: { delay: 20 } }] }))
  const made = () => mock.world.db.orders.where('transactionId', body.transactionId).length
  const slow = order(mock, body)
  await waitForTimer(mock, 'the order is made')
  await mock.world.clock.advance(19_999)
  expect(made()).toBe(0)
  await mock.world.clock.advance(1)
  expect([(await slow).status, made()]).toEqual([201, 1])
  const other = anOrderBody((await paid(mock, { checkoutId: 'cart-2' })).transactionId, { checkoutId: 'cart-2' })
  expect((await order(mock, other)).status).toBe(201)
  const lost = order(mock, body)
  await waitForTimer(mock, 'the order is made')
  mock.worlds.reset('default')
  await expect(lost).rejects.toThrow()
})

test('[QA-018] a status call that gets no response waits until its world ends', async () => {
  const { body } = await start(mock, {}, { headers: await script({ status: [{ answer: 'silent' }] }) })
  let end = 'waiting'
  const asked = status(mock, body.referenceId).then(
    () => (end = 'response'),
    () => (end = 'broken'),
  )
  await expect.poll(faults).toContain('the status never answers')
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  expect(end).toBe('waiting')
  mock.worlds.reset('default')
  await asked
  expect(end).toBe('broken')
})

test('[MON-005][I4] a start with a delayed response keeps its key after a restore: one push, one reference', async () => {
  const headers = { ...(await script({ start: { answer: 'ok', delay: 35 } })), 'idempotency-key': 'start-1' }
  const first = start(mock, {}, { headers }).catch(() => 'lost')
  await waitForTimer(mock, 'the start is answered')
  mock.worlds.snapshot('default')
  mock.worlds.restore('default')
  expect(await first).toBe('lost')
  const [payment] = mock.world.money.payments.values()
  expect(await start(mock, {}, { headers })).toMatchObject({ status: 200, body: { success: true, referenceId: payment?.reference } })
  expect(mock.world.money.payments.size).toBe(1)
})

test('[MON-005][QA-018] a start whose response is lost stores it under its key; one without a push does not', async () => {
  const lost = { ...(await script({ start: { answer: 'reset' } })), 'idempotency-key': 'start-1' }
  await expect(start(mock, {}, { headers: lost })).rejects.toThrow()
  expect(faults()).toContain('answer lost')
  const [payment] = mock.world.money.payments.values()
  expect(await start(mock, {}, { headers: lost })).toMatchObject({ status: 200, body: { referenceId: payment?.reference } })
  await script({ start: { answer: { status: 404 } } })
  const bare = { 'x-mock-scenario': 'own', 'idempotency-key': 'start-2' }
  const refused = await start(mock, { checkoutId: 'cart-2' }, { headers: bare })
  expect([refused.status, refused.body]).toEqual([404, ''])
  await script({})
  expect(await start(mock, { checkoutId: 'cart-2' }, { headers: bare })).toMatchObject({ status: 200, body: { success: true } })
})

test('[QA-018] a start response without its reference has all other fields', async () => {
  const { body } = await start(mock, {}, { headers: await script({ start: { answer: 'noReference' } }) })
  expect(body).toEqual({ success: true, message: expect.any(String), startedAt: expect.any(String), answeredAt: expect.any(String) })
  expect(mock.world.money.payments.size).toBe(1)
})

test('[QA-018] a timeline is measured from the response to the start', async () => {
  const headers = await script({ start: { answer: 'ok', delay: 2 }, timeline: [{ at: 1, do: 'approve' }] })
  const started = start(mock, {}, { headers })
  await waitForTimer(mock, 'the start is answered')
  await mock.world.clock.advance(2_000)
  const payment = mock.world.money.payments.get((await started).body.referenceId)
  await mock.world.clock.advance(999)
  expect(payment?.state).toBe('pending')
  await mock.world.clock.advance(1)
  expect(payment?.state).toBe('success')
})
