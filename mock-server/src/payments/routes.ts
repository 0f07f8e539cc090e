import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER, type PaymentStarted } from '#contract/payment.ts'
import { DEFAULT_PROVIDER } from '#contract/rules/constants.ts'
import { cut, pause } from '../http/faults/applyFault.ts'
import type { Language } from '../http/messages.ts'
import { say } from '../http/messages.ts'
import { route } from '../http/route.ts'
import { chargeFor } from '../ledger/lookup.ts'
import { answerStatus } from '../scenarios/answerStatus.ts'
import type { World } from '../world/world.ts'
import { unfinishedFor } from './open.ts'
import { type Payment, statusOf } from './payments.ts'
import { sendCallback } from './settle.ts'
import { startPayment } from './start.ts'

const provider = {
  find: ({ params }: { params: { readonly provider: string } }) => (params.provider === DEFAULT_PROVIDER ? params.provider : null),
}

/** API-031 to API-035, MON-022. */
export async function payments(app: FastifyInstance): Promise<void> {
  route(
    app,
    calls.startPayment,
    { ...provider, idempotent: true, again: leavesNow },
    async ({ world, user, body, headers, language, request, reply }) => {
      const key = headers[IDEMPOTENCY_HEADER]
      const scenario = headers['x-mock-scenario']
      const { rule, payment } = startPayment(world, {
        userId: user.id,
        body,
        language,
        key: typeof key === 'string' ? key : null,
        scenario: typeof scenario === 'string' ? scenario : undefined,
      })
      // The push is out: whatever becomes of this call, its key has a reference now (I4).
      if (payment && rule.delay)
        request.keep?.({ status: 200, body: JSON.stringify(startedAnswer(payment, language, world.clock.iso())) }, 'soon')
      if (rule.delay && !(await pause(world, rule.delay * 1_000, 'the start is answered'))) return cut(reply)
      const { answer, message, retryAfter } = rule
      if (payment) {
        const started = startedAnswer(payment, language, world.clock.iso())
        if (answer === 'reset') return lose(request, reply, started)
        const { referenceId: _, ...without } = started
        return answer === 'noReference' ? without : started
      }
      if (answer === 'refused') return { success: false, ...(message && { message: message[language] }) }
      return answerBare(request, reply, typeof answer === 'object' ? answer.status : 200, retryAfter)
    },
  )

  route(
    app,
    calls.getPaymentStatus,
    {
      find: ({ world, params }) => (params.provider === DEFAULT_PROVIDER ? world.money.payments.get(params.reference) : null),
      missing: 'payment_unknown',
      owns: ({ found, user }) => found.userId === user.id,
    },
    ({ world, found, request, reply }) => {
      const { status, body } = answerStatus(world, found, statusOf(found, chargeFor(world.money, found)))
      if (status === 'silent') return silence(world, reply)
      return body ?? answerBare(request, reply, status)
    },
  )

  route(app, calls.postCallback, { ...provider }, ({ world, body, language }) => {
    const payment = body.reference === undefined ? undefined : world.money.payments.get(body.reference)
    if (payment) sendCallback(world, payment, body)
    return { message: say('callback_taken', language) }
  })

  route(app, calls.listUnfinished, { ...provider }, ({ world, user }) => unfinishedFor(world, user.id))
}

/** API-033, with the moment the prompt went out (MON-016). */
const startedAnswer = ({ reference, startedAt }: Payment, language: Language, answeredAt: string): PaymentStarted => ({
  success: true,
  message: say('payment_started', language),
  referenceId: reference,
  startedAt: new Date(startedAt).toISOString(),
  answeredAt,
})

/** A repeat tells when it left itself, or the countdown would begin anew (MON-016). */
function leavesNow(body: string, world: World): string {
  const answer = JSON.parse(body) as PaymentStarted
  return JSON.stringify(answer.answeredAt === undefined ? answer : { ...answer, answeredAt: world.clock.iso() })
}

/** The answer is kept under its key, but the connection breaks before it gets there (scenario 205). */
function lose(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  request.keep?.({ status: 200, body: JSON.stringify(answer) })
  request.world.journal.add({ kind: 'fault', text: 'answer lost', path: request.path })
  cut(reply)
  return reply
}

/** A status without a body. Nothing was begun, so no key keeps it. */
function answerBare(request: FastifyRequest, reply: FastifyReply, status: number, retryAfter?: number): FastifyReply {
  request.keep?.({ status: 500, body: '' })
  request.keep = null
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(status).send()
}

/** No answer as long as the client and the world stay. */
function silence(world: World, reply: FastifyReply): FastifyReply {
  reply.hijack()
  world.journal.add({ kind: 'fault', text: 'the status never answers' })
  world.ended.addEventListener('abort', () => reply.raw.destroy(), { once: true })
  return reply
}
