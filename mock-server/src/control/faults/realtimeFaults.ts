import type { FastifyInstance } from 'fastify'
import {
  addRealtimeFault,
  clearRealtimeFaults,
  listRealtimeFaults,
  listSockets,
  type RealtimeFaultOrder,
  removeRealtimeFault,
} from '#contract/control/faults/realtimeFaults.ts'
import { type FieldText, refuse } from '../../http/httpProblem.ts'
import type { World } from '../../world/world.ts'
import { control } from '../control.ts'

/** Registers the control calls that inject realtime faults and list the sockets (QA-033). */
export async function realtimeFaultControl(app: FastifyInstance): Promise<void> {
  control(app, addRealtimeFault, ({ world, body }) => {
    const fields = wrongIn(world, body)
    if (Object.keys(fields).length > 0) refuse(400, 'body_wrong', { fields })
    // `drop` takes effect at once, so it is not stored.
    const fault = body.kind === 'drop' ? null : world.realtimeFaults.add(body)
    world.sockets.closeForFault(body.kind, body.userId)
    return fault ?? { ...body, id: null, left: 0, seen: 0 }
  })
  control(app, listRealtimeFaults, ({ world }) => world.realtimeFaults.list())
  control(app, clearRealtimeFaults, ({ world }) => world.realtimeFaults.clear())
  control(app, removeRealtimeFault, ({ world, params }) => {
    if (!world.realtimeFaults.remove(params.id)) refuse(404, 'not_found')
  })
  control(app, listSockets, ({ world }) => world.sockets.list())
}

function wrongIn({ db }: World, { kind, userId, event, times, ms, after }: RealtimeFaultOrder): Record<string, FieldText> {
  const isConnectionFault = kind === 'refuse' || kind === 'drop'
  const fields: Record<string, FieldText> = {}
  if (userId !== undefined && !db.users.get(userId)) fields['userId'] = 'user_unknown'
  if (event !== undefined && isConnectionFault) fields['event'] = 'effect_conflict'
  if (times !== undefined && kind === 'drop') fields['times'] = 'effect_conflict'
  if (ms !== undefined && kind !== 'delay' && kind !== 'reorder') fields['ms'] = 'effect_conflict'
  if (ms === undefined && kind === 'delay') fields['ms'] = 'field_required'
  if (after !== undefined && kind !== 'close') fields['after'] = 'effect_conflict'
  if (after === undefined && kind === 'close') fields['after'] = 'field_required'
  return fields
}
