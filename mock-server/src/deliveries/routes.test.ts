import { beforeEach, expect, test } from 'vitest'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
/** In transit with Pwani Express, which is Hamisi's. */
const ID = 'order-104694'
const steps = () => mock.world.db.orders.get(ID)?.history.map(({ status }) => status)

test('[TRAN-012][TORD-018] a status change that is sent again with its key is made once and told the same way', async () => {
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
