import type { FastifyRequest } from 'fastify'
import { withoutLinkEnd } from '#contract/rules/linkEnd.ts'
import { onSale } from '../catalogue/products.ts'
import { worldName } from '../http/hooks.ts'
import type { World } from '../world/world.ts'
import { isWorldName, type Worlds } from '../world/worlds.ts'

/** Tells whether the world of the request has the product or the category that the address of a page names; true where it names none. */
export function shows(request: FastifyRequest, path: string, worlds: Worlds): boolean {
  const product = /^\/products\/([^/]+)\/?$/i.exec(path)?.[1]
  const category = /^\/products\/?$/i.test(path) ? categoryIn(request.query) : undefined
  if (product === undefined && category === undefined) return true
  const world = worldOf(request, worlds)
  if (world === null) return true
  if (category !== undefined) return world.db.categories.get(category) !== undefined
  const found = world.db.products.get(product ?? '')
  return found !== undefined && onSale(world)(found)
}

/** The world whose market a page shows; null for a wrong name, of which the first call of the page tells. */
export function worldOf(request: FastifyRequest, worlds: Worlds): World | null {
  const name = worldName(request)
  return isWorldName(name) ? worlds.get(name) : null
}

function categoryIn(query: unknown): string | undefined {
  const category = (query as { category?: unknown }).category
  return typeof category === 'string' && category !== '' ? withoutLinkEnd(category) : undefined
}
