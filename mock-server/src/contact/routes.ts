import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/calls.ts'
import { enforceLimit } from '../http/limits.ts'
import { say } from '../http/messages.ts'
import { route } from '../http/route.ts'
import { newMessageReference } from '../ledger/ids.ts'

const MOST_AN_HOUR = 5

/** Registers the contact form (API-066): at most 5 messages an hour per user or, for guests, per network address (SEC-011). A repeated key sends one message (CHAT-188). */
export async function contact(app: FastifyInstance): Promise<void> {
  route(app, calls.sendContact, { idempotent: true }, ({ world, user, body: { phone, ...message }, language, request }) => {
    enforceLimit(world.limits, `contact of ${user?.id ?? request.ip}`, MOST_AN_HOUR, 3_600_000)
    const reference = newMessageReference(world)
    world.db.contacts.add({ ...message, ...(phone && { phone }), id: world.random.id('contact'), reference, createdAt: world.clock.iso() })
    return { message: say('contact_received', language), reference }
  })
}
