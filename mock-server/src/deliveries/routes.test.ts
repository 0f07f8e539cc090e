import { beforeEach, expect, test } from 'vitest'
import { violationsOf } from '../control/violations/violationsOf.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
/** An order in transit with Pwani Express, Hamisi's business. */
const ID = 'order-104694'
const steps = () => mock.world.db.orders.get(ID)?.history.map(({ status }) => status)

test('[TRAN-012][TORD-018] a status change that is repeated with its key is made once and gets the same response', async () => {
  const send = (key: string) =>
    mock.call('PATCH', `/orders/${ID}/transporter/status`, {
      as: 'hamisi',
      body: { status: 'delivered' },
      headers: { 'idempotency-key': key },
    })
  const first = await send('tap-1')
  expect([first.status, first.body.status]).toEqual([200, 'delivered'])
  expect(await send('tap-1')).toMatchObject({ status: 200, body: first.body })
  expect(steps()?.filter((status) => status === 'delivered')).toHaveLength(1)
  expect(await send('tap-2')).toMatchObject({ status: 409, body: { code: 'order_step' } })
})

test('[CHAT-168] a listed transporter has its description and the number of delivered orders', async () => {
  const offered = async () => (await mock.call('GET', '/transporters')).body.find(({ id }: { id: string }) => id === 'pwani-express')
  const before = await offered()
  expect(before).toMatchObject({ description: expect.stringContaining('ice boxes'), deliveries: expect.any(Number) })
  expect(before).not.toHaveProperty('user')
  await mock.call('PATCH', `/orders/${ID}/transporter/status`, { as: 'hamisi', body: { status: 'delivered' } })
  expect(await offered()).toEqual({ ...before, deliveries: before.deliveries + 1 })
  expect((await mock.call('GET', '/transporters/pwani-express')).body.deliveries).toBe(before.deliveries + 1)
})

const attempts = () => mock.world.db.orders.get(ID)?.attempts
const report = (body: object, as: string | undefined = 'hamisi', key?: string) =>
  mock.call('POST', `/orders/${ID}/transporter/attempts`, { as, body, ...(key && { headers: { 'idempotency-key': key } }) })

test('[TRAN-011] a failed delivery is recorded once with its reason, buyer, seller and transporter see it, and the order stays in transit', async () => {
  const before = mock.world.db.orders.get(ID)
  const occurredAt = new Date(mock.world.clock.now() - 60_000).toISOString()
  const noted = await report({ reason: 'nobody', occurredAt }, 'hamisi', 'tap-1')
  expect(noted).toMatchObject({ status: 200, body: { status: 'shipping', attempts: [{ reason: 'nobody', at: occurredAt }] } })
  expect((await report({ reason: 'nobody', occurredAt }, 'hamisi', 'tap-1')).body).toEqual(noted.body)
  expect(attempts()).toHaveLength(1)
  const seller = (await mock.call('GET', '/orders/seller', { as: 'mwanaidi' })).body.orders.find((one: { id: string }) => one.id === ID)
  const buyer = mock.world.db.users.get(before?.userId ?? '')?.id
  expect([seller.attempts, (await mock.call('GET', `/orders/${ID}`, { as: buyer })).body.attempts]).toEqual([attempts(), attempts()])
  // The amount due and the items have not changed, and the delivery can be tried again.
  expect({ ...mock.world.db.orders.get(ID), attempts: undefined, updatedAt: '' }).toEqual({ ...before, attempts: undefined, updatedAt: '' })
  await report({ reason: 'refused' })
  expect(attempts()?.map(({ reason }) => reason)).toEqual(['nobody', 'refused'])
  const delivered = await mock.call('PATCH', `/orders/${ID}/transporter/status`, { as: 'hamisi', body: { status: 'delivered' } })
  expect(delivered.body.status).toBe('delivered')
  expect(violationsOf(mock.world)).toEqual([])
})

test('[TRAN-011][QA-037] reporting a failed delivery is refused with 401, 403, 404, 400, and with 409 unless the order is in transit', async () => {
  const of = (id: string, as?: string, body: object = { reason: 'nobody' }) =>
    mock.call('POST', `/orders/${id}/transporter/attempts`, { as, body }).then(({ status, body: { code } }) => [status, code])
  expect(await of(ID)).toEqual([401, 'sign_in_first'])
  expect(await of(ID, 'edina')).toEqual([403, 'not_yours'])
  expect(await of('none', 'hamisi')).toEqual([404, 'order_unknown'])
  expect((await of(ID, 'hamisi', { reason: 'rain' }))[0]).toBe(400)
  for (const id of ['order-104698', 'order-104695', 'order-104679']) expect(await of(id, 'hamisi')).toEqual([409, 'attempt_not_in_transit'])
  expect(attempts()).toBeUndefined()
})
