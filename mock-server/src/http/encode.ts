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
    const kept = encodedOf(payload)
    if (isRead(request, reply)) {
      const etag = (kept.etag ??= `W/"${hash('sha1', payload, 'base64url')}"`)
      reply.header('etag', etag)
      // A guest's page may keep the catalogue and asks whether it still holds; what is private says `no-store` already.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
      if (holds(request, etag)) {
        reply.code(304).removeHeader('content-type')
        return done(null, null)
      }
    }
    const vary = reply.getHeader('vary')
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`)
    if (!takesGzip(request) || Buffer.byteLength(payload) <= COMPRESSED_ABOVE) return done(null, payload)
    reply.header('content-encoding', 'gzip')
    done(null, (kept.gzip ??= gzipSync(payload)))
  })
}

interface Encoded {
  etag?: string
  gzip?: Buffer
}
/** A list that is kept as text (`Ready`) is the same string each time, which the map finds without reading it again. */
const encoded = new Map<string, Encoded>()
const MOST_KEPT = 100

function encodedOf(text: string): Encoded {
  const known = encoded.get(text)
  if (known) return known
  if (encoded.size >= MOST_KEPT) encoded.clear()
  const made = {}
  encoded.set(text, made)
  return made
}

const isRead = ({ method }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  statusCode === 200 && (method === 'GET' || method === 'HEAD')

/** Tells whether the client has this very response; a strong tag counts as the weak one. */
const holds = ({ headers: { 'if-none-match': known } }: FastifyRequest, etag: string): boolean =>
  known !== undefined && known.split(',').some((one) => one.trim().replace(/^(W\/)?/, 'W/') === etag)

/** Brotli is no better at this speed, and browsers ask for it over https only. */
function takesGzip({ headers }: FastifyRequest): boolean {
  const accepted = headers['accept-encoding']
  if (typeof accepted !== 'string') return false
  return accepted.split(',').some((one) => /^\s*gzip\s*(;|$)/i.test(one) && !/;\s*q=0(\.0*)?\s*$/i.test(one))
}
