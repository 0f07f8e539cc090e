const worker = self as unknown as ServiceWorkerGlobalScope

/** Served in the place of sw.js it takes the worker and all it has kept off every device, at the next look for updates (docs/deploy.md). */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOff()))

async function takeOff(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}
