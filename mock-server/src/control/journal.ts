import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import * as calls from '#contract/control/journal.ts'
import { oneOf } from '../http/body/wrongFields.ts'
import { refuse } from '../http/httpProblem.ts'
import { exportJournal } from '../replay/exportJournal.ts'
import type { JournalFilter } from '../world/journal.ts'
import { control } from './control.ts'
import { phoneOf } from './phones.ts'

/** Registers the control calls of the journal (QA-040, QA-041). */
export async function journalControl(app: FastifyInstance): Promise<void> {
  control(app, calls.listJournal, ({ world, query }) => world.journal.list(filterOf(query)))
  control(app, calls.countJournal, ({ world, query }) => ({ count: world.journal.count(filterOf(query)), gone: world.journal.gone() }))
  control(app, calls.exportJournal, ({ world, query, reply }) =>
    reply
      .type(`${calls.exportJournal.media}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="journal-${world.name}.jsonl"`)
      .send(exportJournal(world, filterOf(query))),
  )
  control(app, calls.clearJournal, ({ world, request }) => {
    world.journal.clear()
    // Don't journal this call, because its entry would be in the cleared journal.
    request.logged = true
  })
}

function filterOf({ kind, phone, seq, ...rest }: z.output<typeof calls.JournalQuery>): JournalFilter {
  if (kind?.some((one) => !calls.JournalKind.safeParse(one).success))
    refuse(400, 'body_wrong', { fields: { kind: oneOf(calls.JournalKind.options) } })
  return { ...rest, kind, phone: phone === undefined ? undefined : phoneOf(phone, 'phone'), seqs: seq?.map(Number) }
}
