import type { Lists, Release, Sums } from './release.ts'

/** The cache of hashed files, including those of earlier releases that an open tab may still run. */
export const FILES = 'assets'

/** How many files to fetch at once: there are many small ones, and the page needs bandwidth too. */
const AT_ONCE = 4

/** A host or a proxy may send another type, or none. A browser runs no script with it. */
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml' }

/** The files of one release. A cached file has the content that the build knows, whatever the network sends (PWA-015). */
export function filesOf({ lists, sums }: Pick<Release, 'lists' | 'sums'>) {
  let known: Promise<Sums> | undefined
  /** Returns the checksum of each file of the release. */
  const readSums = (): Promise<Sums> => {
    known ??= fileWithSum(sums.url, sums.sum).then((response) => response.json() as Promise<Sums>)
    // Without a network, the next caller tries again.
    known.catch(() => (known = undefined))
    return known
  }
  const fetchOurs = async (url: string): Promise<Response> => {
    const sum = (await readSums())[url]
    if (sum === undefined) throw new Error(`${url} is not a file of this release`)
    return fileWithSum(url, sum)
  }
  const readLists = async (): Promise<Lists> => ((await cached(lists)) ?? (await fetchOurs(lists))).json() as Promise<Lists>

  return {
    /** Returns a file from the cache or the network. The page gets a wrong content too, but it is not cached. */
    respond: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url)
      return (await cached(pathname)) ?? fetchOurs(pathname).catch(() => fetch(request))
    },

    /** Caches the files of these lists that aren't cached yet; rejects if one can't be fetched. */
    cacheLists: async (names: readonly string[]): Promise<void> => {
      const all = await readLists()
      const open = names.flatMap((name) => all[name] ?? [])
      const work = async (): Promise<void> => {
        for (let url = open.pop(); url !== undefined; url = open.pop()) if (!(await cached(url))) await fetchOurs(url)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    },

    /** Deletes cached files whose content is not the build's. An earlier release did not check, and storage can be damaged. */
    dropWrong: async (): Promise<void> => {
      const all = await readSums()
      const cache = await caches.open(FILES)
      for (const request of await cache.keys()) {
        const sum = all[new URL(request.url).pathname]
        const response = sum === undefined ? undefined : await cache.match(request)
        if (response && (await sumOf(await response.arrayBuffer())) !== sum) await cache.delete(request)
      }
    },

    /** Deletes the files of earlier releases (PWA-008). */
    prune: async (): Promise<void> => {
      const ours = new Set([sums.url, lists, ...Object.values(await readLists()).flat()])
      const cache = await caches.open(FILES)
      for (const request of await cache.keys()) if (!ours.has(new URL(request.url).pathname)) await cache.delete(request)
    },
  }
}

const cached = async (url: string): Promise<Response | undefined> => (await caches.open(FILES)).match(url, { ignoreVary: true })

/** Fetches a file and caches it. If the content is wrong, it is fetched once more past the browser's own cache; then rejects. */
async function fileWithSum(url: string, sum: string): Promise<Response> {
  const before = await cached(url)
  if (before) return before
  // Files have hashed names, so those the page has loaded come from the browser's HTTP cache.
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(url, { cache })
    const content = await response.arrayBuffer()
    if (!response.ok || (await sumOf(content)) !== sum) continue
    const headers = new Headers(response.headers)
    const type = TYPES[url.slice(url.lastIndexOf('.') + 1)]
    if (type) headers.set('content-type', type)
    const file = new Response(content, { headers })
    await (await caches.open(FILES)).put(url, file.clone())
    return file
  }
  throw new Error(`${url} has not the content of the build`)
}

/** Returns the checksum of a content, as the build computes it (scripts/build/sums.ts). */
async function sumOf(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return btoa(String.fromCharCode(...hash.subarray(0, 9)))
}
