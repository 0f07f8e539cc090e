import { askWorker } from '#web/api/askWorker.ts'
import { isServerReachable, onGone } from '#web/api/lazyImport.ts'
import { AREA_OPENED, listsFor, markOnDevice } from '#web/api/onDevice.ts'
import { every } from '#web/api/time.ts'
import { refresh } from '#web/api/useCall.ts'
import { languageNow, onLanguage } from '#web/i18n/texts.ts'
import { offerUpdate, reloadPage } from '#web/ui/update.ts'
import { savesData, storeInBackground } from './storeInBackground.ts'

const HOUR = 3_600_000

/** Registers the service worker, which stores the app on the device (PWA-002), and offers its updates. Loaded after the first render. */
export async function startWorker(): Promise<void> {
  const wasControlled = navigator.serviceWorker.controller !== null
  const registration = await register()
  if (!registration) return
  onGone(() => offerUpdate(() => updateToNewest(registration)))
  followUpdates(registration)
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  if (!wasControlled) storeInBackground(() => cacheShownData(active))
  onLanguage(() => void cacheFiles(active))
  window.addEventListener(AREA_OPENED, () => void cacheFiles(active))
  if (await askWorker({ ask: 'prune' }, active)) await cacheFiles(active)
}

/** Returns undefined if service workers aren't available: private window, forbidden storage, plain http. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    return undefined
  }
}

async function cacheFiles(worker: ServiceWorker): Promise<void> {
  if (savesData()) return
  const lists = listsFor(location.pathname, languageNow())
  if ((await askWorker({ ask: 'keep', lists }, worker)) && worker.state === 'activated') markOnDevice(lists)
}

/** On a first visit, data was loaded before the worker was active. Refetches the market and reports its pictures, so that the worker stores both (PWA-003). */
function cacheShownData(worker: ServiceWorker): void {
  for (const path of ['/categories', '/products']) refresh(path)
  void askWorker({ ask: 'see', pictures: [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean) }, worker)
}

/** Checks for a release whenever the tab becomes visible, and hourly. An update is offered, never forced (PWA-007). */
function followUpdates(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(() => takeOver(registration))
  }
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state !== 'installed') return
      // Store the new version's files now: the user may accept the update offline.
      if (navigator.serviceWorker.controller) void cacheFiles(next)
      offer()
    })
  })
  const checkForUpdate = () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', checkForUpdate)
  every(HOUR, checkForUpdate)
  offer()
}

/** Lets the waiting worker control all tabs and reloads this one. Other open tabs keep running with the files they have loaded. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return window.location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  void askWorker({ ask: 'takeOver' }, waiting)
}

/** Updates after the server no longer had a file. If the server has no newer worker, the worker is removed and the page reloads from the server. */
async function updateToNewest(registration: ServiceWorkerRegistration): Promise<void> {
  if (await isServerReachable()) {
    await registration.update().catch(() => {})
    await untilInstalled(registration.installing)
    if (registration.waiting) return takeOver(registration)
    await registration.unregister()
  }
  await reloadPage()
}

const untilInstalled = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    const isDone = () => worker === null || worker.state !== 'installing'
    if (isDone()) return resolve()
    worker?.addEventListener('statechange', () => {
      if (isDone()) resolve()
    })
  })
