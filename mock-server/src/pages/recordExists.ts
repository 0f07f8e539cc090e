import type { FastifyRequest } from 'fastify'
import { withoutLinkEnd } from '#contract/rules/linkEnd.ts'
import { onSale } from '../catalogue/products.ts'
import { worldOf } from '../http/hooks.ts'
import type { Worlds } from '../world/worlds.ts'

/** Returns whether the product or category in a page's URL exists in the world of the request; true if the URL names none. */
export function recordExists(request: FastifyRequest, path: string, worlds: Worlds): boolean {
  const product = /^\/products\/([^/]+)\/?$/i.exec(path)?.[1]
  const category = /^\/products\/?$/i.test(path) ? categoryIn(request.query) : undefined
  if (product === undefined && category === undefined) return true
  const world = worldOf(request, worlds)
  // The world is not open. Serve the page: its first call opens the world, or is refused with a message.
  if (world === null) return true
  if (category !== undefined) return world.db.categories.get(category) !== undefined
  const found = world.db.products.get(product ?? '')
  return found !== undefined && onSale(world)(found)
}

function categoryIn(query: unknown): string | undefined {
  const category = (query as { category?: unknown }).category
  return typeof category === 'string' && category !== '' ? withoutLinkEnd(category) : undefined
}
