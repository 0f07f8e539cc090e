import type { FastifyRequest } from 'fastify'

/**
 * Returns the path of a request in one spelling: its route with the params put in. The router reads through escapes and a host in the
 * address, so whoever reads the raw address decides about another call than the one that is made (SEC-018).
 */
export function requestPath({ routeOptions, params, url }: FastifyRequest): string {
  const route = routeOptions.url
  if (route === undefined || route.includes('*')) return plainPath(url)
  return route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name]).toWellFormed()))
}

/** No route of its own: without host, query and escapes. */
function plainPath(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/'
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
