import { mutate, SWRConfig } from 'swr'
import { expect, vi } from 'vitest'

const { cache } = SWRConfig.defaultValue

/** Forgets what was fetched. It waits for what is under way: SWR would give a screen shown meanwhile the answer of the last test, and drop it. */
export async function emptyCache(): Promise<void> {
  await vi.waitFor(() => expect([...cache.keys()].filter((key) => cache.get(key)?.isValidating)).toEqual([]))
  await Promise.all([...cache.keys()].map((key) => mutate(key, undefined, { revalidate: false })))
}
