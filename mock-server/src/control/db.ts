import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type CollectionName, changeRecord, collectionNames, collections, getRecord, listRecords } from '#contract/control/db.ts'
import { wrongFields } from '../http/body/wrongFields.ts'
import { type FieldText, refuse } from '../http/httpProblem.ts'
import { notifyOrder } from '../orders/notify.ts'
import { recordStockSet } from '../orders/stock.ts'
import type { Db } from '../world/db.ts'
import { control } from './control.ts'
import { notifyVerification } from './verification.ts'

interface InCollection {
  readonly collection: string
}
type OfRecord = InCollection & { readonly id: string }

/** Registers the control calls that read and change any record (QA-010). */
export async function dbControl(app: FastifyInstance): Promise<void> {
  control(app, listRecords, ({ world, params }) => world.db[collectionOf(params)].list())
  control(app, getRecord, ({ world, params }) => recordOf(world.db, params))
  control(app, changeRecord, ({ world, params, body }) => {
    const collection = collectionOf(params)
    const before = recordOf(world.db, params)
    refuseFields(collection, body)
    const patch = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value ?? undefined]))
    try {
      const after = tableOf(world.db, collection).change(before.id, patch)
      if (collection === 'products' && patch['availableQuantity'] !== undefined) recordStockSet(world, before.id)
      if (collection === 'sellers' || collection === 'transporters') {
        const profile = world.db[collection].get(before.id)
        if (profile) notifyVerification(world, collection, before as typeof profile, profile)
      }
      const order = collection === 'orders' && patch['status'] !== undefined ? world.db.orders.get(before.id) : undefined
      if (order) notifyOrder(world, order)
      return after
    } catch (error) {
      if (!(error instanceof z.core.$ZodError)) throw error
      return refuse(400, 'body_wrong', { fields: wrongFields(error.issues, body, { listsChoices: true }) })
    }
  })
}

function collectionOf({ collection }: InCollection): CollectionName {
  return collectionNames.find((name) => name === collection) ?? refuse(404, 'record_unknown')
}

const recordOf = (db: Db, params: OfRecord): { readonly id: string } =>
  db[collectionOf(params)].get(params.id) ?? refuse(404, 'record_unknown')

/** Refuses unknown fields, which would have no effect, and changes of an id. */
function refuseFields(collection: CollectionName, body: Readonly<Record<string, unknown>>): void {
  const known = Object.keys(collections[collection].shape)
  const fields: Record<string, FieldText> = {}
  for (const name of Object.keys(body)) {
    if (name === 'id') fields[name] = 'field_wrong'
    else if (!known.includes(name)) fields[name] = 'field_unknown'
  }
  if (Object.keys(fields).length > 0) refuse(400, 'body_wrong', { fields })
}

/** Returns the table of a collection. The cast is safe because each table validates its records. */
const tableOf = (db: Db, collection: CollectionName): Db['products'] => db[collection as 'products']
