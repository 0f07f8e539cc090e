import { once } from 'node:events'
import { expect, test } from 'vitest'
import { addressOf, runMock } from './mock.ts'

const EVENTS = ['SIGINT', 'SIGTERM', 'exit'] as const
const listeners = () => EVENTS.flatMap((event) => process.listeners(event as 'exit').map((listener) => ({ event, listener })))

test('a mock that has exited leaves no listeners on the process', async () => {
  // Processes of earlier tests may still end meanwhile, so the listeners of this mock are told apart from theirs.
  const before = new Set(listeners().map(({ listener }) => listener))
  const mock = runMock(['--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const own = listeners().filter(({ listener }) => !before.has(listener))
  expect(own.map(({ event }) => event)).toEqual(EVENTS)
  await addressOf(mock)
  mock.kill()
  await once(mock, 'exit')
  const left = new Set(listeners().map(({ listener }) => listener))
  expect(own.filter(({ listener }) => left.has(listener))).toEqual([])
})
