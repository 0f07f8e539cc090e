import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { isPhone, normalPhone } from '#contract/rules/phone.ts'
import { refuse } from '../http/httpProblem.ts'
import { exportJournal } from '../replay/exportJournal.ts'
import { type JournalFilter, type JournalKind, journalKinds } from '../world/journal.ts'
import { control } from './control.ts'

const wholeText = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))
const listText = (one: RegExp) =>
  z.pipe(
    z.string().check(z.regex(one)),
    z.transform((text: string) => text.split(',')),
  )
/** `kind` and `seq` may name several, with commas between. */
const Filter = z.strictObject({
  kind: z.optional(listText(/^[a-z-]+(,[a-z-]+)*$/)),
  phone: z.optional(z.string().check(z.maxLength(40))),
  reference: z.optional(z.string().check(z.maxLength(64))),
  path: z.optional(z.string().check(z.maxLength(200))),
  seq: z.optional(listText(/^\d{1,9}(,\d{1,9}){0,999}$/)),
  after: z.optional(wholeText),
  limit: z.optional(wholeText),
})

/** The ordered log of a world (QA-040, QA-041). */
export async function journalControl(app: FastifyInstance): Promise<void> {
  control(app, { method: 'GET', path: '/journal', about: 'Its entries, filtered', query: Filter }, ({ world, query }) =>
    world.journal.list(filterOf(query)),
  )
  control(
    app,
    { method: 'GET', path: '/journal/count', about: 'How many entries fit a filter, and how many are gone', query: Filter },
    ({ world, query }) => ({ count: world.journal.count(filterOf(query)), gone: world.journal.gone() }),
  )
  const about = 'As JSON lines fit for passing on and for `npm run replay`: no addresses, and stand-ins for all but magic numbers'
  control(app, { method: 'GET', path: '/journal/export', about, query: Filter }, ({ world, query, reply }) =>
    reply
      .type('application/jsonl; charset=utf-8')
      .header('content-disposition', `attachment; filename="journal-${world.name}.jsonl"`)
      .send(exportJournal(world, filterOf(query))),
  )
  control(app, { method: 'DELETE', path: '/journal', about: 'Empties it' }, ({ world, request }) => {
    world.journal.clear()
    // Its own line would stand in the journal it has just emptied.
    request.logged = true
  })
}

function filterOf({ kind, phone, seq, ...rest }: z.infer<typeof Filter>): JournalFilter {
  if (kind?.some((one) => !journalKinds.includes(one as JournalKind))) refuse(400, 'body_wrong', { fields: { kind: 'field_choice' } })
  if (phone !== undefined && !isPhone(phone)) refuse(400, 'phone_wrong', { fields: { phone: 'phone_wrong' } })
  return { ...rest, kind, phone: phone === undefined ? undefined : normalPhone(phone), seqs: seq?.map(Number) }
}
