import { buildApp } from '#mock/app.ts'
import { attachRealtime } from '../src/realtime/attach.ts'
import { createWorlds } from '../src/world/worlds.ts'
import { acknowledgeMarks, httpWire } from './httpWire.ts'
import { injectWire } from './injectWire.ts'
import { type Market, openMarket } from './market.ts'

/** One server for all runs of a property. Each run gets a new world. */
export interface Host {
  /** Opens a new world with this name. */
  open(name: string): Promise<Market>
  close(): Promise<void>
}

/** Starts a server. With `network`, calls and sockets use the network of this machine instead of `inject`. */
export async function openHost({ network = false } = {}): Promise<Host> {
  const worlds = createWorlds()
  const app = await buildApp({ worlds })
  if (!network) return { open: (name) => openMarket(worlds, name, (world) => injectWire(app, world)), close: () => app.close() }
  const io = attachRealtime(app.server, worlds)
  acknowledgeMarks(io)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    open: (name) => openMarket(worlds, name, (world) => httpWire(url, world)),
    async close() {
      await io.close()
      await app.close()
    },
  }
}
