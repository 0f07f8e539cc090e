import type { Lists } from './release.ts'

/** The cache of hashed files, including those of earlier releases that an open tab may still run. */
export const FILES = 'assets'

/** How many files to fetch at once: there are many small ones, and the page needs bandwidth too. */
const AT_ONCE = 4

/** True for an HTML page in place of a file: the host no longer has the file, or a captive portal answered (PWA-014). */
export const isPageInstead = (response: Response): boolean => (response.headers.get('content-type') ?? '').includes('text/html')

/** Caches the files that aren't cached yet; rejects if one can't be fetched. */
export async function cacheFiles(urls: readonly string[]): Promise<void> {
  const open = [...urls]
  const work = async (): Promise<void> => {
    for (let url = open.pop(); url !== undefined; url = open.pop()) await cacheFile(url)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Returns this release's file lists, from the cache if possible. */
export const readLists = async (url: string): Promise<Lists> => (await cacheFile(url)).json() as Promise<Lists>

async function cacheFile(url: string): Promise<Response> {
  const cache = await caches.open(FILES)
  const cached = await cache.match(url)
  if (cached) return cached
  // Files have hashed names, so those the page has loaded come from the browser's HTTP cache.
  const response = await fetch(url)
  if (!response.ok || isPageInstead(response)) throw new Error(`${url}: ${response.status}`)
  await cache.put(url, response.clone())
  return response
}

/** Deletes the files of earlier releases (PWA-008). */
export async function pruneFiles(listsUrl: string): Promise<void> {
  const ours = new Set([listsUrl, ...Object.values(await readLists(listsUrl)).flat()])
  const cache = await caches.open(FILES)
  for (const request of await cache.keys()) if (!ours.has(new URL(request.url).pathname)) await cache.delete(request)
}
