import { expect, test } from 'vitest'
import { HEALTH_PATH, Health } from '#contract/control/hosts.ts'
import { testMock } from '../testing/testing.ts'

test('[QA-045] the health check needs no token and is not journaled', async () => {
  const mock = await testMock({ token: 'right-token-1' })
  const { statusCode, headers, body } = await mock.app.inject(HEALTH_PATH)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json; charset=utf-8', 'no-store'])
  expect(Health.parse(JSON.parse(body))).toEqual({ status: 'ok' })
  expect(mock.world.journal.list()).toEqual([])
  await mock.app.close()
})

test('[QA-045] a server that cannot create a world is not healthy', async () => {
  const mock = await testMock()
  const { get } = mock.worlds
  let isBroken = true
  mock.worlds.get = (name) => {
    if (!isBroken) return get(name)
    isBroken = false
    throw new Error('no room')
  }
  expect((await mock.app.inject(HEALTH_PATH)).statusCode).toBe(500)
  expect((await mock.app.inject(HEALTH_PATH)).statusCode).toBe(200)
  await mock.app.close()
})
