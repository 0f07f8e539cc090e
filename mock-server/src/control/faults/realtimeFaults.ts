import type { FastifyInstance } from 'fastify'
import {
  addRealtimeFault,
  clearRealtimeFaults,
  eventNames,
  listRealtimeFaults,
  listSockets,
  type RealtimeFaultKind,
  type RealtimeFaultOrder,
  removeRealtimeFault,
} from '#contract/control/faults/realtimeFaults.ts'
import { WebhookEvent } from '#contract/control/webhooks.ts'
import { oneOf } from '../../http/body/wrongFields.ts'
import { type FieldText, refuse } from '../../http/httpProblem.ts'
import type { World } from '../../world/world.ts'
import { control } from '../control.ts'

/** Registers the control calls that inject realtime faults and list the sockets (QA-033, QA-049). */
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

/** The kinds of faults that use an optional field. */
const kindsWith: Readonly<Record<'event' | 'times' | 'ms' | 'after', readonly RealtimeFaultKind[]>> = {
  event: ['mute', 'duplicate', 'reorder', 'delay', 'close'],
  times: ['refuse', 'mute', 'duplicate', 'reorder', 'delay', 'close'],
  ms: ['delay', 'reorder'],
  after: ['close'],
}
/** The kinds of faults that can hit webhooks. The others break connections. */
const kindsOfWebhook: readonly RealtimeFaultKind[] = ['mute', 'duplicate', 'reorder', 'delay']
const requiredField: Partial<Record<RealtimeFaultKind, keyof typeof kindsWith>> = { delay: 'ms', close: 'after' }

function wrongIn({ db }: World, order: RealtimeFaultOrder): Record<string, FieldText> {
  const fields: Record<string, FieldText> = {}
  if (order.userId !== undefined && !db.users.get(order.userId)) fields['userId'] = 'user_unknown'
  for (const field of Object.keys(kindsWith) as (keyof typeof kindsWith)[])
    if (order[field] !== undefined && !kindsWith[field].includes(order.kind)) fields[field] = 'effect_conflict'
  const isWebhook = order.to === 'webhook'
  if (isWebhook && !kindsOfWebhook.includes(order.kind)) fields['kind'] = oneOf(kindsOfWebhook)
  if (isWebhook && order.userId !== undefined) fields['userId'] = 'effect_conflict'
  const events: readonly string[] = isWebhook ? WebhookEvent.options : eventNames
  if (order.event !== undefined && !events.includes(order.event)) fields['event'] = oneOf(events)
  const required = requiredField[order.kind]
  if (required && order[required] === undefined) fields[required] = 'field_required'
  return fields
}
