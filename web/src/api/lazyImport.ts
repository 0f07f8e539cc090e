/**
 * Tries again whatever failed to load. Browsers up to 2026 remember a failed import() for as long as the page lives, whatever the
 * network does (whatwg/html#6768): once the server answers and it still fails, only loading the page anew helps. Cart, drafts and
 * payments are kept on the device.
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (await serverAnswers()) window.location.reload()
    throw error
  }
}

/** For what nobody sees and nobody can press: waits for the network as long as it takes. */
export async function importWhenOnline<T>(load: () => Promise<T>, again: () => Promise<T> = load): Promise<T> {
  let attempt = load
  for (;;) {
    try {
      return await attempt()
    } catch {
      await new Promise<void>((resolve) => {
        const stop = onNetworkBack(() => {
          stop()
          resolve()
        })
      })
      attempt = again
    }
  }
}

/** Not every phone tells when its network is back: to look at the page again is a hint, too. */
export function onNetworkBack(back: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') back()
  }
  window.addEventListener('online', back)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('online', back)
    document.removeEventListener('visibilitychange', seen)
  }
}

const serverAnswers = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
