import type { FastifyInstance } from 'fastify'
import { listHosts } from '#contract/control/hosts.ts'
import { networkHosts } from '../network.ts'
import { control } from './control.ts'

/** Where a real phone of the same network finds this server, and what it needs there (WAY-009). */
export async function hostsControl(app: FastifyInstance, { token, host }: { token: string | undefined; host: string }): Promise<void> {
  control(app, listHosts, () => (token === undefined ? { hosts: [], token: null } : { hosts: networkHosts(host), token }))
}
