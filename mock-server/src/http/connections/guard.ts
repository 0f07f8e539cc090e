import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '../httpProblem.ts'
import { type Language, languageOf } from '../messages.ts'
import { JSON_TYPE } from '../request.ts'
import { securityHeaders } from '../security.ts'

/** How long a client may take to send its headers or a whole request, in real ms. A slow phone needs less for an upload of 5 MB. */
export interface ClientTimeouts {
  readonly headers: number
  readonly request: number
  /** How often the server checks its connections for slow clients, in real ms. */
  readonly checkEvery: number
}
export const CLIENT_TIMEOUTS: ClientTimeouts = { headers: 20_000, request: 180_000, checkEvery: 5_000 }

/** The current or last response of each connection. */
const responses = new WeakMap<object, ServerResponse>()

/** Handles CONNECT and unknown `Expect` headers, which node would otherwise refuse without our texts and headers. */
export function guardConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    responses.set(request.raw.socket, reply.raw)
    done()
  })
  app.server.on('connect', (request, socket) => refuseUpgrade(request, socket, new HttpProblem(400, 'upgrade_unknown', {})))
  // HTTP allows a server to ignore an unknown expectation.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
}

/** Sends a Problem when node's parser rejects a request or times out, unless the connection is reset or a response has begun (QA-038). */
export function refuseUnparsed({ code, rawPacket }: { code?: string; rawPacket?: unknown }, socket: Duplex): void {
  const response = responses.get(socket)
  const isResponding = response?.headersSent && !response.writableFinished
  if (code === 'ECONNRESET' || isResponding) return void socket.destroy()
  const head = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : ''
  const named = /^accept-language:(.*)$/im.exec(head)?.[1] ?? response?.req.headers['accept-language']
  refuseOn(socket, refusalOf(code), languageOf(named))
}

function refusalOf(code: string | undefined): HttpProblem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new HttpProblem(408, 'request_slow', {})
  if (code === 'HPE_HEADER_OVERFLOW') return new HttpProblem(431, 'body_too_large', {})
  return new HttpProblem(400, 'body_unreadable', {})
}

/** Writes a problem straight to the socket, for a connection that Fastify does not handle, and closes it. */
export function refuseOn(socket: Duplex, refusal: HttpProblem, language: Language): void {
  const body = JSON.stringify(refusal.problem(language))
  const headers = {
    ...securityHeaders,
    'content-type': JSON_TYPE,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  // The client may have disconnected already.
  socket.on('error', () => {})
  if (!socket.writable) return void socket.destroy()
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
}

/** Refuses an Upgrade request with this problem, in the client's language (SEC-018). */
export const refuseUpgrade = (request: IncomingMessage, socket: Duplex, refusal: HttpProblem): void =>
  refuseOn(socket, refusal, languageOf(request.headers['accept-language']))
