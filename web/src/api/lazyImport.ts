import { isOnDevice, releaseOfPage } from './onDevice.ts'

/** Why code or texts could not be loaded, as the key of what is said of it. `newVersion`: the file is gone from the server (PWA-008). */
export type LoadFailure = 'offline' | 'unexpected' | 'newVersion'

export class LoadError extends Error {
  readonly reason: LoadFailure

  constructor(reason: LoadFailure, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

export const reasonOf = (error: unknown): LoadFailure => (error instanceof LoadError ? error.reason : 'offline')
/** Only another release can bring it: no further attempt of this page helps. */
export const isGone = (error: unknown): boolean => reasonOf(error) === 'newVersion'

/**
 * Loads code or texts; throws LoadError. Browsers up to 2026 remember a failed import() for as long as the page lives (whatwg/html#6768):
 * without a network it must not be tried, or it fails for good. What the device has needs none; and `onLine` may be wrong
 * beside a server on the same machine, so the server is asked.
 */
export async function importFiles<T>(load: () => Promise<T>, language?: string): Promise<T> {
  if (saysOffline() && !isOnDevice(language) && !(await serverAnswers())) throw new LoadError('offline')
  try {
    return await load()
  } catch (error) {
    if (error instanceof LoadError) throw error
    const reason = await findReason(error).catch((): LoadFailure => 'offline')
    if (reason === 'newVersion') tellGone()
    throw new LoadError(reason, error)
  }
}

/** Calls the listener whenever a file turns out to be gone. */
export function onGone(listener: () => void): void {
  tellGone = listener
}
let tellGone = (): void => {}

/** Where nothing is known, as in the build of the frames, there is a network. */
export const saysOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

/** Tries again; where a failure is remembered only loading the page anew helps. Cart, drafts and payments are kept on the device. */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await importFiles(load)
  } catch (error) {
    // Another release comes when its reader asks for it (PWA-007).
    if (!isGone(error) && (await serverAnswers())) window.location.reload()
    throw error
  }
}

/** For code without a screen, hence without a retry button: waits for the network as long as it takes, and for ever where the file is gone. */
export async function importWhenOnline<T>(load: () => Promise<T>, again: typeof importFiles<T> = importFiles): Promise<T> {
  let attempt = importFiles<T>
  for (;;) {
    const network = listenForNetwork() // before asking: it may come back while the server is asked
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

/** False too where all it answers is that it cannot serve now. */
export const serverAnswers = (): Promise<boolean> => ask('/', 'HEAD').then(isServing, () => false)

const isServing = ({ status }: Response): boolean => status < SERVER_FAILED
const SERVER_FAILED = 500
/** In ms: meanwhile the buyer looks at a skeleton. */
const ASKED_FOR = 10_000

const ask = (address: string, method?: 'HEAD'): Promise<Response> =>
  fetch(address, { method, cache: 'no-store', signal: AbortSignal.timeout(ASKED_FOR) } as RequestInit)

/**
 * Asks the server why a file did not come. A page names its release in every browser; the name of the file is known from the message of
 * some only, and it may be missing although its release is served. A page without a module is a captive portal's.
 */
async function findReason(error: unknown): Promise<LoadFailure> {
  const page = await ask('/')
  const html = await page.text()
  const name = /\S*\/\S+\.(?:js|css)\b/.exec(String(error))?.[0]
  if (!isServing(page)) return 'unexpected'
  if (!html.includes('module"')) return 'offline'
  if (!html.includes(releaseOfPage())) return 'newVersion'
  if (!name) return 'offline'
  const file = await ask(name, 'HEAD')
  if (!isServing(file)) return 'unexpected'
  return file.ok && !file.headers.get('content-type')?.includes('html') ? 'offline' : 'newVersion'
}
