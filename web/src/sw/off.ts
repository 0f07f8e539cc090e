declare const self: ServiceWorkerGlobalScope

/** Served in the place of sw.js it takes the worker and all it has kept off every device, at the next look for updates (docs/deploy.md). */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(takeOff()))

async function takeOff(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}

export {}
