import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { behindVite } from './build/behindVite.ts'
import { readSettings, stopOnWrongSettings } from './build/settings.ts'
import { addressOf, freePort, runMock } from './run/mock.ts'

const STATE = resolve(import.meta.dirname, '../.cache/dev-state.json')

// `npm run dev`: one origin with hot reload. The mock runs behind Vite and starts anew when a file of it changes, with its worlds and sign-ins.
try {
  const { PORT, MOCK_HOSTS } = readSettings('development')
  mkdirSync(resolve(STATE, '..'), { recursive: true })
  const port = await freePort()
  const flags = ['--port', String(port), '--host', '127.0.0.1', '--state', STATE, ...process.argv.slice(2)]
  const configFile = resolve(import.meta.dirname, '../vite.config.ts')
  const server = await createServer({
    configFile,
    plugins: [behindVite(port)],
    server: { port: Number(PORT), strictPort: true, host: true, allowedHosts: MOCK_HOSTS.split(',').filter(Boolean) },
  })
  // Before anything says that it is ready: a signal that comes while all this starts ends it too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)))
  const mock = runMock(flags, ['--watch', '--watch-preserve-output'], ['ignore', 'pipe', 'inherit'])
  await addressOf(mock)
  mock.stdout?.on('data', (data: Buffer) => data.includes('listening') && console.log('mock restarted'))
  await server.listen().catch((error: Error) => {
    console.error(error.message.includes('in use') ? `Port ${PORT} is busy. Choose another with PORT.` : error.message)
    process.exit(1)
  })
  const url = `http://localhost:${PORT}`
  console.log(`listening ${url}\n\nConsole: ${url}/__mock   Handset: ${url}/__mock/phone/{number}   Accounts and magic numbers: README.md`)
} catch (error) {
  stopOnWrongSettings(error)
}
