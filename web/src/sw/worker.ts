import { clientsClaim } from 'workbox-core'
import { addPlugins, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { cachePicture, catalogue, isCatalogueCall, isPicture, picture } from './catalogue.ts'
import { cacheFiles, FILES, isPageInstead, pruneFiles, readLists } from './files.ts'
import type { Release, WorkerMessage } from './release.ts'
import { isReleasePage } from './releasePage.ts'

declare const self: ServiceWorkerGlobalScope
declare const RELEASE: Release

const { frames, importMap, lists, apiHost } = RELEASE
const api = apiHost === '' ? self.location.origin : new URL(apiHost).origin

// While a new release is deployed, a host may send pages of another one: don't cache those.
addPlugins([{ cacheWillUpdate: async ({ response }) => ((await isReleasePage(response, importMap)) ? response : null) }])
precache(frames.map(({ url, revision }) => ({ url, revision })))
self.addEventListener('install', (event) => event.waitUntil(cacheLists(['shell'])))
clientsClaim()

registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && isOurPage(url),
  async ({ request, url }) => (await frameOf(url.pathname)) ?? fetch(request),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: FILES,
    plugins: [{ cacheWillUpdate: async ({ response }) => (response.status === 200 && !isPageInstead(response) ? response : null) }],
  }),
)
registerRoute(({ url }) => isPicture(url, api), picture)
registerRoute(({ url }) => isCatalogueCall(url, api), catalogue)

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  const replyAfter = (work: Promise<unknown>) =>
    event.waitUntil(
      work.then(
        () => event.ports[0]?.postMessage(true),
        () => event.ports[0]?.postMessage(false),
      ),
    )
  // A new worker waits until a tab asks it to take over, so that no tab changes to another release on its own (PWA-007).
  if (message.ask === 'takeOver') replyAfter(self.skipWaiting())
  if (message.ask === 'prune') replyAfter(prune())
  if (message.ask === 'keep') replyAfter(cacheLists(message.lists))
  if (message.ask === 'see') replyAfter(Promise.all(message.pictures.map((url) => cachePicture(url, api, event))))
})

async function cacheLists(names: readonly string[]): Promise<void> {
  const all = await readLists(lists)
  await cacheFiles(names.flatMap((name) => all[name] ?? []))
}

/** Deletes old files, unless other windows are open: they may still run an earlier release. */
async function prune(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length < 2) await pruneFiles(lists)
}

/** True for pages of the app; false for the API, files and the mock's own pages. */
const isOurPage = ({ pathname, searchParams }: URL): boolean => !NOT_A_PAGE.test(pathname) && !hasMockToken(searchParams)
const NOT_A_PAGE = import.meta.env.VITE_MOCK
  ? /^\/(v1|uploads|realtime|assets|__mock|__cards)(\/|$)|\.\w+$/
  : /^\/(v1|uploads|realtime|assets)(\/|$)|\.\w+$/

/** True for a link with a token for the mock, which its server must handle: it stores the token in a cookie (WAY-009). */
const hasMockToken = (query: URLSearchParams): boolean => Boolean(import.meta.env.VITE_MOCK) && query.has('token')

async function frameOf(path: string): Promise<Response | undefined> {
  const frame = frames.find(({ at }) => new RegExp(at).test(path))
  return frame && (await matchPrecache(frame.url))
}
