import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A smaller body saves nothing by compression: it travels in one packet with its headers anyway. Bytes. */
const COMPRESSED_ABOVE = 1_000

/**
 * Adds what saves data on a phone to the JSON of a call: compression above 1 kB, and an ETag for what was read. Comes after the faults,
 * which spoil the plain text, and after the journal: a 304 is in it as the 200 that it stands for, which a replay gets again.
 */
export function encode(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload === '' || !request.path.startsWith('/v1/')) return done(null, payload)
    if (isRead(request, reply)) {
      const etag = etagOf(payload)
      reply.header('etag', etag)
      // A guest's page may keep the catalogue and asks whether it still holds; what is private says `no-store` already.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
      if (holds(request, etag)) {
        reply.code(304).removeHeader('content-type')
        return done(null, null)
      }
    }
    const vary = reply.getHeader('vary')
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`)
    if (!takesGzip(request) || Buffer.byteLength(payload) <= COMPRESSED_ABOVE) return done(null, payload)
    reply.header('content-encoding', 'gzip')
    done(null, gzipSync(payload))
  })
}

/** A list that is kept as text (`Ready`) is the same string each time, which the map finds without reading it again. */
const etags = new Map<string, string>()
const MOST_KEPT = 100

function etagOf(text: string): string {
  const known = etags.get(text)
  if (known !== undefined) return known
  if (etags.size >= MOST_KEPT) etags.clear()
  const etag = `W/"${hash('sha1', text, 'base64url')}"`
  etags.set(text, etag)
  return etag
}

const isRead = ({ method }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  statusCode === 200 && (method === 'GET' || method === 'HEAD')

/** Tells whether the client has this very response; a weak tag counts as a strong one. */
const holds = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^(W\/)?/, 'W/') === etag)

/** Brotli is no better at this speed, and browsers ask for it over https only. */
const takesGzip = ({ headers }: FastifyRequest): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((one) => /^\s*gzip\s*(;|$)/i.test(one) && !/;\s*q=0(\.0*)?\s*$/i.test(one))
