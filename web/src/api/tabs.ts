interface Persisted {
  persist: { getOptions: () => { name?: string }; rehydrate: () => unknown }
}

/** zustand's persist knows nothing of other tabs: what another one stores is read again here (SEC-016). */
export function followOtherTabs(store: Persisted): () => void {
  const reread = (event: StorageEvent) => {
    if (event.key === null || event.key === store.persist.getOptions().name) void store.persist.rehydrate()
  }
  window.addEventListener('storage', reread)
  return () => window.removeEventListener('storage', reread)
}
