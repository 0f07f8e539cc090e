import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/calls.ts'
import { addFault, clearFaults, type FaultOrder, listFaults, removeFault } from '#contract/control/faults/faults.ts'
import { hitsAny } from '../../http/faults/faults.ts'
import { type FieldText, refuse } from '../../http/httpProblem.ts'
import { control } from '../control.ts'

/** Registers the control calls that inject faults into calls (QA-032). */
export async function faultControl(app: FastifyInstance): Promise<void> {
  control(app, addFault, ({ world, body }) => {
    const fields = wrongIn(body)
    if (Object.keys(fields).length > 0) refuse(400, 'body_wrong', { fields })
    return world.faults.add(body)
  })
  control(app, listFaults, ({ world }) => world.faults.list())
  control(app, clearFaults, ({ world }) => world.faults.clear())
  control(app, removeFault, ({ world, params }) => {
    if (!world.faults.remove(params.id)) refuse(404, 'not_found')
  })
}

/** Returns the fields of a fault that could never have an effect, which is a mistake of its author. */
function wrongIn(order: FaultOrder): Record<string, FieldText> {
  const { status, requires, delay, after, empty, garbage, drip, reset } = order
  const fields: Record<string, FieldText> = {}
  if (!Object.values(calls).some(({ method, path }) => hitsAny(order, method, path))) fields['path'] = 'path_unknown'
  if ([status, requires, delay, empty, garbage, drip, reset].every((effect) => effect === undefined || effect === false))
    fields['status'] = 'effect_missing'
  if (after && status === undefined && delay === undefined) fields['after'] = 'effect_conflict'
  if (order.times !== undefined && order.share !== undefined && order.share === 0) fields['share'] = 'effect_conflict'
  return fields
}
