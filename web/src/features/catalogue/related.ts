import { RELATED_PRODUCTS } from '#contract/rules/constants.ts'

/** Chooses up to four products other than `id`. The same seed gives the same ones, so that a refetch does not move them (PROD-014). */
export function related<T extends { id: string }>(products: readonly T[], id: string, seed: string): T[] {
  const rest = products.filter((product) => product.id !== id)
  const next = seeded(seed)
  for (let last = rest.length - 1; last > 0; last--) {
    const other = next() % (last + 1)
    const moved = rest[last] as T
    rest[last] = rest[other] as T
    rest[other] = moved
  }
  return rest.slice(0, RELATED_PRODUCTS)
}

/** A pseudo-random number generator (FNV-1a hash, then xorshift): the same text gives the same numbers. */
function seeded(text: string): () => number {
  let state = 2_166_136_261
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 16_777_619)
  state = state || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}
