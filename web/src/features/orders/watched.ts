const watched = new Map<string, number>()

/** Marks an order as on screen until the returned function is called. */
export function watchOrder(id: string): () => void {
  watched.set(id, (watched.get(id) ?? 0) + 1)
  return () => {
    const left = (watched.get(id) ?? 1) - 1
    if (left > 0) watched.set(id, left)
    else watched.delete(id)
  }
}

export const isWatched = (id: string): boolean => watched.has(id)
