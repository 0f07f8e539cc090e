import { buildApp } from '#mock/app.ts'
import { attachRealtime } from '../src/realtime/attach.ts'
import { createWorlds } from '../src/world/worlds.ts'
import { answerMarks, httpWire } from './httpWire.ts'
import { injectWire } from './injectWire.ts'
import { type Market, openMarket } from './market.ts'

/** One server for all runs of a property: each run has a fresh world of it. */
export interface Host {
  /** A fresh world under this name; `network`: calls and sockets go through the network of this machine. */
  open(name: string): Promise<Market>
  close(): Promise<void>
}

export async function openHost({ network = false } = {}): Promise<Host> {
  const worlds = createWorlds()
  const app = await buildApp({ worlds })
  if (!network) return { open: (name) => openMarket(worlds, name, (world) => injectWire(app, world)), close: () => app.close() }
  const io = attachRealtime(app.server, worlds)
  answerMarks(io)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    open: (name) => openMarket(worlds, name, (world) => httpWire(url, world)),
    async close() {
      await io.close()
      await app.close()
    },
  }
}
