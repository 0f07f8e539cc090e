import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { control } from '../control.ts'

const wholeText = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))
const Filter = z.object({
  kind: z.optional(z.string()),
  phone: z.optional(z.string()),
  reference: z.optional(z.string()),
  path: z.optional(z.string()),
  after: z.optional(wholeText),
  limit: z.optional(wholeText),
})

/** The ordered log of a world (QA-040, QA-041). */
export async function journalControl(app: FastifyInstance): Promise<void> {
  control(app, { method: 'GET', path: '/journal', about: 'Its entries, filtered', query: Filter }, ({ world, query }) =>
    world.journal.list(query),
  )
  control(app, { method: 'GET', path: '/journal/count', about: 'How many entries fit a filter', query: Filter }, ({ world, query }) => ({
    count: world.journal.count(query),
  }))
  control(app, { method: 'GET', path: '/journal/export', about: 'As JSON lines', query: Filter }, ({ world, query, reply }) =>
    reply.type('application/jsonl; charset=utf-8').send(
      world.journal
        .list(query)
        .map((entry) => `${JSON.stringify(entry)}\n`)
        .join(''),
    ),
  )
  control(app, { method: 'DELETE', path: '/journal', about: 'Empties it' }, ({ world, request }) => {
    world.journal.clear()
    // Its own line would stand in the journal it has just emptied.
    request.logged = true
  })
}
