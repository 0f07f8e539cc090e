import { buildApp } from './app.ts'
import type { Flags } from './flags.ts'
import { log } from './log.ts'
import { attachRealtime } from './realtime.ts'
import { loadState, saveState } from './state.ts'
import { createWorlds } from './worlds.ts'

/** The whole product on one origin. `close` saves the state file, when there is one. */
export async function serve(flags: Omit<Flags, 'help'>): Promise<{ url: string; close: () => Promise<void> }> {
  const worlds = createWorlds({ seed: flags.seed, clock: flags.clock })
  if (flags.state !== undefined) loadState(flags.state, worlds)
  const app = await buildApp({ worlds, webDir: flags.web, origins: flags.origins, hosts: flags.hosts })
  log(app, flags.log)
  const io = attachRealtime(app.server, worlds, { origins: flags.origins })
  try {
    await app.listen({ port: flags.port, host: flags.host })
  } catch (error) {
    worlds.stop()
    if ((error as { code?: string }).code === 'EADDRINUSE') {
      throw new Error(`Port ${flags.port} is busy. Choose another with --port or PORT.`, { cause: error })
    }
    throw error
  }
  worlds.get('default')
  const address = app.server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : flags.port}`,
    close: async () => {
      if (flags.state !== undefined) saveState(flags.state, worlds)
      await io.close()
      await app.close()
    },
  }
}
