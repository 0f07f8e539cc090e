import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/rules/constants.ts'
import { searchKey } from '#contract/rules/searchKey.ts'
import { prepare, type SerialisedReply } from '../http/response.ts'
import { route } from '../http/route.ts'
import type { World } from '../world/world.ts'
import { asCategory } from './categories.ts'
import { asProduct, findProducts, onSale } from './products.ts'

/** Registers the public catalogue calls: categories and products on sale (API-016 to API-023, API-043). */
export async function catalogue(app: FastifyInstance): Promise<void> {
  route(app, calls.listCategories, ({ world, language }) =>
    cached(world, calls.listCategories, `categories ${language}`, () => ({
      data: world.db.categories.list().map((category) => asCategory(category, language)),
    })),
  )
  route(
    app,
    calls.getCategory,
    { find: ({ world, params }) => world.db.categories.get(params.id), missing: 'category_unknown' },
    ({ found, language }) => asCategory(found, language),
  )

  route(app, calls.listProducts, ({ world, query, language }) => {
    const { skip = 0, take = DEFAULT_PAGE_SIZE, search, categoryId } = query ?? {}
    return cached(world, calls.listProducts, `${language} ${skip} ${take} ${categoryId ?? ''} ${search ?? ''}`, () => {
      const found = matching(world, searchKey(search ?? ''), categoryId)
      const data = found.slice(skip, skip + take).map((product) => asProduct(world, product, language))
      return { data, meta: { total: found.length, skip, take, hasMore: skip + take < found.length } }
    })
  })
  route(
    app,
    calls.getProduct,
    {
      find: ({ world, params, user }) => {
        const product = world.db.products.get(params.id)
        return product && (onSale(world)(product) || product.sellerId === user?.id) ? product : undefined
      },
      missing: 'product_unknown',
    },
    ({ world, found, language }) =>
      cached(world, calls.getProduct, `product ${language} ${found.id}`, () => asProduct(world, found, language)),
  )
  route(
    app,
    calls.listCategoryProducts,
    { find: ({ world, params }) => world.db.categories.get(params.id), missing: 'category_unknown' },
    ({ world, found, language }) =>
      cached(world, calls.listCategoryProducts, `category ${language} ${found.id}`, () => ({
        data: matching(world, '', found.id).map((product) => asProduct(world, product, language)),
      })),
  )
}

interface Cache {
  readonly of: readonly unknown[]
  readonly replies: Map<string, SerialisedReply>
  readonly found: Map<string, ReturnType<typeof findProducts>>
}
const caches = new WeakMap<World, Cache>()
const MAX_CACHED = 500

/** Returns the cache of a world. A write creates a new list array, so the next call gets an empty cache (PERF-021, PERF-022). */
function cacheOf(world: World): Cache {
  const { products, categories, sellers, users } = world.db
  const of = [products.list(), categories.list(), sellers.list(), users.list()]
  const known = caches.get(world)
  if (known && known.of.every((list, i) => list === of[i])) return known
  const cache = { of, replies: new Map(), found: new Map() }
  caches.set(world, cache)
  return cache
}

function cached(world: World, call: Call, key: string, compute: () => unknown): SerialisedReply {
  const { replies } = cacheOf(world)
  return remember(replies, key, () => prepare(world, call, compute()))
}

function matching(world: World, search: string, categoryId: string | undefined) {
  const { found } = cacheOf(world)
  return remember(found, `${categoryId ?? ''} ${search}`, () => findProducts(world, { search, categoryId }))
}

function remember<V>(cache: Map<string, V>, key: string, compute: () => V): V {
  const known = cache.get(key)
  if (known !== undefined) return known
  if (cache.size >= MAX_CACHED) cache.clear()
  const value = compute()
  cache.set(key, value)
  return value
}
