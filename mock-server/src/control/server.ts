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

/** Registers the health check, and the call that returns the addresses at which a phone on the network can reach the server (WAY-009). */
export async function serverControl(app: FastifyInstance, { worlds, token, host }: Options): Promise<void> {
  control(app, listHosts, () => (token === undefined ? { hosts: [], token: null } : { hosts: networkHosts(host), token }))
  app.get(HEALTH_PATH, (_request, reply): Health => {
    reply.header('cache-control', 'no-store')
    // If no world can be created, this throws and the response is 500.
    worlds.get('default')
    return { status: 'ok' }
  })
}
