import { once } from 'node:events'
import { expect, test } from 'vitest'
import { addressOf, runMock } from './mock.ts'

const EVENTS = ['SIGINT', 'SIGTERM', 'exit'] as const
const listeners = () => EVENTS.map((event) => process.listenerCount(event))

test('a mock that has exited leaves no listeners on the process', async () => {
  const before = listeners()
  const mock = runMock(['--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] })
  await addressOf(mock)
  expect(listeners()).toEqual(before.map((count) => count + 1))
  mock.kill()
  await once(mock, 'exit')
  expect(listeners()).toEqual(before)
})
