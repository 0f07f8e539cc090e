import type { FastifyInstance } from 'fastify'
import { listViolations, reportViolation } from '#contract/control/violations.ts'
import { control } from '../control.ts'
import { violationsOf } from './violationsOf.ts'

/** Breaches found, and a place for the e2e fixture to report what only the page can show: I7, I8, I13 to I16 (QA-042). */
export async function violationControl(app: FastifyInstance): Promise<void> {
  control(app, listViolations, ({ world }) => violationsOf(world))
  control(app, reportViolation, ({ world, body }) => {
    const { invariant, text, entries = [] } = body
    const { seq } = world.journal.add({ kind: 'violation', invariant, text, entries })
    return { invariant, text, entries: [...entries, seq] }
  })
}
