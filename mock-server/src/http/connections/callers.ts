import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../httpProblem.ts'
import { languageOf } from '../messages.ts'

export interface Callers {
  /** Origins of other sites which may call (SEC-017). */
  readonly origins?: readonly string[]
  /** Host names this server accepts, beside IP addresses and localhost. */
  readonly names?: readonly string[]
  /** Asked of whoever makes a control call or follows the clock; undefined asks nobody (WAY-009). */
  readonly token?: string | undefined
}
interface Head {
  readonly host?: string | undefined
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

/** Refuses every request to a host that is not ours, and each write of another site to the control API (SEC-024). */
export function callers(app: FastifyInstance, { origins, names }: Callers): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = languageOf(request.headers['accept-language'])
    if (!isOurHost(request.headers, names)) refuse(403, 'host_unknown')
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
    // By the route that takes it: the same path can be spelled in many ways.
    const isControl = request.routeOptions.url?.startsWith('/__mock/') ?? false
    if (isWrite && isControl && !isOurSite(request.headers, origins)) refuse(403, 'origin_foreign')
    done()
  })
}

/**
 * Tells whether the host is an IP address, localhost or configured. Any other name may be a stranger's that leads to this machine:
 * its pages would be of our own origin and could read one-time codes (SEC-024).
 */
export function isOurHost({ host }: Head, names: readonly string[] = []): boolean {
  const url = `http://${host ?? ''}`
  if (!URL.canParse(url)) return false
  const name = new URL(url).hostname.replace(/\.$/, '')
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || names.includes(name)
}

/** Tells whether a request comes from our own pages, from no page at all, or from a configured origin (SEC-017, SEC-024). */
export function isOurSite(head: Head, origins: readonly string[] = []): boolean {
  const { origin, host } = head
  if (origin !== undefined && origins.includes(origin)) return true
  if (head['sec-fetch-site'] === 'cross-site') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
