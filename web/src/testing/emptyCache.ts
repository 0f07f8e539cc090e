import { mutate, SWRConfig } from 'swr'

const { cache } = SWRConfig.defaultValue

/** Clears cached data and running requests, so that the next screen requests its data again. No screen may be mounted. */
export function emptyCache(): void {
  // Don't pass `revalidate: false`: SWR would keep the last request's mark, and a new screen would wait for that request.
  for (const key of [...cache.keys()]) void mutate(key, undefined)
}
