import { mutate, SWRConfig } from 'swr'

const { cache } = SWRConfig.defaultValue

/** Forgets what was fetched and what is under way, so that the next screen asks anew. No screen may be drawn any more. */
export function emptyCache(): void {
  // Without `revalidate: false`: that would keep the mark of the last request, for which SWR lets a new screen wait instead of asking.
  for (const key of [...cache.keys()]) void mutate(key, undefined)
}
