import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { listHosts } from '#contract/control/hosts.ts'
import { control } from './control.ts'

/** Where a real phone of the same network finds this server. */
export async function hostsControl(app: FastifyInstance): Promise<void> {
  control(app, listHosts, () =>
    Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address),
  )
}
