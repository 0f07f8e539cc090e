import { clientsClaim } from 'workbox-core'
import { addPlugins, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { catalogue, isCatalogueCall, picture } from './catalogue.ts'
import { FILES, isPageInstead, keepFiles, pruneFiles } from './files.ts'
import type { Ask, Release } from './release.ts'

declare const self: ServiceWorkerGlobalScope
declare const __RELEASE__: Release

const { frames, lists, apiHost } = __RELEASE__
const api = apiHost === '' ? self.location.origin : new URL(apiHost).origin

// A tab is never moved to another release by itself: a new worker waits until one asks it to take over (PWA-007).
addPlugins([{ cacheWillUpdate: async ({ response }) => ((await isOurFrame(response)) ? response : null) }])
precache(frames.map(({ url, revision }) => ({ url, revision })))
self.addEventListener('install', (event) => event.waitUntil(keepFiles(lists['shell'] ?? [])))
clientsClaim()

registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && isOurPage(url.pathname),
  async ({ request, url }) => (await frameOf(url.pathname)) ?? fetch(request),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: FILES,
    plugins: [{ cacheWillUpdate: async ({ response }) => (response.status === 200 && !isPageInstead(response) ? response : null) }],
  }),
)
registerRoute(({ url }) => url.origin === api && url.pathname.startsWith('/uploads/product-images/'), picture)
registerRoute(({ url }) => isCatalogueCall(url, api), catalogue)

self.addEventListener('message', (event) => {
  const message = event.data as Ask
  if (message.ask === 'takeOver') event.waitUntil(self.skipWaiting())
  if (message.ask === 'prune') event.waitUntil(prune())
  if (message.ask === 'keep') event.waitUntil(keep(message.lists, event.ports[0]))
})

async function keep(names: readonly string[], port: MessagePort | undefined): Promise<void> {
  const done = await keepFiles(names.flatMap((name) => lists[name] ?? [])).then(
    () => true,
    () => false,
  )
  port?.postMessage(done)
}

async function prune(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await pruneFiles(windows.length, __RELEASE__)
}

/** The mock's own pages, calls and files are no pages of the app. */
const isOurPage = (path: string): boolean => !/^\/(v1|uploads|realtime|assets|__mock|__cards)(\/|$)/.test(path) && !/\.\w+$/.test(path)

async function frameOf(path: string): Promise<Response | undefined> {
  const frame = frames.find(({ at }) => new RegExp(at).test(path))
  return frame && (await matchPrecache(frame.url))
}

/** Not the page of a captive portal (PWA-014). */
const isOurFrame = async (response: Response): Promise<boolean> =>
  response.ok && (await response.clone().text()).includes('data-part="head"')
