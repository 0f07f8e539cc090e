import type { FastifyInstance, FastifyReply } from 'fastify'

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const

/**
 * Sets the policy of pages and the headers of every response (SEC-001, SEC-002). No HSTS and no upgrade-insecure-requests: over plain
 * http a phone in the same network would see a blank page. `hosts` are API and realtime of another origin, when configured.
 */
export function security(app: FastifyInstance, hosts: readonly string[]): void {
  const images = hosts.filter((host) => host.startsWith('http')).join(' ')
  const others = hosts.flatMap((host) => [host, host.replace(/^http/, 'ws')]).join(' ')
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders)
    // Safari reads 'self' as http(s) only, so the websocket of this very host is named.
    const host = /^[\w.:[\]-]+$/.test(request.headers.host ?? '') ? `ws://${request.headers.host} wss://${request.headers.host}` : ''
    reply.header(
      'content-security-policy',
      `default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: ${images}; connect-src 'self' ${host} ${others}; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'`.replace(
        / +(?=;| )/g,
        '',
      ),
    )
    done()
  })
}

/** Lets the policy of a page allow one inline script, named by its hash. */
export function allowScript(reply: FastifyReply, source: string): void {
  const policy = String(reply.getHeader('content-security-policy'))
  if (source !== '') reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${source}`))
}
