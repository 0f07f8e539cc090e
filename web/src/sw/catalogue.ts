import type { RouteHandlerCallback } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isPageInstead } from './files.ts'

/** Header of a kept answer: when it came, in milliseconds by the device (PWA-003). */
export const SAVED_AT = 'x-saved-at'
/** On a network that is nearly dead a kept answer is better than none. */
const PATIENCE_SECONDS = 3
const MOST = 200
const MONTH = 30 * 24 * 3_600

/** Lists and products seen before; nothing that belongs to a person (PWA-006). */
export const isCatalogueCall = (url: URL, api: string): boolean =>
  url.origin === api && /^\/v1\/(products|categories)(\/|$)/.test(url.pathname) && !/\/me(\/|$)/.test(url.pathname)

/** New from the network, else as kept. */
export const catalogue = new NetworkFirst({
  cacheName: 'catalogue',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      // The server speaks the reader's language, and names in a kept request no token (I18N-011).
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
      // A captive portal's page is no answer: as without a network, what is kept is shown (PWA-014).
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

/** The mock's worlds share one origin. */
async function worldNow(): Promise<string> {
  const store = (globalThis as { cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> } }).cookieStore
  return (await store?.get('mock-world'))?.value ?? ''
}

function stamped(response: Response): Response {
  const headers = new Headers(response.headers)
  // oxlint-disable-next-line no-restricted-properties -- the worker has no clock of the app; the page reckons from the device's own
  headers.set(SAVED_AT, String(Date.now()))
  return new Response(response.body, { status: response.status, headers })
}

const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    // Of an API on another host, too: an answer that cannot be read would count many times its size.
    { requestWillFetch: async ({ request }) => new Request(request.url, { mode: 'cors', credentials: 'omit' }) },
    { cacheWillUpdate: async ({ response }) => (response.status === 200 && !isPageInstead(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: MOST, purgeOnQuotaError: true }),
  ],
})

/** Pictures of products; the photos of documents are private. */
export const isPicture = (url: URL, api: string): boolean => url.origin === api && url.pathname.startsWith('/uploads/product-images/')

/** Shows a picture, kept if the API lets it be read. */
export const picture: RouteHandlerCallback = async ({ request, event }) => {
  try {
    return await pictures.handle({ request, event: event as ExtendableEvent })
  } catch (error) {
    if (new URL(request.url).origin === self.location.origin) throw error
    return fetch(request)
  }
}

/** Keeps one that was shown before the worker was there. */
export async function keepPicture(url: string, api: string, event: ExtendableEvent): Promise<void> {
  if (isPicture(new URL(url), api)) await pictures.handle({ request: new Request(url), event })
}
