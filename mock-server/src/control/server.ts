import type { FastifyInstance } from 'fastify'
import { HEALTH_PATH, type Health, listHosts } from '#contract/control/hosts.ts'
import { networkHosts } from '../network.ts'
import type { Worlds } from '../world/worlds.ts'
import { control } from './control.ts'

interface Options {
  readonly worlds: Worlds
  readonly token: string | undefined
  readonly host: string
}

/** What is asked about the server itself: whether it is ready, and where a real phone of the same network finds it (WAY-009). */
export async function serverControl(app: FastifyInstance, { worlds, token, host }: Options): Promise<void> {
  control(app, listHosts, () => (token === undefined ? { hosts: [], token: null } : { hosts: networkHosts(host), token }))
  app.get(HEALTH_PATH, (_request, reply): Health => {
    reply.header('cache-control', 'no-store')
    // Where no world can be made, this throws and the answer is 500.
    worlds.get('default')
    return { status: 'ok' }
  })
}
