import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Account } from '#contract/control/people.ts'
import { buildApp } from './app.ts'
import { errorText } from './errorText.ts'
import type { Flags } from './flags.ts'
import { trackConnections } from './http/connections/track.ts'
import { surviveErrors } from './http/uncaught.ts'
import { log } from './log.ts'
import { networkUrls, tokenFor, urlOf } from './network.ts'
import { attachRealtime } from './realtime/attach.ts'
import { attachClockStream } from './realtime/clockStream.ts'
import { keepState } from './world/keepState.ts'
import { loadState } from './world/stateFile.ts'
import { lockState } from './world/stateLock.ts'
import { createWorlds } from './world/worlds.ts'

interface Server {
  readonly accounts: readonly Account[]
  /** The URL on this machine. */
  readonly url: string
  /** The URLs for other devices; none on a loopback address. */
  readonly network: readonly string[]
  /** The token for control calls; undefined if they need none. */
  readonly token: string | undefined
  readonly close: () => Promise<void>
}

type ServerFlags = Omit<Flags, 'help'>

/** Starts API, realtime and web app on one origin. `close` closes all connections, then saves the state file, if any (QA-046). */
export async function serve(flags: ServerFlags): Promise<Server> {
  // Lock first, because even looking whether the file can be written would disturb a server that is writing it.
  const unlock = flags.state === undefined ? async () => {} : await lockState(flags.state)
  try {
    const server = await start(flags)
    const close = async () => {
      try {
        await server.close()
      } finally {
        await unlock()
      }
    }
    return { ...server, close }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function start(flags: ServerFlags): Promise<Server> {
  if (flags.web !== undefined && !existsSync(resolve(flags.web, 'index.html')))
    throw new Error(`There is no built web app in ${flags.web}. Build it first: npm run build`)
  // Import this only for a seed file, because its error messages need a large locale.
  const market = flags.seedFile === undefined ? undefined : (await import('./market/readMarket.ts')).readMarket(flags.seedFile)
  const worlds = createWorlds({ seed: flags.seed, clock: flags.clock, market })
  if (flags.state !== undefined) loadState(flags.state, worlds)
  const token = tokenFor(flags.host, flags.token)
  const callers = { origins: flags.origins, names: flags.names, token }
  const app = await buildApp({ worlds, webDir: flags.web, hosts: flags.hosts, host: flags.host, ...callers })
  log(app, flags.log)
  const state = flags.state === undefined ? null : keepState(flags.state, worlds)
  if (state) app.addHook('onSend', async ({ method }) => (method === 'GET' || method === 'HEAD' ? undefined : state.changed()))
  const connections = trackConnections(app.server)
  const io = attachRealtime(app.server, worlds, callers)
  attachClockStream(app.server, worlds)
  try {
    await app.listen({ port: flags.port, host: flags.host })
  } catch (error) {
    worlds.stop()
    throw new Error(cannotListen(error, flags), { cause: error })
  }
  worlds.get('default')
  const stopSurviving = surviveErrors(worlds)
  await state?.begin()
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : flags.port
  return {
    accounts: worlds.accounts(),
    url: urlOf(flags.host, port),
    token,
    network: networkUrls(flags.host, port),
    close: async () => {
      const isClosed = io.close()
      connections.end()
      await isClosed
      await state?.end()
      await app.close()
      stopSurviving()
    },
  }
}

function cannotListen(error: unknown, { port, host }: Pick<Flags, 'port' | 'host'>): string {
  switch ((error as { code?: string }).code) {
    case 'EADDRINUSE':
      return `Port ${port} is busy. Choose another with --port or PORT.`
    case 'EACCES':
      return `Port ${port} needs more rights. Choose one above 1023 with --port or PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine. Leave --host out for this machine alone, or give 0.0.0.0 for its whole network.`
    default:
      return `Cannot listen on ${host}:${port}: ${errorText(error)}`
  }
}
