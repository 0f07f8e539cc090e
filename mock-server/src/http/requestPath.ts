import type { FastifyRequest } from 'fastify'

/**
 * Returns the normalised path of a request: its route with the params filled in. The router accepts escapes and a host in the URL. Code
 * that compared the raw URL could check one call while another one runs (SEC-018).
 */
export function requestPath({ routeOptions, params, url }: FastifyRequest): string {
  const route = routeOptions.url
  if (route === undefined || route.includes('*')) return plainPath(url)
  return route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name]).toWellFormed()))
}

/** Returns the path of a request without a route, without host, query and escapes. */
function plainPath(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/'
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
