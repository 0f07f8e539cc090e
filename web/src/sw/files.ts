import { type Release } from './release.ts'

/** Files under a hashed name, of every release that a tab may still run. */
export const FILES = 'assets'

/** Files fetched at once: many are small, and a phone shares its line with the page. */
const AT_ONCE = 4

/** A page in the place of a file: the host has lost the file, or a captive portal answers for it (PWA-014). */
export const isPageInstead = (response: Response): boolean => (response.headers.get('content-type') ?? '').includes('text/html')

/** Brings files to the device that are not there yet; rejects if one of them cannot be had. */
export async function keepFiles(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES)
  const open = [...urls]
  const work = async (): Promise<void> => {
    for (let url = open.pop(); url !== undefined; url = open.pop()) {
      if (await cache.match(url)) continue
      // Hashed: what the page has loaded already comes from the browser's own cache.
      const response = await fetch(url)
      if (!response.ok || isPageInstead(response)) throw new Error(`${url}: ${response.status}`)
      await cache.put(url, response)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Removes the files of earlier releases, unless another window may still run one (PWA-008). */
export async function pruneFiles(windows: number, { lists }: Release): Promise<void> {
  if (windows > 1) return
  const ours = new Set(Object.values(lists).flat())
  const cache = await caches.open(FILES)
  for (const request of await cache.keys()) if (!ours.has(new URL(request.url).pathname)) await cache.delete(request)
}
