import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../httpProblem.ts'
import { languageOf } from '../messages.ts'

export interface Callers {
  /** Other origins whose pages may call this server (SEC-017). */
  readonly origins?: readonly string[]
  /** Host names that this server accepts besides IP addresses and localhost. */
  readonly names?: readonly string[]
  /** The token that control calls and the clock stream require; undefined turns the check off (WAY-009). */
  readonly token?: string | undefined
}
interface Head {
  readonly host?: string | undefined
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

/** Refuses requests for an unknown host name, and writes to the control API from another site (SEC-024). */
export function refuseForeignCallers(app: FastifyInstance, { origins, names }: Callers): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = languageOf(request.headers['accept-language'])
    if (!isOurHost(request.headers, names)) refuse(403, 'host_unknown')
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
    // Compare the matched route, because the same path can be spelled in many ways.
    const isControl = request.routeOptions.url?.startsWith('/__mock/') ?? false
    if (isWrite && isControl && !isOurSite(request.headers, origins)) refuse(403, 'origin_foreign')
    done()
  })
}

/**
 * Returns whether the host is an IP address, localhost or a configured name. A stranger can point any other name at this machine;
 * pages loaded under that name would count as our own origin and could read one-time codes (SEC-024).
 */
export function isOurHost({ host }: Head, names: readonly string[] = []): boolean {
  const url = `http://${host ?? ''}`
  if (!URL.canParse(url)) return false
  const name = new URL(url).hostname.replace(/\.$/, '')
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || names.includes(name)
}

/** Returns whether a request comes from our own pages, a configured origin, or a client other than a browser (SEC-017, SEC-024). */
export function isOurSite(head: Head, origins: readonly string[] = []): boolean {
  const { origin, host } = head
  if (origin !== undefined && origins.includes(origin)) return true
  if (head['sec-fetch-site'] === 'cross-site') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
