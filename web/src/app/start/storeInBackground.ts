/** True on expensive or slow connections: only opened pages are stored then (PWA-012). */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Runs requests whose responses the service worker stores: once it controls the page, and never on a device that saves data. */
export function storeInBackground(work: () => void): void {
  if (savesData() || !('serviceWorker' in navigator)) return
  if (navigator.serviceWorker.controller) return work()
  navigator.serviceWorker.addEventListener('controllerchange', work, { once: true })
}
