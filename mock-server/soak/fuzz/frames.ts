import type { AddressInfo } from 'node:net'
import { buildApp } from '#mock/app.ts'
import { violationsOf } from '../../src/control/violations/violationsOf.ts'
import { surviveErrors } from '../../src/http/uncaught.ts'
import { attachRealtime } from '../../src/realtime/attach.ts'
import { createRandom } from '../../src/world/random.ts'
import { createWorlds } from '../../src/world/worlds.ts'
import { MORNING } from '../market.ts'
import { makeFrame, packets } from './makeFrame.ts'
import { frame, openSignedIn } from './rawSocket.ts'

/** The maximum number of frames on one connection. */
const MOST_ON_ONE = 8
const MOST_TURNS = 1_000

/** Sends `count` frames to the realtime connection; throws at the first one that causes a violation (SEC-018). */
export type FuzzFrames = (options: { seed: number; count: number }) => Promise<void>

export async function openFrames(): Promise<{ fuzz: FuzzFrames; close: () => Promise<void> }> {
  const worlds = createWorlds({ clock: { kind: 'frozen', at: MORNING } })
  const app = await buildApp({ worlds })
  const io = attachRealtime(app.server, worlds)
  const endSurvival = surviveErrors(worlds)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  const fuzz: FuzzFrames = async ({ seed, count }) => {
    const random = createRandom(seed)
    const world = worlds.reset('default')
    for (let sent = 0; sent < count;) {
      // First send each odd packet alone: many close their connection, so that later frames are not read.
      const alone = packets[sent]
      const length = Math.min(random.int(1, MOST_ON_ONE), count - sent)
      const frames = alone === undefined ? Array.from({ length }, () => makeFrame(random)) : [frame(alone)]
      sent += frames.length
      const raw = await openSignedIn(port, { token: world.sessions.open('asha') })
      for (const bytes of frames) raw.send(bytes)
      // A close frame: the server closes the connection after it has handled the other frames.
      raw.send(frame('', { opcode: 8 }))
      await raw.closed
      const [broken] = violationsOf(world)
      if (broken) throw new Error(`${broken.text}\n\none of ${frames.map(shown).join('\n')}\n\nReplay: ${replay(seed, sent)}`)
    }
    // The server notices the last disconnect in one of the next turns of the event loop.
    for (let turn = 0; turn < MOST_TURNS && world.sockets.list().length > 0; turn++) await new Promise((resolve) => setImmediate(resolve))
    const { statusCode } = await app.inject('/v1/categories')
    const left = world.sockets.list().length
    if (statusCode !== 200 || left > 0)
      throw new Error(`after all frames: a call answers ${statusCode}, ${left} connections are left\n\nReplay: ${replay(seed, count)}`)
  }
  return {
    fuzz,
    async close() {
      endSurvival()
      await io.close()
      await app.close()
    },
  }
}

const replay = (seed: number, count: number) => `npm run soak -- --property frames --seed ${seed} --runs ${count}`
const shown = (bytes: Buffer): string => JSON.stringify(bytes.subarray(0, 300).toString('latin1'))
