import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CONTROL_PATH, TOKEN_COOKIE, TOKEN_HEADER, TOKEN_QUERY } from '#contract/control/controlCall.ts'
import { sameSecret } from '../../auth/secrets.ts'
import { refuse } from '../httpProblem.ts'
import { requestPath } from '../requestPath.ts'

/** How long the cookie with the token is valid, in seconds: 30 days. */
const COOKIE_MAX_AGE = 30 * 24 * 3_600
const NO_PAGE = /^\/(v1|uploads|realtime|assets)(\/|$)/

/**
 * Refuses control calls without the token with 401; if `token` is undefined, the check is off (WAY-009). A page opened with the right
 * `?token=` stores it in a cookie and redirects to the URL without it. The token is removed from the request's URL, so that
 * journal and log do not store it; it moves to the header.
 */
export function controlToken(app: FastifyInstance, token: string | undefined): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isControl = request.routeOptions.url?.startsWith(`${CONTROL_PATH}/`) ?? false
    if (isControl && token !== undefined && !hasToken(token, request)) {
      reply.header('cache-control', 'no-store')
      refuse(401, 'token_needed')
    }
    if ((request.query as Query)[TOKEN_QUERY] === undefined) return done()
    const isRight = token !== undefined && hasToken(token, { url: request.url })
    if (isRight && !isControl && isPage(request)) return void reply.code(303).headers(cookieRedirect(request.url, token)).send()
    if (isRight) request.raw.headers[TOKEN_HEADER] = token
    if (isRight || isControl) dropToken(request)
    done()
  })
}

type Query = Record<string, unknown>
interface TokenSource {
  readonly url?: string | undefined
  readonly headers?: IncomingHttpHeaders
}

/** Returns whether a request or a websocket handshake contains the token. */
export function hasToken(token: string, { url = '/', headers = {} }: TokenSource): boolean {
  const given = [headers[TOKEN_HEADER], ...cookiesOf(headers.cookie), ...addressOf(url).searchParams.getAll(TOKEN_QUERY)]
  return given.some((one) => typeof one === 'string' && sameSecret(one, token))
}

/** Returns the headers that store the token in a cookie and redirect the page to its URL without the token. */
export const cookieRedirect = (url: string, token: string) => ({
  location: withoutToken(url),
  'set-cookie': `${TOKEN_COOKIE}=${token}; Path=/; Max-Age=${COOKIE_MAX_AGE}; HttpOnly; SameSite=Strict`,
  'cache-control': 'no-store',
})

const isPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !NO_PAGE.test(requestPath(request))

function dropToken(request: FastifyRequest): void {
  request.raw.url = withoutToken(request.url)
  delete (request.query as Query)[TOKEN_QUERY]
}

/** Returns path and query without the token. Leading slashes become one, because a browser would follow `//host` to another server. */
function withoutToken(url: string): string {
  const { pathname, search, searchParams } = addressOf(url)
  if (!searchParams.has(TOKEN_QUERY)) return pathname + search
  searchParams.delete(TOKEN_QUERY)
  return pathname.replace(/^\/+/, '/') + (searchParams.size > 0 ? `?${searchParams}` : '')
}

const addressOf = (url: string): URL => new URL(URL.canParse(url, 'http://localhost') ? url : '/', 'http://localhost')

const cookiesOf = (header = ''): string[] =>
  header
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .flatMap(([name, value]) => (name === TOKEN_COOKIE && value !== undefined ? [value] : []))
