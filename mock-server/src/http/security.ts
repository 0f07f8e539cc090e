import type { FastifyInstance, FastifyReply } from 'fastify'

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const

/**
 * Sets the content security policy and the security headers of every response (SEC-001, SEC-002). HSTS and upgrade-insecure-requests
 * are left out: a phone that opens the page over plain http would show a blank page. `hosts` are configured API and realtime origins.
 */
export function security(app: FastifyInstance, hosts: readonly string[]): void {
  const images = hosts.filter((host) => host.startsWith('http')).join(' ')
  const others = hosts.flatMap((host) => [host, host.replace(/^http/, 'ws')]).join(' ')
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders)
    // In Safari 'self' does not cover websockets, so this host is added with ws: and wss:.
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

/** Adds one inline script, given by its hash, to the policy of a page. */
export function allowScript(reply: FastifyReply, source: string): void {
  const policy = String(reply.getHeader('content-security-policy'))
  if (source !== '') reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${source}`))
}
