import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { control } from '../control.ts'
import { type CollectionName, collectionNames, type Db } from '../db.ts'
import { refuse } from '../refusal.ts'
import { wrongFields } from '../wrongFields.ts'

/** Any record, read and changed from outside (QA-010): so a seller is verified and a payout moved. */
export async function dbControl(app: FastifyInstance): Promise<void> {
  control(app, { method: 'GET', path: '/db/:collection', about: `Records of ${collectionNames.join(', ')}` }, ({ world, params }) =>
    tableOf(world.db, params['collection']).list(),
  )
  control(
    app,
    { method: 'PATCH', path: '/db/:collection/:id', about: 'Changes any record', body: z.record(z.string(), z.unknown()) },
    ({ world, params, body }) => {
      const table = tableOf(world.db, params['collection'])
      const { id = '' } = params
      if (!table.get(id)) refuse(404, 'record_unknown')
      try {
        return table.change(id, body)
      } catch (error) {
        if (!(error instanceof z.core.$ZodError)) throw error
        return refuse(400, 'body_wrong', { fields: wrongFields(error.issues, body) })
      }
    },
  )
}

const tableOf = (db: Db, name: string | undefined): Db['products'] =>
  collectionNames.includes(name as CollectionName) ? db[name as 'products'] : refuse(404, 'record_unknown')
