import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '#contract/control/faults/faults.ts'
import type { World } from '../../world/world.ts'
import { HttpProblem, refuse } from '../httpProblem.ts'
import type { Language } from '../messages.ts'
import { JSON_TYPE, sendJson } from '../request.ts'

/** Applies a fault before the handler runs (QA-032). Returns false if it sent the response or dropped the connection. */
export async function beforeHandler(request: FastifyRequest, reply: FastifyReply, fault: Fault): Promise<boolean> {
  request.world.journal.add({
    kind: 'fault',
    text: fault.id,
    ...effectsOf(fault),
    method: request.method,
    path: request.path,
  })
  if (fault.delay && !fault.after && !(await pause(request.world, fault.delay, `${fault.id} delays`))) return dropConnection(reply)
  if (fault.reset === 'before') return dropConnection(reply)
  if (!fault.status || fault.after) return true
  if (fault.body === undefined && fault.code === undefined) refuse(fault.status, 'fault')
  sendJson(request, reply.code(fault.status), ownReply(fault, request.language))
  return false
}

/** Returns the JSON that a fault sends: its own body, or a problem with its own code (QA-050). */
function ownReply({ status = 500, code, body }: Fault, language: Language): string {
  return JSON.stringify(body === undefined ? { ...new HttpProblem(status, 'fault', {}).problem(language), ...(code && { code }) } : body)
}

/** Returns the mark of a response that carries what the fault brought, for the journal (QA-050). */
export const markOf = (fault: Fault | null): { fault?: string } =>
  fault && (fault.body !== undefined || fault.code !== undefined) ? { fault: fault.id } : {}

/** Refuses a call whose body lacks the field that the fault requires (QA-032). Runs once the body is parsed. */
export function checkRequired({ body, fault }: FastifyRequest): void {
  const field = fault?.requires
  if (field === undefined) return
  const value = (body as Readonly<Record<string, unknown>> | null | undefined)?.[field]
  if (value === undefined || value === '') refuse(400, 'body_wrong', { fields: { [field]: 'field_required' } })
}

/** Applies a fault after the handler ran: drops, replaces, garbles or slows the response. Returns the payload to send. */
export async function afterHandler(request: FastifyRequest, reply: FastifyReply, fault: Fault, payload: unknown): Promise<unknown> {
  if (fault.after && fault.delay && !(await pause(request.world, fault.delay, `${fault.id} delays the answer`, endOf(request, reply))))
    dropConnection(reply)
  if (fault.reset === 'after') dropConnection(reply)
  if (reply.raw.destroyed) return payload
  const replacement = replacementOf(reply, fault, request.language)
  if (replacement !== null) return withLength(reply, replacement)
  if (fault.drip && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
    reply.removeHeader('content-length')
    return Readable.from(pieces(request.world, Buffer.from(payload), fault, endOf(request, reply)))
  }
  return payload
}

/** Returns the text that a fault sends in place of the reply of a call that has run, or null if it does not replace the reply. */
function replacementOf(reply: FastifyReply, fault: Fault, language: Language): string | null {
  const { after, status, body, empty, garbage } = fault
  if (after && status) reply.code(status)
  else if (status || body === undefined) return empty ? '' : garbage ? '{"data": [{"id": \u0001<<<' : null
  // A response with 204 cannot have a body.
  else if (reply.statusCode === NO_CONTENT) reply.code(OK)
  reply.header('content-type', JSON_TYPE)
  return ownReply(fault, language)
}

const OK = 200
const NO_CONTENT = 204
const PIECES = 8

async function* pieces(world: World, whole: Buffer, { id, drip = 0 }: Fault, end: AbortSignal) {
  const size = Math.ceil(whole.length / PIECES)
  // Schedule all pauses at once, so that one step of the clock can release several pieces.
  const pauses = Array.from({ length: PIECES }, (_, n) =>
    n === 0 ? undefined : pause(world, n * drip, n < PIECES - 1 ? `${id} drips` : `${id} drips its last`, end),
  )
  for (const [n, passed] of pauses.entries()) {
    await passed
    yield whole.subarray(n * size, (n + 1) * size)
  }
}

/** Returns a signal for the end of a response: its client leaves, or its world ends. */
function endOf({ world }: FastifyRequest, { raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => left.abort())
  return AbortSignal.any([world.ended, left.signal])
}

/**
 * Waits `ms` of the world's clock; resolves to false if `end` comes first. By default only the end of the world counts, because a server
 * handles a request even if its client has left.
 */
export function pause(world: World, ms: number, name: string, end = world.ended): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = () => {
      world.clock.cancel(timer)
      resolve(false)
    }
    end.addEventListener('abort', giveUp, { once: true })
    const timer = world.clock.at(world.clock.now() + ms, {
      name,
      fire: () => {
        end.removeEventListener('abort', giveUp)
        resolve(true)
      },
    })
  })
}

/** Closes the connection without a response. */
export function dropConnection(reply: FastifyReply): false {
  reply.hijack()
  reply.raw.destroy()
  return false
}

function withLength(reply: FastifyReply, text: string): string {
  if (reply.hasHeader('content-length')) reply.header('content-length', Buffer.byteLength(text))
  return text
}

const effectsOf = ({ status, code, body, requires, delay, after, empty, garbage, drip, reset }: Fault) =>
  Object.fromEntries(
    Object.entries({
      status,
      code,
      hasBody: body === undefined ? undefined : true,
      requires,
      delay,
      after,
      empty,
      garbage,
      drip,
      reset,
    }).filter(([, value]) => value !== undefined),
  )
