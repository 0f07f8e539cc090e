import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '../httpProblem.ts'
import { type Language, languageOf } from '../messages.ts'
import { JSON_TYPE } from '../request.ts'
import { securityHeaders } from '../security.ts'

/** How long a client may take to say something. Real ms: a slow phone uploads 5 MB in less. */
export interface Patience {
  readonly headers: number
  readonly request: number
  /** How often the server looks at its connections. */
  readonly look: number
}
export const PATIENCE: Patience = { headers: 20_000, request: 180_000, look: 5_000 }

/** The answer which a connection waits for, or had last. */
const answers = new WeakMap<object, ServerResponse>()

/** What node itself would answer without a word or header of ours, or not at all. */
export function guardConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    answers.set(request.raw.socket, reply.raw)
    done()
  })
  app.server.on('connect', (request, socket) => refuseUpgrade(request, socket, new HttpProblem(400, 'upgrade_unknown', {})))
  // An expectation which nobody here knows may be passed over.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
}

/** What node's parser refuses or gives up waiting for: a Problem too, where an answer is still possible (QA-038). */
export function refuseUnread({ code, rawPacket }: { code?: string; rawPacket?: unknown }, socket: Duplex): void {
  const answer = answers.get(socket)
  const isAnswering = answer?.headersSent && !answer.writableFinished
  if (code === 'ECONNRESET' || isAnswering) return void socket.destroy()
  const head = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : ''
  const named = /^accept-language:(.*)$/im.exec(head)?.[1] ?? answer?.req.headers['accept-language']
  refuseOn(socket, refusalOf(code), languageOf(named))
}

function refusalOf(code: string | undefined): HttpProblem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new HttpProblem(408, 'request_slow', {})
  if (code === 'HPE_HEADER_OVERFLOW') return new HttpProblem(431, 'body_too_large', {})
  return new HttpProblem(400, 'body_unreadable', {})
}

/** Answers on a connection that Fastify does not have, and ends it. */
export function refuseOn(socket: Duplex, refusal: HttpProblem, language: Language): void {
  const body = JSON.stringify(refusal.problem(language))
  const headers = {
    ...securityHeaders,
    'content-type': JSON_TYPE,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  // A client that is gone already has nothing to hear.
  socket.on('error', () => {})
  if (!socket.writable) return void socket.destroy()
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
}

/** An Upgrade to anything but our realtime connection (SEC-018). */
export const refuseUpgrade = (request: IncomingMessage, socket: Duplex, refusal: HttpProblem): void =>
  refuseOn(socket, refusal, languageOf(request.headers['accept-language']))
