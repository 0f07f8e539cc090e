import type { Lists } from './release.ts'

/** Files under a hashed name, of every release that a tab may still run. */
export const FILES = 'assets'

/** Files fetched at once: many are small, and the page needs the line, too. */
const AT_ONCE = 4

/** A page in the place of a file: the host has lost the file, or a captive portal answers for it (PWA-014). */
export const isPageInstead = (response: Response): boolean => (response.headers.get('content-type') ?? '').includes('text/html')

/** Brings files to the device that are not there yet; rejects if one of them cannot be had. */
export async function keepFiles(urls: readonly string[]): Promise<void> {
  const open = [...urls]
  const work = async (): Promise<void> => {
    for (let url = open.pop(); url !== undefined; url = open.pop()) await keepFile(url)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** The lists of this release, from the device once they are there. */
export const readLists = async (url: string): Promise<Lists> => (await keepFile(url)).json() as Promise<Lists>

async function keepFile(url: string): Promise<Response> {
  const cache = await caches.open(FILES)
  const kept = await cache.match(url)
  if (kept) return kept
  // Hashed: what the page has loaded already comes from the browser's own cache.
  const response = await fetch(url)
  if (!response.ok || isPageInstead(response)) throw new Error(`${url}: ${response.status}`)
  await cache.put(url, response.clone())
  return response
}

/** Removes the files of earlier releases (PWA-008). */
export async function pruneFiles(listsUrl: string): Promise<void> {
  const ours = new Set([listsUrl, ...Object.values(await readLists(listsUrl)).flat()])
  const cache = await caches.open(FILES)
  for (const request of await cache.keys()) if (!ours.has(new URL(request.url).pathname)) await cache.delete(request)
}
