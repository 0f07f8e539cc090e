import * as z from 'zod/mini'
import type { ControlCall } from './controlCall.ts'

export const listHosts = {
  method: 'GET',
  path: '/hosts',
  about: 'Lists the addresses by which other devices of the network reach this machine.',
  status: 200,
  reply: z.array(z.string()),
} as const satisfies ControlCall
