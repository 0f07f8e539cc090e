import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { control } from '../control.ts'
import { violationsOf } from './violationsOf.ts'

const Report = z.strictObject({
  invariant: z.string().check(z.regex(/^(I([1-9]|1[0-8])|contract|page)$/)),
  text: z.string().check(z.minLength(1), z.maxLength(2_000)),
  entries: z.optional(z.array(z.int()).check(z.maxLength(1_000))),
})

/** QA-042: breaches found, and a place for the e2e fixture to report what only the page can show (I7, I8, I13 to I16). */
export async function violationControl(app: FastifyInstance): Promise<void> {
  control(
    app,
    { method: 'GET', path: '/violations', about: 'Breaches of invariants and contract, with the journal lines that prove them' },
    ({ world }) => violationsOf(world),
  )
  control(
    app,
    { method: 'POST', path: '/violations', about: 'Reports a breach seen from outside', body: Report },
    ({ world, body, reply }) => {
      const { invariant, text, entries = [] } = body
      const { seq } = world.journal.add({ kind: 'violation', invariant, text, entries })
      return reply.code(201).send({ invariant, text, entries: [...entries, seq] })
    },
  )
}
