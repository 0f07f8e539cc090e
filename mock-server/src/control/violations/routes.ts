import type { FastifyInstance } from 'fastify'
import { listViolations, reportViolation } from '#contract/control/violations.ts'
import { control } from '../control.ts'
import { violationsOf } from './violationsOf.ts'

/** Registers the calls that list violations, and report those that only a page can detect: I7, I8, I13 to I16 (QA-042). */
export async function violationControl(app: FastifyInstance): Promise<void> {
  control(app, listViolations, ({ world }) => violationsOf(world))
  control(app, reportViolation, ({ world, body }) => {
    const { invariant, text, entries = [] } = body
    const { seq } = world.journal.add({ kind: 'violation', invariant, text, entries })
    return { invariant, text, entries: [...entries, seq] }
  })
}
