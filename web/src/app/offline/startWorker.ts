import { isServerReachable, onGone } from '#web/api/lazyImport.ts'
import { AREA_OPENED, listsFor, markOnDevice } from '#web/api/onDevice.ts'
import { every } from '#web/api/time.ts'
import { refresh } from '#web/api/useCall.ts'
import { languageNow, onLanguage } from '#web/i18n/texts.ts'
import type { Ask } from '#web/sw/release.ts'
import { offerUpdate, reloadPage } from '#web/ui/update.ts'

const HOUR = 3_600_000

/** Registers the service worker, which keeps the app on the device (PWA-002), and offers what it brings anew. Loaded after the first view. */
export async function startWorker(): Promise<void> {
  const wasControlled = navigator.serviceWorker.controller !== null
  const registration = await register()
  if (!registration) return
  onGone(() => offerUpdate(() => toNewest(registration)))
  followUpdates(registration)
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  if (!wasControlled) whenControlled(() => keepShown(active))
  onLanguage(() => void keepFiles(active))
  window.addEventListener(AREA_OPENED, () => void keepFiles(active))
  if (await ask(active, { ask: 'prune' })) await keepFiles(active)
}

/** undefined where there can be none: a private window, storage that is forbidden, plain http from another machine. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    return undefined
  }
}

async function keepFiles(worker: ServiceWorker): Promise<void> {
  if (savesData()) return
  const lists = listsFor(location.pathname, languageNow())
  if ((await ask(worker, { ask: 'keep', lists })) && worker.state === 'activated') markOnDevice(lists)
}

/** Costly or slow data: only what is opened is kept (PWA-012). */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** The answers of a first visit came before the worker: the market on screen is asked for once more, and its pictures are kept (PWA-003). */
function keepShown(worker: ServiceWorker): void {
  if (savesData()) return
  for (const path of ['/categories', '/products']) refresh(path)
  void ask(worker, { ask: 'see', pictures: [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean) })
}

const whenControlled = (work: () => void): void => {
  if (navigator.serviceWorker.controller) return work()
  navigator.serviceWorker.addEventListener('controllerchange', work, { once: true })
}

/** Looks for a release whenever the tab is looked at again, and each hour; what is found is offered, never taken (PWA-007). */
function followUpdates(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(() => takeOver(registration))
  }
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state !== 'installed') return
      // The tap that takes it over may come without a network.
      if (navigator.serviceWorker.controller) void keepFiles(next)
      offer()
    })
  })
  const look = () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', look)
  every(HOUR, look)
  offer()
}

/** The worker that waits takes all tabs, and this one is loaded anew; another that is open goes on with the files it has. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return window.location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  void ask(waiting, { ask: 'takeOver' })
}

/** A file is gone from the server. What it serves now may have no worker of its own: without one the page comes from the server. */
async function toNewest(registration: ServiceWorkerRegistration): Promise<void> {
  if (await isServerReachable()) {
    await registration.update().catch(() => {})
    await installed(registration.installing)
    if (registration.waiting) return takeOver(registration)
    await registration.unregister()
  }
  await reloadPage()
}

const installed = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    const isDone = () => worker === null || worker.state !== 'installing'
    if (isDone()) return resolve()
    worker?.addEventListener('statechange', () => {
      if (isDone()) resolve()
    })
  })

/** Resolves with what the worker answers. */
const ask = (worker: ServiceWorker, message: Ask): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage(message, [port2])
  })
