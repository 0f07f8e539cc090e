const MOST_KEPT = 2000

/** Caches the result for each text. */
export function once<T>(work: (words: string) => T): (words: string) => T {
  const known = new Map<string, T>()
  return (words) => {
    const before = known.get(words)
    if (before !== undefined) return before
    if (known.size >= MOST_KEPT) known.clear()
    const found = work(words)
    known.set(words, found)
    return found
  }
}
