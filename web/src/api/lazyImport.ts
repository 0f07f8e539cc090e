/**
 * Loads code or texts. Browsers up to 2026 remember a failed import() for as long as the page lives (whatwg/html#6768): without a
 * network it must not be tried, or it fails for good. `onLine` may be wrong beside a server on the same machine, so the server is asked.
 */
export async function importFiles<T>(load: () => Promise<T>): Promise<T> {
  if (saysOffline() && !(await serverAnswers())) throw new Error('offline')
  return load()
}

/** Where nothing is known, as in the build of the frames, there is a network. */
export const saysOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

/** Tries again; where a failure is remembered only loading the page anew helps. Cart, drafts and payments are kept on the device. */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await importFiles(load)
  } catch (error) {
    if (await serverAnswers()) window.location.reload()
    throw error
  }
}

/** For code without a screen, hence without a retry button: waits for the network as long as it takes. */
export async function importWhenOnline<T>(load: () => Promise<T>, again: typeof importFiles<T> = importFiles): Promise<T> {
  let attempt = importFiles<T>
  for (;;) {
    const network = listenForNetwork() // before asking: it may come back while the server is asked
    try {
      return await attempt(load)
    } catch {
      await network.isBack
      attempt = again
    } finally {
      network.stop()
    }
  }
}

/** Not every phone fires `online`: a page that becomes visible again is a hint, too. */
export function onNetworkBack(back: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && back()
  window.addEventListener('online', back)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('online', back)
    document.removeEventListener('visibilitychange', seen)
  }
}

function listenForNetwork(): { readonly isBack: Promise<void>; readonly stop: () => void } {
  let stop = () => {}
  const isBack = new Promise<void>((resolve) => {
    stop = onNetworkBack(resolve)
  })
  return { isBack, stop }
}

const serverAnswers = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
