import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { wrongFields } from '../http/body/wrongFields.ts'
import { type FieldText, refuse } from '../http/httpProblem.ts'
import { notifyOrder } from '../orders/notify.ts'
import { stockWasSet } from '../orders/stock.ts'
import { type CollectionName, collectionNames, type Db, fieldsOf } from '../world/db.ts'
import { control } from './control.ts'

type Params = Readonly<Record<string, string>>

/** Any record, read and changed from outside (QA-010); hooks.ts has what needs more than a change. */
export async function dbControl(app: FastifyInstance): Promise<void> {
  control(app, { method: 'GET', path: '/db/:collection', about: `Records of ${collectionNames.join(', ')}` }, ({ world, params }) =>
    world.db[collectionOf(params)].list(),
  )
  control(app, { method: 'GET', path: '/db/:collection/:id', about: 'One record' }, ({ world, params }) => recordOf(world.db, params))
  control(
    app,
    {
      method: 'PATCH',
      path: '/db/:collection/:id',
      about: 'Changes any record; null removes an optional field, a new status of an order is told to those concerned',
      body: z.record(z.string(), z.unknown()),
    },
    ({ world, params, body }) => {
      const collection = collectionOf(params)
      const before = recordOf(world.db, params)
      refuseFields(collection, body)
      const patch = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value ?? undefined]))
      try {
        const after = tableOf(world.db, collection).change(before.id, patch)
        if (collection === 'products' && patch['availableQuantity'] !== undefined) stockWasSet(world, before.id)
        const order = collection === 'orders' && patch['status'] !== undefined ? world.db.orders.get(before.id) : undefined
        if (order) notifyOrder(world, order)
        return after
      } catch (error) {
        if (!(error instanceof z.core.$ZodError)) throw error
        return refuse(400, 'body_wrong', { fields: wrongFields(error.issues, body) })
      }
    },
  )
}

function collectionOf({ collection }: Params): CollectionName {
  return collectionNames.find((name) => name === collection) ?? refuse(404, 'record_unknown')
}

const recordOf = (db: Db, params: Params): { readonly id: string } =>
  db[collectionOf(params)].get(params['id'] ?? '') ?? refuse(404, 'record_unknown')

/** A misspelt field would change nothing and say nothing; an id never changes. */
function refuseFields(collection: CollectionName, body: Readonly<Record<string, unknown>>): void {
  const known = fieldsOf(collection)
  const fields: Record<string, FieldText> = {}
  for (const name of Object.keys(body)) {
    if (name === 'id') fields[name] = 'field_wrong'
    else if (!known.includes(name)) fields[name] = 'field_unknown'
  }
  if (Object.keys(fields).length > 0) refuse(400, 'body_wrong', { fields })
}

/** All tables take the same patch here: their schemas check it. */
const tableOf = (db: Db, collection: CollectionName): Db['products'] => db[collection as 'products']
