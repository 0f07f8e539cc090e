import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type ServerEvent, serverEvents } from '#contract/realtime.ts'
import { type FieldText, refuse } from '../http/httpProblem.ts'
import { realtimeFaultKinds } from '../realtime/faults.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'

const eventNames = Object.keys(serverEvents) as [ServerEvent, ...ServerEvent[]]
const Order = z.strictObject({
  kind: z.enum(realtimeFaultKinds),
  userId: z.optional(z.string()),
  event: z.optional(z.enum(eventNames)),
  times: z.optional(z.int().check(z.minimum(1))),
  ms: z.optional(z.int().check(z.minimum(1), z.maximum(3_600_000))),
  after: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
})
type Order = z.infer<typeof Order>

/** Faults of the realtime connection on purpose (QA-033). */
export async function realtimeFaultControl(app: FastifyInstance): Promise<void> {
  const about = 'Makes the realtime connection go wrong: refuse, drop, mute, duplicate, reorder, delay, close after n events'
  control(app, { method: 'POST', path: '/realtime-faults', about, body: Order }, ({ world, body, reply }) => {
    const fields = wrongIn(world, body)
    if (Object.keys(fields).length > 0) refuse(400, 'body_wrong', { fields })
    // A break happens now and is over: nothing stays to be listed.
    const fault = body.kind === 'drop' ? null : world.realtimeFaults.add(body)
    world.sockets.breakOff(body.kind, body.userId)
    return reply.code(201).send(fault ?? { ...body, id: null, left: 0, seen: 0 })
  })
  control(app, { method: 'GET', path: '/realtime-faults', about: 'Realtime faults still to come' }, ({ world }) =>
    world.realtimeFaults.list(),
  )
  control(app, { method: 'DELETE', path: '/realtime-faults', about: 'Clears all realtime faults' }, ({ world }) =>
    world.realtimeFaults.clear(),
  )
  control(app, { method: 'DELETE', path: '/realtime-faults/:id', about: 'Clears one' }, ({ world, params }) => {
    if (!world.realtimeFaults.remove(params['id'] ?? '')) refuse(404, 'not_found')
  })
  control(app, { method: 'GET', path: '/sockets', about: 'Open realtime connections, whose they are and what they joined' }, ({ world }) =>
    world.sockets.list(),
  )
}

function wrongIn({ db }: World, { kind, userId, event, times, ms, after }: Order): Record<string, FieldText> {
  const isBreak = kind === 'refuse' || kind === 'drop'
  const fields: Record<string, FieldText> = {}
  if (userId !== undefined && !db.users.get(userId)) fields['userId'] = 'user_unknown'
  if (event !== undefined && isBreak) fields['event'] = 'effect_conflict'
  if (times !== undefined && kind === 'drop') fields['times'] = 'effect_conflict'
  if (ms !== undefined && kind !== 'delay' && kind !== 'reorder') fields['ms'] = 'effect_conflict'
  if (ms === undefined && kind === 'delay') fields['ms'] = 'field_required'
  if (after !== undefined && kind !== 'close') fields['after'] = 'effect_conflict'
  if (after === undefined && kind === 'close') fields['after'] = 'field_required'
  return fields
}
