const worker = self as unknown as ServiceWorkerGlobalScope

/** An emergency replacement of sw.js: on the next update check it removes the worker and all its caches from every device (docs/deploy.md). */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(removeWorker()))

async function removeWorker(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}
