import type { Release } from './release.ts'

export const FRAMES = 'frames'

type Frame = Release['frames'][number]
const keyOf = ({ url, revision }: Frame): string => `${url}?${revision}`

/** Caches the frames that aren't cached yet, e.g. because the browser evicted them (PWA-015); rejects if one can't be fetched. */
export async function cacheFrames({ frames, importMap }: Release): Promise<void> {
  const cache = await caches.open(FRAMES)
  await Promise.all(
    frames.map(async (frame) => {
      if (await cache.match(keyOf(frame))) return
      const response = await fetch(frame.url, { cache: 'reload' })
      // While a new release is deployed, a host may send pages of another one.
      if (!(await isReleasePage(response, importMap))) throw new Error(`${frame.url} is not a page of this release`)
      // Browsers refuse to show a page from a redirected response.
      await cache.put(keyOf(frame), new Response(await response.blob(), { headers: response.headers }))
    }),
  )
}

/** Returns the cached frame for a path. */
export async function frameOf({ frames }: Release, path: string): Promise<Response | undefined> {
  const frame = frames.find(({ at }) => new RegExp(at).test(path))
  return frame && (await caches.open(FRAMES)).match(keyOf(frame), { ignoreVary: true })
}

/** Deletes the frames of earlier releases. */
export async function pruneFrames({ frames }: Release): Promise<void> {
  const ours = new Set(frames.map(keyOf))
  const cache = await caches.open(FRAMES)
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url)
    if (!ours.has(pathname + search)) await cache.delete(url)
  }
}

/**
 * True if a response is a page of this release that can start. It is false for a captive portal's page (PWA-014) and for a page
 * of another release, which a host may send while deploying. Cached pages keep their headers. A header may forbid their import map if the
 * host was set up for a release that had its policy there (docs/adr/027-policy-in-the-page.md).
 */
export async function isReleasePage(response: Response, { release, source }: Release['importMap']): Promise<boolean> {
  const policy = response.headers.get('content-security-policy') ?? ''
  if (/(script|default)-src/.test(policy) && !policy.includes(source)) return false
  return response.ok && (await response.clone().text()).includes(`data-release="${release}"`)
}
