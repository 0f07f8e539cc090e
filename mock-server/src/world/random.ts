/** The seeded random source of one world: the same seed and the same commands give the same numbers and ids (QA-008, QA-043). */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number
  /** Returns a whole number from `a` to `b`, both included. */
  int(a: number, b: number): number
  pick<T>(list: readonly T[]): T
  /** Returns `prefix-` and 16 characters, unique within the world. */
  id(prefix: string): string
  saved(): number
}

/** Creates a random source with mulberry32, which is small and fast. Its state is one number, which the state file stores. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const letters = () =>
    Math.floor(next() * 36 ** 6)
      .toString(36)
      .padStart(6, '0')
  return {
    next,
    int: (a, b) => a + Math.floor(next() * (b - a + 1)),
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError('nothing to pick from')
      return list[Math.floor(next() * list.length)] as T
    },
    // The state goes through all 2^32 values before it repeats, so every id is unique.
    id: (prefix) => `${prefix}-${state.toString(36).padStart(7, '0')}${letters()}${letters().slice(3)}`,
    saved: () => state,
  }
}
