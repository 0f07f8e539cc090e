import * as z from 'zod/mini'
import type { ControlCall } from './controlCall.ts'

/** `token` is null while the server listens on the loopback address only: other devices cannot reach it, so it needs no token. */
export const Hosts = z.object({ hosts: z.array(z.string()), token: z.nullable(z.string()) })

export const listHosts = {
  method: 'GET',
  path: '/hosts',
  about: 'Lists the addresses by which other devices in the network reach this machine, and the token that they need.',
  status: 200,
  reply: Hosts,
} as const satisfies ControlCall

/** The health check for containers and load balancers. It is not a control call: it needs neither a world nor a token. */
export const HEALTH_PATH = '/__mock/health'
export const Health = z.object({ status: z.literal('ok') })
export type Health = z.infer<typeof Health>
