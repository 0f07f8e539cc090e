import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CATALOGUE, catalogue, forgetSearches, isCatalogueCall } from './catalogue.ts'
import { FILES, filesOf } from './files.ts'
import { cacheFrames, FRAMES, frameOf, pruneFrames } from './frames.ts'
import { cachePicture, isPicture, PICTURES, picture } from './pictures.ts'
import type { Release, WorkerMessage } from './release.ts'

declare const self: ServiceWorkerGlobalScope
declare const RELEASE: Release

// The build replaces each mention of RELEASE by the data.
const release = RELEASE
const { apiHost } = release
const api = apiHost === '' ? self.location.origin : new URL(apiHost).origin
const files = filesOf(release)

self.addEventListener('install', (event) => event.waitUntil(Promise.all([cacheFrames(release), files.cacheLists(['shell'])])))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([pruneFrames(release), deleteOldCaches(), files.dropWrong()])))
clientsClaim()

registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && isOurPage(url),
  async ({ request, url }) => (await frameOf(release, url.pathname)) ?? fetch(request),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => files.respond(request),
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
  if (message.ask === 'prune') replyAfter(Promise.all([cacheFrames(release), prune()]))
  if (message.ask === 'keep') replyAfter(files.cacheLists(['shell', ...message.lists]))
  if (message.ask === 'dropWrong') replyAfter(files.dropWrong())
  if (message.ask === 'forgetSearches') replyAfter(forgetSearches())
  if (message.ask === 'see') replyAfter(Promise.all(message.pictures.map((url) => cachePicture(url, api, event))))
})

/** Deletes the caches that only earlier releases used. */
async function deleteOldCaches(): Promise<void> {
  const ours = [FRAMES, FILES, CATALOGUE, PICTURES]
  for (const name of await caches.keys()) if (!ours.includes(name)) await caches.delete(name)
}

/** Deletes old files, unless other windows are open: they may still run an earlier release. */
async function prune(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length < 2) await files.prune()
}

/** True for pages of the app; false for the API, files and the mock's own pages. */
const isOurPage = ({ pathname, searchParams }: URL): boolean => !NOT_A_PAGE.test(pathname) && !hasMockToken(searchParams)
const NOT_A_PAGE = import.meta.env.VITE_MOCK
  ? /^\/(v1|uploads|realtime|assets|__mock|__cards)(\/|$)|\.\w+$/
  : /^\/(v1|uploads|realtime|assets)(\/|$)|\.\w+$/

/** True for a link with a token for the mock, which its server must handle: it stores the token in a cookie (WAY-009). */
const hasMockToken = (query: URLSearchParams): boolean => Boolean(import.meta.env.VITE_MOCK) && query.has('token')
