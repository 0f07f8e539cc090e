import type { World } from '../../world/world.ts'

/** Returns how often pages have made a call so far, such as `PATCH /v1/products/`. */
export async function countCalls(world: World, method: string, path: string): Promise<number> {
  const made = await world.journal({ kind: 'request', path })
  return made.filter((entry) => entry['method'] === method).length
}
