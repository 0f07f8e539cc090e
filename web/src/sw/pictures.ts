import type { RouteHandlerCallback } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

export const PICTURES = 'pictures'
const MOST = 200

const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [
    // Request with CORS, also from an API on another host: browsers reserve many times the size of an opaque response.
    { requestWillFetch: async ({ request }) => new Request(request.url, { mode: 'cors', credentials: 'omit' }) },
    { cacheWillUpdate: async ({ response }) => (response.status === 200 && !isPageInstead(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: MOST, purgeOnQuotaError: true }),
  ],
})

/** True for a captive portal's page in place of a picture (PWA-014). */
const isPageInstead = (response: Response): boolean => (response.headers.get('content-type') ?? '').includes('text/html')

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
