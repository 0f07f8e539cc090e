import type { RouteHandlerCallback } from 'workbox-core'
import type { Category, PageMeta, Product } from '#contract/catalogue.ts'

/** Header of a stored copy: the device time in milliseconds when it arrived (PWA-003). */
const SAVED_AT = 'x-saved-at'
/** Only copies of what a guest gets: they belong to everybody (SEC-028). Earlier releases stored other replies as `catalogue`. */
export const CATALOGUE = 'market'
/** On a very slow connection, a stored copy is shown after this time, in ms. */
const PATIENCE = 3_000
const MOST = 200
const MONTH = 30 * 24 * 3_600_000

interface NetworkReply {
  readonly response: Response
  /** The body of a reply with status 200; otherwise ''. */
  readonly text: string
  /** False for a body that the contract does not have, such as a captive portal's page (PWA-014, PWA-016). */
  readonly isOurs: boolean
}

/** True for requests of product and category lists and of products; false for anything personal (PWA-006). */
export const isCatalogueCall = (url: URL, api: string): boolean =>
  url.origin === api && /^\/v1\/(products|categories)(\/|$)/.test(url.pathname) && !/\/me(\/|$)/.test(url.pathname)

/**
 * Replies from the network. If that fails, is slow or sends something that is not ours, replies with the stored copy. A request that
 * decides about money or stock (`no-store`) never gets a copy (MON-040).
 */
export const catalogue: RouteHandlerCallback = async ({ request, event }) => {
  const network = fetchReply(request)
  ;(event as ExtendableEvent).waitUntil(storeReply(request, network))
  if (request.cache === 'no-store') return (await network).response
  const isOurs = network.then(
    (reply) => reply.isOurs,
    () => false,
  )
  const copy = (await Promise.race([isOurs, waitPatiently()])) ? undefined : await findCopy(request)
  return copy ?? (await network).response
}

// oxlint-disable-next-line no-restricted-globals -- the app's clock isn't available in the worker
const waitPatiently = (): Promise<false> => new Promise((done) => setTimeout(() => done(false), PATIENCE))

async function fetchReply(request: Request): Promise<NetworkReply> {
  const response = await fetch(request)
  const text = response.status === 200 ? await response.clone().text() : ''
  return { response, text, isOurs: response.status !== 200 || isCatalogueReply(new URL(request.url).pathname, text) }
}

/** Stores what a guest gets. The reply to a signed-in person may differ, so it is never stored: a guest's is fetched in its place. */
async function storeReply(request: Request, network: Promise<NetworkReply>): Promise<void> {
  const forgottenBefore = forgottenCount
  try {
    const { response, text, isOurs } = await network
    const key = await keyOf(request)
    const cache = await caches.open(CATALOGUE)
    // A product has one copy per language. A list differs by its query.
    if (response.status === 404 || response.status === 410) await cache.delete(key, { ignoreSearch: new URL(request.url).search === '' })
    if (response.status !== 200 || !isOurs) return
    if (request.headers.has('authorization')) return request.cache === 'no-store' ? undefined : await storeForGuest(request)
    if (hasSearch(key) && forgottenBefore !== forgottenCount) return
    await cache.put(key, new Response(text, { headers: { 'content-type': 'application/json', [SAVED_AT]: String(now()) } }))
    for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old)
  } catch {
    // Without a network, or with full storage, there is nothing to store.
  }
}

async function storeForGuest({ url, headers, credentials }: Request): Promise<void> {
  const asGuest = new Headers(headers)
  asGuest.delete('authorization')
  const request = new Request(url, { headers: asGuest, credentials })
  await storeReply(request, fetchReply(request))
}

async function findCopy(request: Request): Promise<Response | undefined> {
  const copy = await (await caches.open(CATALOGUE)).match(await keyOf(request))
  return copy && now() - Number(copy.headers.get(SAVED_AT)) < MONTH ? copy : undefined
}

let forgottenCount = 0
/** Deletes the copies whose key contains searched words (PWA-017). Replies that are still on their way are not stored. */
export async function forgetSearches(): Promise<void> {
  forgottenCount++
  const cache = await caches.open(CATALOGUE)
  for (const { url } of await cache.keys()) if (hasSearch(url)) await cache.delete(url)
}

const hasSearch = (url: string): boolean => new URL(url).searchParams.has('search')

/** Replies depend on the language, so it is part of the key. The key must not contain the token (I18N-011). */
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

// oxlint-disable-next-line no-restricted-properties -- the app's clock isn't available in the worker; the page compares with device time
const now = (): number => Date.now()

type Check = (value: unknown) => boolean
/** A field that the contract gains and this file lacks is a type error. */
type Fields<T> = { readonly [Key in keyof T]-?: Check }
/** Fields that the page fills in if they are wrong or missing (`completeProduct`). */
type Completed = 'description' | 'unitPrice' | 'availableQuantity' | 'categoryId' | 'storageType'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText: Check = (value) => typeof value === 'string'
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const object =
  <T>(fields: Fields<T>): Check =>
  (value) =>
    isObject(value) && Object.entries<Check>(fields).every(([key, check]) => check(value[key]))

const isCategory = object<Category>({ id: isText, name: isText, image: optional(isText) })
const isProduct = object<Omit<Product, Completed>>({
  id: isText,
  name: isText,
  category: optional(object({ id: isText, name: isText })),
  // The page leaves out images without an address.
  images: (value) => !Array.isArray(value) || value.every((image) => !isObject(image) || !isText(image['url']) || isText(image['id'])),
  seller: optional(object({ name: isText })),
})
const isMeta = object<PageMeta>({
  total: Number.isFinite,
  skip: Number.isFinite,
  take: Number.isFinite,
  hasMore: (value) => typeof value === 'boolean',
})

/** A record, either bare or under `data`. */
const one =
  (check: Check): Check =>
  (body) =>
    check(isObject(body) && isObject(body['data']) && !('id' in body) ? body['data'] : body)
/** A list, either bare or under `data`. */
const list =
  (check: Check): Check =>
  (body) => {
    const items = isObject(body) ? body['data'] : body
    return Array.isArray(items) && items.every(check)
  }
const isProductPage: Check = (body) => list(isProduct)(body) && (!isObject(body) || !isObject(body['meta']) || isMeta(body['meta']))

const checks: readonly [path: RegExp, check: Check][] = [
  [/^\/v1\/categories$/, list(isCategory)],
  [/^\/v1\/categories\/[^/]+$/, one(isCategory)],
  [/^\/v1\/products$/, isProductPage],
  [/^\/v1\/products\/category\/[^/]+$/, list(isProduct)],
  [/^\/v1\/products\/[^/]+$/, one(isProduct)],
]

/**
 * Returns whether a text is a reply that the page can read at this path (PWA-016). The contract's schemas would bring zod into the worker,
 * which must be small (PWA-013), so this file repeats them. Its test compares both.
 */
export function isCatalogueReply(path: string, text: string): boolean {
  try {
    const body: unknown = JSON.parse(text)
    return checks.some(([pattern, check]) => pattern.test(path) && check(body))
  } catch {
    return false
  }
}
