import type { RouteHandlerCallback } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isPageInstead } from './files.ts'

/** Header of a cached response: the device time in milliseconds when it arrived (PWA-003). */
export const SAVED_AT = 'x-saved-at'
/** On a very slow connection, a cached response is shown after this time. */
const NETWORK_TIMEOUT_SECONDS = 3
const MOST = 200
const MONTH = 30 * 24 * 3_600

/** True for requests of product and category lists and of products; false for anything personal (PWA-006). */
export const isCatalogueCall = (url: URL, api: string): boolean =>
  url.origin === api && /^\/v1\/(products|categories)(\/|$)/.test(url.pathname) && !/\/me(\/|$)/.test(url.pathname)

/** Fetches from the network first, otherwise uses the cached response. */
export const catalogue = new NetworkFirst({
  cacheName: 'catalogue',
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [
    {
      // Responses depend on the language, so it is part of the key. The key must not contain the token (I18N-011).
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
      // A captive portal answers with its own page: treat that like being offline and use the cache (PWA-014).
      fetchDidSucceed: async ({ response }) => {
        if (isPageInstead(response)) throw new Error('a page in the place of data')
        return response
      },
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? stamped(response) : null),
    },
    new ExpirationPlugin({ maxEntries: MOST, maxAgeSeconds: MONTH, purgeOnQuotaError: true }),
  ],
})

async function keyOf(request: Request): Promise<string> {
  const key = new URL(request.url)
  key.searchParams.set('lang', request.headers.get('accept-language') ?? '')
  if (import.meta.env.VITE_MOCK) key.searchParams.set('world', await worldNow())
  return key.href
}

/** Worlds of the mock share one origin, so the world is part of the key. */
async function worldNow(): Promise<string> {
  const store = (globalThis as { cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> } }).cookieStore
  return (await store?.get('mock-world'))?.value ?? ''
}

function stamped(response: Response): Response {
  const headers = new Headers(response.headers)
  // oxlint-disable-next-line no-restricted-properties -- the app's clock isn't available in the worker; the page compares with device time
  headers.set(SAVED_AT, String(Date.now()))
  return new Response(response.body, { status: response.status, headers })
}

const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    // Request with CORS, also from an API on another host: browsers reserve many times the size of an opaque response.
    { requestWillFetch: async ({ request }) => new Request(request.url, { mode: 'cors', credentials: 'omit' }) },
    { cacheWillUpdate: async ({ response }) => (response.status === 200 && !isPageInstead(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: MOST, purgeOnQuotaError: true }),
  ],
})

/** True for product pictures. Pictures of documents are private and never cached. */
export const isPicture = (url: URL, api: string): boolean => url.origin === api && url.pathname.startsWith('/uploads/product-images/')

/** Serves a picture from the cache or the network; it is cached only if the API allows CORS. */
export const picture: RouteHandlerCallback = async ({ request, event }) => {
  try {
    return await pictures.handle({ request, event: event as ExtendableEvent })
  } catch (error) {
    if (new URL(request.url).origin === self.location.origin) throw error
    return fetch(request)
  }
}

/** Caches a picture that was shown before the worker was active. */
export async function cachePicture(url: string, api: string, event: ExtendableEvent): Promise<void> {
  if (isPicture(new URL(url), api)) await pictures.handle({ request: new Request(url), event })
}
