import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { controlPath, TOKEN_HEADER } from '#contract/control/controlCall.ts'
import { type Account, listAccounts } from '#contract/control/people.ts'
import { banner } from '#mock/banner.ts'
import { readFlags } from '#mock/flags.ts'
import { LOOPBACK, networkUrls, tokenFor, urlOf } from '#mock/network.ts'
import { iconsOnDemand } from './build/icons.ts'
import { mockProxy } from './build/mockProxy.ts'
import { readSettings, stopOnWrongSettings } from './build/settings.ts'
import { addressOf, freePort, runMock } from './run/mock.ts'

const STATE = resolve(import.meta.dirname, '../.cache/dev-state.json')

// `npm run dev`: web app and mock on one origin, with hot reload. The mock runs behind Vite and restarts when its files change; its
// worlds and sessions are saved in a state file.
try {
  const { PORT, MOCK_HOSTS, MOCK_TOKEN } = readSettings('development')
  const args = process.argv.slice(2)
  const chosen = readFlags(args, { PORT })
  if ('problem' in chosen) stop(chosen.problem)
  const { host, port: shown } = chosen
  const token = tokenFor(host, MOCK_TOKEN || undefined)
  mkdirSync(resolve(STATE, '..'), { recursive: true })
  const port = await freePort()
  // Everything reaches the mock through Vite, which has the chosen host and port.
  const flags = ['--state', STATE, ...args, '--host', LOOPBACK, '--port', String(port)]
  const configFile = resolve(import.meta.dirname, '../vite.config.ts')
  const server = await createServer({
    configFile,
    plugins: [mockProxy(port, token), iconsOnDemand()],
    server: { port: shown, strictPort: true, host, allowedHosts: MOCK_HOSTS.split(',').filter(Boolean) },
  })
  // Registered early, so that a signal during startup also ends the process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)))
  const mock = runMock(flags, { node: ['--watch', '--watch-preserve-output'], stdio: ['ignore', 'pipe', 'inherit'], token })
  const accounts = await readAccounts(await addressOf(mock), token)
  mock.stdout?.on('data', (data: Buffer) => data.includes('listening') && console.log('mock restarted'))
  await server.listen().catch((error: Error) => {
    stop(error.message.includes('in use') ? `Port ${shown} is busy. Choose another with --port or PORT.` : error.message)
  })
  console.log(banner({ url: urlOf(host, shown), network: networkUrls(host, shown), token, hasShop: true, accounts }))
} catch (error) {
  stopOnWrongSettings(error)
}

function stop(why: string): never {
  console.error(why)
  process.exit(1)
}

/** Fetches the test accounts, which come from the seed file if the mock was started with one. */
async function readAccounts(mock: string, token = ''): Promise<Account[]> {
  const response = await fetch(mock + controlPath(listAccounts), { headers: { [TOKEN_HEADER]: token } })
  return listAccounts.reply.parse(await response.json())
}
