import type { FastifyInstance, FastifyReply } from 'fastify'
import { calls } from '#contract/calls.ts'
import type { StartRule } from '#contract/control/scenarios.ts'
import { IDEMPOTENCY_HEADER, type PaymentStarted } from '#contract/payment.ts'
import { DEFAULT_PROVIDER } from '#contract/rules/constants.ts'
import { dropConnection, pause } from '../http/faults/applyFault.ts'
import type { Language } from '../http/messages.ts'
import { say } from '../http/messages.ts'
import { type Context, route } from '../http/route.ts'
import { chargeFor } from '../ledger/lookup.ts'
import { statusReply } from '../scenarios/statusReply.ts'
import type { World } from '../world/world.ts'
import { unfinishedFor } from './open.ts'
import { type Payment, statusOf } from './payments.ts'
import { sendCallback } from './settle.ts'
import { startPayment } from './start.ts'

const provider = {
  find: ({ params }: { params: { readonly provider: string } }) => (params.provider === DEFAULT_PROVIDER ? params.provider : null),
}

/** Registers the payment calls: start, status, provider callback, and the list of unfinished payments (API-031 to API-035, MON-022). */
export async function payments(app: FastifyInstance): Promise<void> {
  route(app, calls.startPayment, { ...provider, idempotent: true, beforeRepeat: withCurrentTime }, async (context) => {
    const { world, user, body, headers, language, idempotency, reply } = context
    const key = headers[IDEMPOTENCY_HEADER]
    const scenario = headers['x-mock-scenario']
    const { rule, payment } = startPayment(world, {
      userId: user.id,
      body,
      language,
      key: typeof key === 'string' ? key : null,
      scenario: typeof scenario === 'string' ? scenario : undefined,
    })
    // The push is sent, so store the reference under the key even if this response is delayed (I4).
    if (payment && rule.delay)
      idempotency.storeAhead({ status: 200, body: JSON.stringify(startedReply(payment, language, world.clock.iso())) })
    if (rule.delay && !(await pause(world, rule.delay * 1_000, 'the start is answered'))) return dropConnection(reply)
    return payment ? respondToStart(context, rule, payment) : respondToFailedStart(context, rule)
  })

  route(
    app,
    calls.getPaymentStatus,
    {
      find: ({ world, params }) => (params.provider === DEFAULT_PROVIDER ? world.money.payments.get(params.reference) : null),
      missing: 'payment_unknown',
      owns: ({ found, user }) => found.userId === user.id,
    },
    ({ world, found, reply }) => {
      const { status, body } = statusReply(world, found, statusOf(found, chargeFor(world.money, found)))
      if (status === 'silent') return neverRespond(world, reply)
      return body ?? sendStatus(reply, status)
    },
  )

  route(app, calls.postCallback, { ...provider }, ({ world, body, language }) => {
    const payment = body.reference === undefined ? undefined : world.money.payments.get(body.reference)
    if (payment) sendCallback(world, payment, body)
    return { message: say('callback_taken', language) }
  })

  route(app, calls.listUnfinished, { ...provider }, ({ world, user }) => unfinishedFor(world, user.id))
}

type StartContext = Context<typeof calls.startPayment, string>

/** Returns the response to a start whose push was sent. A scenario can leave out the reference or lose the response. */
function respondToStart({ world, language, idempotency, request, reply }: StartContext, { answer }: StartRule, payment: Payment) {
  const started = startedReply(payment, language, world.clock.iso())
  if (answer === 'reset') {
    // Store the response under its key, but don't send it (scenario 205).
    idempotency.store({ status: 200, body: JSON.stringify(started) })
    world.journal.add({ kind: 'fault', text: 'answer lost', path: request.path })
    dropConnection(reply)
    return reply
  }
  const { referenceId: _, ...without } = started
  return answer === 'noReference' ? without : started
}

/** Returns the response to a start that sent no push: a refusal with a text, or a status without a body. */
function respondToFailedStart({ language, idempotency, reply }: StartContext, { answer, message, retryAfter }: StartRule) {
  if (answer === 'refused') return { success: false, ...(message && { message: message[language] }) }
  // No payment was started, so a retry with the same key must run again.
  idempotency.release()
  return sendStatus(reply, typeof answer === 'object' ? answer.status : 200, retryAfter)
}

/** Returns the reply to a start, with the times of the prompt and of the response (API-033, MON-016). */
const startedReply = ({ reference, startedAt }: Payment, language: Language, answeredAt: string): PaymentStarted => ({
  success: true,
  message: say('payment_started', language),
  referenceId: reference,
  startedAt: new Date(startedAt).toISOString(),
  answeredAt,
})

/** Sets the time of a repeated response to now. With the old time, the client would restart its countdown (MON-016). */
function withCurrentTime(body: string, world: World): string {
  const started = JSON.parse(body) as PaymentStarted
  return JSON.stringify(started.answeredAt === undefined ? started : { ...started, answeredAt: world.clock.iso() })
}

/** Sends a status without a body; `retryAfter` in seconds. */
function sendStatus(reply: FastifyReply, status: number, retryAfter?: number): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(status).send()
}

/** Leaves the request without a response until the client disconnects or the world ends. */
function neverRespond(world: World, reply: FastifyReply): FastifyReply {
  reply.hijack()
  world.journal.add({ kind: 'fault', text: 'the status never answers' })
  world.ended.addEventListener('abort', () => reply.raw.destroy(), { once: true })
  return reply
}
