import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Bodies up to this many bytes are not compressed: they fit into one packet with their headers anyway. */
const COMPRESSED_ABOVE = 1_000

/**
 * Compresses JSON responses above 1 kB and adds an ETag to reads, to save mobile data. Register `encode` after the faults, which need
 * the plain text, and after the journal, which must store 200 instead of 304, so that a replay gives the same entry.
 */
export function encode(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload === '' || !request.path.startsWith('/v1/')) return done(null, payload)
    const cached = encodedOf(payload)
    if (isRead(request, reply)) {
      const etag = (cached.etag ??= `W/"${hash('sha1', payload, 'base64url')}"`)
      reply.header('etag', etag)
      // A guest's browser may cache the catalogue but must revalidate it. Private responses are marked `no-store` already.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
      if (clientHas(request, etag)) {
        reply.code(304).removeHeader('content-type')
        return done(null, null)
      }
    }
    const vary = reply.getHeader('vary')
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`)
    if (!acceptsGzip(request) || Buffer.byteLength(payload) <= COMPRESSED_ABOVE) return done(null, payload)
    reply.header('content-encoding', 'gzip')
    done(null, (cached.gzip ??= gzipSync(payload)))
  })
}

interface Encoded {
  etag?: string
  gzip?: Buffer
}
/** The encoded responses by their text. A cached list (`SerialisedReply`) is the same string each time, so looking it up is fast. */
const encoded = new Map<string, Encoded>()
const MAX_CACHED = 100

function encodedOf(text: string): Encoded {
  const known = encoded.get(text)
  if (known) return known
  if (encoded.size >= MAX_CACHED) encoded.clear()
  const made = {}
  encoded.set(text, made)
  return made
}

const isRead = ({ method }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  statusCode === 200 && (method === 'GET' || method === 'HEAD')

/** Returns whether `If-None-Match` contains this ETag; a strong tag counts as a weak one. */
const clientHas = ({ headers: { 'if-none-match': known } }: FastifyRequest, etag: string): boolean =>
  known !== undefined && known.split(',').some((one) => one.trim().replace(/^(W\/)?/, 'W/') === etag)

/** Returns whether the client accepts gzip. Brotli saves no more at this speed, and browsers accept it only over https. */
function acceptsGzip({ headers }: FastifyRequest): boolean {
  const accepted = headers['accept-encoding']
  if (typeof accepted !== 'string') return false
  return accepted.split(',').some((one) => /^\s*gzip\s*(;|$)/i.test(one) && !/;\s*q=0(\.0*)?\s*$/i.test(one))
}
