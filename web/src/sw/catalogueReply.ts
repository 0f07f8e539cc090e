import type { Category, PageMeta, Product } from '#contract/catalogue.ts'

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
