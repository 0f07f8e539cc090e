// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { useSession } from '#web/features/session/session.ts'
import { start } from './start.ts'

/** The connections opened with the realtime client: their token, and whether they are closed. */
const connections: { token: string; isClosed: boolean }[] = []
vi.mock('socket.io-client', () => ({
  io: (_host: string, { auth }: { auth: { token: string } }) => {
    const connection = { token: auth.token, isClosed: false }
    connections.push(connection)
    const silent = { on: () => {}, off: () => {} }
    const io = { ...silent, reconnection: () => {}, engine: { close: () => {} } }
    return { ...silent, onAny: () => {}, removeAllListeners: () => {}, io, disconnect: () => (connection.isClosed = true) }
  },
}))
vi.mock('./replayAdds.ts', () => ({ replayAdds: async () => {} }))
vi.mock('./replayHearts.ts', () => ({ replayHearts: async () => {} }))
vi.mock('#web/features/payment/runner/runner.ts', () => ({ startPaymentRunner: () => {} }))

const open = () => connections.filter(({ isClosed }) => !isClosed).map(({ token }) => token)
const hold = (token: string | null) => useSession.setState({ token, isAuthenticated: token !== null })
const pages = (name: 'pagehide' | 'pageshow', persisted: boolean) => window.dispatchEvent(new PageTransitionEvent(name, { persisted }))

test('[RT-001][RT-002][PERF-008] the connection opens after the first paint, reopens for another token, and closes on exit', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  let paint = () => {}
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => (paint = draw))
  hold('t-1')
  start()
  // Now everything that loads at start is loaded, but nothing is painted yet.
  await vi.dynamicImportSettled()
  expect(open()).toEqual([])
  paint()
  await expect.poll(open).toEqual(['t-1'])

  hold('t-2')
  await expect.poll(open).toEqual(['t-2'])
  hold(null)
  await expect.poll(open).toEqual([])
  hold('t-3')
  await expect.poll(open).toEqual(['t-3'])

  pages('pagehide', true)
  expect(open()).toEqual([])
  pages('pageshow', false)
  await vi.dynamicImportSettled()
  expect(open()).toEqual([])
  pages('pageshow', true)
  await expect.poll(open).toEqual(['t-3'])
  expect(connections).toHaveLength(4)
})

test('[RT-001] a guest opens no connection, also when the page is restored', async () => {
  hold(null)
  await expect.poll(open).toEqual([])
  const before = connections.length
  pages('pagehide', true)
  pages('pageshow', true)
  await vi.dynamicImportSettled()
  expect(connections).toHaveLength(before)
})
