import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/calls.ts'
import { addFault, clearFaults, type FaultOrder, LONGEST_BODY, listFaults, removeFault } from '#contract/control/faults/faults.ts'
import { hitsAny } from '../../http/faults/faults.ts'
import { type FieldText, refuse } from '../../http/httpProblem.ts'
import { control } from '../control.ts'

/** Registers the control calls that inject faults into calls (QA-032, QA-050). */
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
  const { status, body, requires, delay, after, empty, garbage, drip, reset } = order
  const fields = wrongInOwnReply(order)
  if (!Object.values(calls).some(({ method, path }) => hitsAny(order, method, path))) fields['path'] = 'path_unknown'
  const effects = [status, requires, delay, empty, garbage, drip, reset]
  // A body may be any JSON, also null or false.
  if (body === undefined && effects.every((effect) => effect === undefined || effect === false)) fields['status'] = 'effect_missing'
  if (after && status === undefined && delay === undefined) fields['after'] = 'effect_conflict'
  if (order.times !== undefined && order.share !== undefined && order.share === 0) fields['share'] = 'effect_conflict'
  return fields
}

/** Checks the body and the code that a fault brings (QA-050). A body has its own code, and without a status no problem is sent. */
function wrongInOwnReply({ status, code, body, empty, garbage }: FaultOrder): Record<string, FieldText> {
  const fields: Record<string, FieldText> = {}
  if (JSON.stringify(body ?? null).length > LONGEST_BODY) fields['body'] = ['field_too_long', { n: LONGEST_BODY.toLocaleString('en') }]
  if (body !== undefined && (empty || garbage)) fields['body'] = 'effect_conflict'
  if (code !== undefined && (status === undefined || body !== undefined)) fields['code'] = 'effect_conflict'
  return fields
}
