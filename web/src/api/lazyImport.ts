import { askWorker } from './askWorker.ts'
import { isOnDevice, releaseOfPage } from './onDevice.ts'

/** Why code or texts could not be loaded; also the key of the error text. `newVersion`: the server no longer has the file (PWA-008). */
export type LoadFailure = 'offline' | 'unexpected' | 'newVersion'

export class LoadError extends Error {
  readonly reason: LoadFailure

  constructor(reason: LoadFailure, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

export const reasonOf = (error: unknown): LoadFailure => (error instanceof LoadError ? error.reason : 'offline')
/** True if the file is gone from the server, so that retrying does not help until the page loads the new release. */
export const isGone = (error: unknown): boolean => reasonOf(error) === 'newVersion'

/**
 * Loads code or texts; throws LoadError. Browsers up to 2026 remember a failed import() until the page is reloaded (whatwg/html#6768).
 * That is why nothing is imported while offline, unless the files are on the device. `navigator.onLine` is false on a machine without a
 * network, even if the server runs on that machine. So a request to the server has to fail too. After a failure the worker drops stored
 * files whose content is wrong, and the import is tried once more (PWA-015).
 */
export async function importFiles<T>(load: () => Promise<T>, language?: string): Promise<T> {
  if (seemsOffline() && !isOnDevice(language) && !(await isServerReachable())) throw new LoadError('offline')
  try {
    return await load().catch(async (error: unknown) => {
      if (error instanceof LoadError || !(await askWorker({ ask: 'dropWrong' }))) throw error
      return load()
    })
  } catch (error) {
    if (error instanceof LoadError) throw error
    const reason = await findReason(error).catch((): LoadFailure => 'offline')
    if (reason === 'newVersion') notifyGone()
    throw new LoadError(reason, error)
  }
}

/** Sets the listener that is called whenever a file turns out to be gone. */
export function onGone(listener: () => void): void {
  notifyGone = listener
}
let notifyGone = (): void => {}

/** Whether the browser reports no network. False without a browser, as when the first-paint frames are built. */
export const seemsOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

/**
 * Imports again. If that fails although the server responds, the browser remembers the failure, so the page is reloaded. Cart, drafts and
 * payments are stored on the device.
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await importFiles(load)
  } catch (error) {
    // A new release is loaded only when the user agrees (PWA-007).
    if (!isGone(error) && (await isServerReachable())) window.location.reload()
    throw error
  }
}

/** Imports code that has no retry button. After a failure it waits for the network and retries; if the file is gone, it waits forever. */
export async function importWhenOnline<T>(load: () => Promise<T>, again: typeof importFiles<T> = importFiles): Promise<T> {
  let attempt = importFiles<T>
  for (;;) {
    const network = listenForNetwork() // listen before the attempt, because the network may come back during it
    try {
      return await attempt(load)
    } catch (error) {
      await (isGone(error) ? new Promise<never>(() => {}) : network.isBack)
      attempt = again
    } finally {
      network.stop()
    }
  }
}

/** Calls back when the network may be back. Not every phone fires `online`, so a page that becomes visible counts too. */
export function onNetworkBack(back: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && back()
  window.addEventListener('online', back)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('online', back)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

function listenForNetwork(): { readonly isBack: Promise<void>; readonly stop: () => void } {
  let stop = () => {}
  const isBack = new Promise<void>((resolve) => {
    stop = onNetworkBack(resolve)
  })
  return { isBack, stop }
}

/** Whether the server can be reached; false as well if it responds with a server error. */
export const isServerReachable = (): Promise<boolean> => ask('/', 'HEAD').then(isServing, () => false)

const isServing = ({ status }: Response): boolean => status < SERVER_FAILED
const SERVER_FAILED = 500
/** How long to wait for the server, in ms. The buyer sees a skeleton meanwhile. */
const ASK_TIMEOUT = 10_000

const ask = (address: string, method?: 'HEAD'): Promise<Response> =>
  fetch(address, { method, cache: 'no-store', signal: AbortSignal.timeout(ASK_TIMEOUT) } as RequestInit)

/**
 * Finds out why a file was not loaded. Fetches the page first: it tells which release the server has. A page without a module script comes
 * from a captive portal. If the release is unchanged, the file itself is requested, provided that the browser's error names the file. Where
 * the server has the file, the network is not what failed.
 */
async function findReason(error: unknown): Promise<LoadFailure> {
  const page = await ask('/')
  const html = await page.text()
  const name = /\S*\/\S+\.(?:js|css)\b/.exec(String(error))?.[0]
  if (!isServing(page)) return 'unexpected'
  if (!html.includes('module"')) return 'offline'
  if (!html.includes(releaseOfPage())) return 'newVersion'
  if (!name) return 'unexpected'
  const file = await ask(name, 'HEAD')
  if (!isServing(file)) return 'unexpected'
  return file.ok && !file.headers.get('content-type')?.includes('html') ? 'unexpected' : 'newVersion'
}
