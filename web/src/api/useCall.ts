import useSWR, { mutate as mutateCache, SWRConfig, type SWRConfiguration } from 'swr'
import type { Call } from '#contract/call.ts'
import { isSessionEnded } from './ApiError.ts'
import { ApiError, send } from './client.ts'
import { type CallOptions, keyOf, type Reply } from './http/request.ts'
import { forgetReads } from './savedAt.ts'
import { afterOnScreen } from './time.ts'

const FOCUS_THROTTLE = 60_000

export interface QueryResult<T> {
  /** The cache key of the call; null if nothing is fetched. */
  key: string | null
  data: T | undefined
  error: ApiError | undefined
  /** True until there is data to show. */
  isLoading: boolean
  isValidating: boolean
  /** Fetches again, e.g. for a retry. */
  reload: () => void
  /** Sets newer data without fetching. */
  replace: (data: T) => void
}

/** Fetches data and caches it by request path. With null nothing is fetched. */
export function useCall<C extends Call>(
  call: C,
  options: Pick<CallOptions<C>, 'params' | 'query'> | null,
  settings?: SWRConfiguration,
): QueryResult<Reply<C>> {
  const key = options === null ? null : keyOf(call, options)
  const { data, error, isLoading, isValidating, mutate } = useSWR<Reply<C>, unknown>(
    key,
    (path: string) => fetchUntilCurrent(path, call, options ?? {}),
    {
      shouldRetryOnError: false,
      focusThrottleInterval: FOCUS_THROTTLE,
      ...(key !== null && cachedForNextScreen.has(key) && { revalidateIfStale: false }),
      ...settings,
    },
  )
  return {
    key,
    data,
    error: error === undefined ? undefined : asApiError(error),
    isLoading,
    isValidating,
    reload: () => oncePerTick(`reload ${key}`, mutate),
    replace: (newer) => void mutate(newer, { revalidate: false }),
  }
}

/** Fetches, and fetches once more if `refreshAfterEvent` was called meanwhile. */
async function fetchUntilCurrent<C extends Call>(key: string, call: C, options: CallOptions<C>): Promise<Reply<C>> {
  outdatedRequests.delete(key)
  const reply = await fetchInSession(call, options)
  if (outdatedRequests.delete(key)) afterOnScreen(0, () => void mutateCache(key))
  return reply
}

/**
 * If the session ends during a request, a public one is sent again, as the screen stays. For private data nothing resolves: its screen is
 * gone, and SWR starts anew with the next session (SEC-027).
 */
async function fetchInSession<C extends Call>(call: C, options: CallOptions<C>): Promise<Reply<C>> {
  try {
    return await fetchOnline(call, options)
  } catch (error) {
    if (!isSessionEnded(error)) throw error
    return call.who === 'anyone' ? fetchInSession(call, options) : new Promise(() => {})
  }
}

/** Repeats a request that failed while the network came back. SWR does not, as the request was still running. */
async function fetchOnline<C extends Call>(call: C, options: CallOptions<C>): Promise<Reply<C>> {
  let isBack = false
  const onOnline = () => {
    isBack = true
  }
  window.addEventListener('online', onOnline)
  try {
    return await send(call, options)
  } catch (error) {
    if (isBack && error instanceof ApiError && error.status === 0) return await send(call, options)
    throw error
  } finally {
    window.removeEventListener('online', onOnline)
  }
}

/** Refetches everything on screen whose path starts with `path`, e.g. `/orders`. Other data is refetched when it is shown next. */
export function refresh(path: string): void {
  oncePerTick(`refresh ${path}`, () => mutateCache((key) => typeof key === 'string' && key.startsWith(path)))
}

/**
 * Like `refresh`, after an event from the server. A running request may be older than the event: its response is shown, and the data is
 * fetched once more, however many events came. Failed calls wait for their retry button, unless `alsoFailed`.
 */
export function refreshAfterEvent(path: string, { alsoFailed }: { alsoFailed: boolean }): void {
  void mutateCache((key) => {
    if (typeof key !== 'string' || !key.startsWith(path)) return false
    const known = SWRConfig.defaultValue.cache.get(key)
    if (known?.isValidating) outdatedRequests.add(key)
    return !known?.isValidating && (alsoFailed || known?.data !== undefined)
  })
}

/** Keys of running requests whose response may be older than the last event. */
const outdatedRequests = new Set<string>()
const due = new Set<string>()

/** Runs the work once per tick, even if several components that show the same data ask for it. */
function oncePerTick(name: string, work: () => Promise<unknown>): void {
  if (due.has(name)) return
  due.add(name)
  queueMicrotask(() => {
    due.delete(name)
    void work()
  })
}

/** Puts data into the cache, so that the next screen can show it at once. */
export function setCached<C extends Call>(call: C, options: Pick<CallOptions<C>, 'params' | 'query'>, data: Reply<C>): void {
  void mutateCache(keyOf(call, options), data, { revalidate: false })
}

const cachedForNextScreen = new Set<string>()
/** How long `cacheForNextScreen` saves a fetch, in ms: a slow phone needs seconds to draw. A screen that opens later fetches again. */
const CACHED_FOR = 10_000

/** Puts just fetched data into the cache for the screen that opens now, which then does not fetch it again. */
export function cacheForNextScreen<C extends Call>(call: C, options: Pick<CallOptions<C>, 'params' | 'query'>, data: Reply<C>): void {
  const key = keyOf(call, options)
  cachedForNextScreen.add(key)
  afterOnScreen(CACHED_FOR, () => cachedForNextScreen.delete(key))
  setCached(call, options, data)
}

/** Returns the cached data of a call, if any. */
export const peekCached = <C extends Call>(call: C, options: Pick<CallOptions<C>, 'params' | 'query'>): Reply<C> | undefined =>
  SWRConfig.defaultValue.cache.get(keyOf(call, options))?.data as Reply<C> | undefined

/** Returns the cached data of a call, or else fetches it. */
export const readCached = async <C extends Call>(call: C, options: Pick<CallOptions<C>, 'params' | 'query'>): Promise<Reply<C>> =>
  peekCached(call, options) ?? (await send(call, options))

/**
 * Changes the cached data of a call without fetching. If nothing is cached it refetches, as a running request may be older than the
 * change.
 */
export function changeCached<C extends Call>(call: C, change: (data: Reply<C>) => Reply<C>): void {
  const data = peekCached(call, {})
  void (data === undefined ? mutateCache(keyOf(call)) : mutateCache<Reply<C>>(keyOf(call), change(data), { revalidate: false }))
}

/**
 * Clears all cached data that is not public, so that the next user cannot see it (SEC-015). After a session (`hasEnded`) this includes
 * products, since a seller sees withdrawn ones too (SEC-028), and searches (PWA-017); those on screen are fetched again.
 */
export function clearPrivateCache(fetchAgain: boolean, hasEnded = false): void {
  const isPersonal = (key: string) => !PUBLIC.test(key) || (hasEnded && OF_SESSION.test(key))
  const { cache } = SWRConfig.defaultValue
  // Loop over the keys: a filter function of SWR skips data from `setCached` that no screen has shown yet.
  for (const key of [...cache.keys()].filter(isPersonal)) {
    void mutateCache(key, undefined, { revalidate: fetchAgain || OF_SESSION.test(key) })
    if (SEARCHED.test(key)) cache.delete(key)
  }
  forgetReads(isPersonal)
}
const PUBLIC = /^\/(products|categories|transporters)(?!\/me)/
const SEARCHED = /[?&]search=|^other name of /
const OF_SESSION = /^\/products\/(?!category\/|me)|[?&]search=/

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
