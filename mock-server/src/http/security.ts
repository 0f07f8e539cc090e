import type { FastifyInstance, FastifyReply } from 'fastify'

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const

const FOR_FILES = "script-src 'none'; style-src 'self'; "

/**
 * Sets the content security policy and the security headers of every response (SEC-001, SEC-002). HSTS and upgrade-insecure-requests
 * are left out: a phone that opens the page over plain http would show a blank page. `hosts` are configured API and realtime origins.
 * A default-src is left out, because it would also forbid the scripts that a page allows itself.
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
      `${FOR_FILES}img-src 'self' data: blob: ${images}; connect-src 'self' ${host} ${others}; font-src 'none'; media-src 'none'; frame-src 'none'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'`.replace(
        / +(?=;| )/g,
        '',
      ),
    )
    done()
  })
}

/** Leaves scripts and styles of a page of the build to the policy in its own head. Other responses run no scripts (SEC-030). */
export function allowPagePolicy(reply: FastifyReply): void {
  reply.header('content-security-policy', String(reply.getHeader('content-security-policy')).replace(FOR_FILES, ''))
}
