import { vi } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { type Call, type FakeResponses, serve } from '#web/features/payment/testing/testBench.ts'
import { signInBuyer } from './buyer.ts'

/** Returns the response with this page of products. */
export const productPage = (...data: readonly Product[]) => ({
  body: { data, meta: { total: data.length, skip: 0, take: 20, hasMore: false } },
})

/** Returns the responses of a market that sells exactly `market`, without orders and transporters. `found` gives the result of each search. */
export const marketResponses = (market: readonly Product[], found: Readonly<Record<string, readonly Product[]>> = {}): FakeResponses => ({
  ...Object.fromEntries(market.map((product) => [`GET /products/${product.id}`, { body: product }])),
  ...Object.fromEntries(
    Object.entries(found).flatMap(([search, products]) => [
      [`GET /products?skip=0&take=20&search=${search}`, productPage(...products)],
      [`GET /products?search=${search}&take=100`, productPage(...products)],
    ]),
  ),
  'GET /products?skip=0&take=8': productPage(...market),
  'GET /products?skip=0&take=100': productPage(...market),
  'GET /products?take=100': productPage(...market),
  'GET /transporters': { body: [] },
  'GET /orders': { body: [] },
})

/** Call before each test: signs in a buyer at a market that sells exactly `market`. `found` gives the result of each search. */
export async function openStall(market: readonly Product[], found: Readonly<Record<string, readonly Product[]>>): Promise<void> {
  await signInBuyer()
  serve(marketResponses(market, found))
}

/** Serves these responses; every request for products gets those that match its search, and one for a product gets it. Returns the other calls. */
export function serveProducts(productsFor: (search: string) => readonly Product[], responses: FakeResponses = {}): Call[] {
  const calls = serve({
    'GET /orders': { body: [] },
    'GET /transporters': { body: [] },
    'GET /categories': { body: { data: [] } },
    ...responses,
  })
  const fetchOthers = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('/products')) return fetchOthers(url, init)
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const one = productsFor('').find(({ id }) => pathname.endsWith(`/products/${encodeURIComponent(id)}`))
    return Response.json(one ?? productPage(...productsFor(searchParams.get('search') ?? '')).body)
  })
  return calls
}
