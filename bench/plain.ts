import { type ChildProcess, spawn } from 'node:child_process'
import Fastify from 'fastify'
import { Server } from 'socket.io'
import { addressOf } from '../scripts/run/mock.ts'

/** Starts the baseline server: Fastify and socket.io without any code of the market. */
export async function startPlain(): Promise<{ url: string; stop: () => void }> {
  const child: ChildProcess = spawn(process.execPath, [import.meta.filename], { stdio: ['ignore', 'pipe', 'inherit'] })
  return { url: await addressOf(child), stop: () => child.kill() }
}

async function serve(): Promise<void> {
  const app = Fastify()
  const kept = new Map<string, unknown>()
  app.post('/kept', { bodyLimit: 10 ** 7 }, ({ body }) => {
    kept.set('body', body)
    return {}
  })
  app.get('/kept', () => kept.get('body') ?? {})
  const io = new Server(app.server, { transports: ['websocket'], serveClient: false })
  app.post('/emit', ({ body }) => {
    io.emit('said', body)
    return {}
  })
  console.log(`listening ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
}

if (import.meta.main) await serve()
