// @vitest-environment jsdom
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { expect, test, vi } from 'vitest'
import { REALTIME_PATH } from '#contract/realtime.ts'

test('[RT-007][MON-013] a payment joined while the connection opens does not break it, and is sent to the server', async () => {
  const http = createServer()
  const server = new Server(http, { path: REALTIME_PATH })
  const asked = Promise.withResolvers<() => void>()
  server.use((_, admit) => asked.resolve(admit))
  const joined = vi.fn()
  const ended = vi.fn()
  server.on('connection', (socket) => {
    socket.on('pushResponseReceived', joined)
    socket.on('disconnect', ended)
  })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  vi.stubEnv('VITE_REALTIME_HOST', `http://127.0.0.1:${(http.address() as AddressInfo).port}`)
  vi.resetModules()
  const { realtime } = await import('./socket.ts')
  await realtime.open('t-1')
  const admit = await asked.promise
  realtime.join('r-1')
  admit()
  await vi.waitFor(() => expect(joined).toHaveBeenCalledWith({ reference: 'r-1' }))
  expect(ended).not.toHaveBeenCalled()
  await realtime.open(null)
  await server.close()
  vi.unstubAllEnvs()
})
