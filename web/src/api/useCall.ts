import useSWR, { mutate as mutateCache, SWRConfig, type SWRConfiguration } from 'swr'
import type { Call } from '#contract/call.ts'
import { ApiError, send } from './client.ts'
import { type CallOptions, keyOf, type Reply } from './http/request.ts'
import { afterOnScreen } from './time.ts'

const FRESH_FOR = 60_000

export interface QueryResult<T> {
  /** Of the call, null where nothing is fetched. */
  key: string | null
  data: T | undefined
  error: ApiError | undefined
  /** Nothing to show yet. */
  isLoading: boolean
  isValidating: boolean
  /** Fetches again, e.g. for a retry. */
  reload: () => void
  /** Shows newer data without fetching. */
  replace: (data: T) => void
}

/** Data of the server, cached by request path; with null nothing is fetched. */
export function useCall<C extends Call>(
  call: C,
  options: Pick<CallOptions<C>, 'params' | 'query'> | null,
  settings?: SWRConfiguration,
): QueryResult<Reply<C>> {
  const key = options === null ? null : keyOf(call, options)
  const { data, error, isLoading, isValidating, mutate } = useSWR<Reply<C>, unknown>(
    key,
    (path: string) => fetchFollowed(path, call, options ?? {}),
    {
      shouldRetryOnError: false,
      focusThrottleInterval: FRESH_FOR,
      ...(key !== null && handedOn.has(key) && { revalidateIfStale: false }),
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

/** Fetches again, once the answer is shown, what `reread` found on its way. */
async function fetchFollowed<C extends Call>(key: string, call: C, options: CallOptions<C>): Promise<Reply<C>> {
  overtaken.delete(key)
  const reply = await fetchOnline(call, options)
  if (overtaken.delete(key)) afterOnScreen(0, () => void mutateCache(key))
  return reply
}

/** Sends once more what failed while the network came back: SWR does not, since the request was still under way. */
async function fetchOnline<C extends Call>(call: C, options: CallOptions<C>): Promise<Reply<C>> {
  let back = false
  const online = () => {
    back = true
  }
  window.addEventListener('online', online)
  try {
    return await send(call, options)
  } catch (error) {
    if (back && error instanceof ApiError && error.status === 0) return await send(call, options)
    throw error
  } finally {
    window.removeEventListener('online', online)
  }
}

/** Fetches everything on screen again whose path begins so, e.g. `/orders`; what is not on screen is fetched when next shown. */
export function refresh(path: string): void {
  oncePerTick(`refresh ${path}`, () => mutateCache((key) => typeof key === 'string' && key.startsWith(path)))
}

/**
 * As `refresh`, after news from the server. An answer on its way may be older than the news: it is shown, then fetched again, once for all
 * the news of that time. What failed waits for its retry, unless `alsoFailed`.
 */
export function reread(path: string, { alsoFailed }: { alsoFailed: boolean }): void {
  void mutateCache((key) => {
    if (typeof key !== 'string' || !key.startsWith(path)) return false
    const known = SWRConfig.defaultValue.cache.get(key)
    if (known?.isValidating) overtaken.add(key)
    return !known?.isValidating && (alsoFailed || known?.data !== undefined)
  })
}

/** Keys whose answer on its way may be older than the news. */
const overtaken = new Set<string>()
const due = new Set<string>()

/** An event reaches every part of a screen that shows the same data: it is fetched once. */
function oncePerTick(name: string, work: () => Promise<unknown>): void {
  if (due.has(name)) return
  due.add(name)
  queueMicrotask(() => {
    due.delete(name)
    void work()
  })
}

/** Puts data into the cache, so that the next screen shows it at once. */
export function setCached<C extends Call>(call: C, options: Pick<CallOptions<C>, 'params' | 'query'>, data: Reply<C>): void {
  void mutateCache(keyOf(call, options), data, { revalidate: false })
}

const handedOn = new Set<string>()
/** The screen opens at once; one that opens later reads anew. */
const HANDED_ON_FOR = 300

/** Puts what was just read into the cache for the screen that opens with it, which does not read it again. */
export function handOn<C extends Call>(call: C, options: Pick<CallOptions<C>, 'params' | 'query'>, data: Reply<C>): void {
  const key = keyOf(call, options)
  handedOn.add(key)
  afterOnScreen(HANDED_ON_FOR, () => handedOn.delete(key))
  setCached(call, options, data)
}

/** What was just handed on, else fetched; in the cache from then on. */
export async function readToShow<C extends Call>(call: C, options: Pick<CallOptions<C>, 'params' | 'query'>): Promise<Reply<C>> {
  const known = handedOn.has(keyOf(call, options)) ? peekCached(call, options) : undefined
  const data = known ?? (await send(call, options))
  if (!known) setCached(call, options, data)
  return data
}

/** What the cache holds of a call. */
export const peekCached = <C extends Call>(call: C, options: Pick<CallOptions<C>, 'params' | 'query'>): Reply<C> | undefined =>
  SWRConfig.defaultValue.cache.get(keyOf(call, options))?.data as Reply<C> | undefined

/** What the cache holds of a call, else fetched. */
export const readCached = async <C extends Call>(call: C, options: Pick<CallOptions<C>, 'params' | 'query'>): Promise<Reply<C>> =>
  peekCached(call, options) ?? (await send(call, options))

/** Changes what the cache holds of a call, without fetching. Where it holds nothing, what is under way may be of before the change: it is fetched again. */
export function changeCached<C extends Call>(call: C, change: (data: Reply<C>) => Reply<C>): void {
  const data = peekCached(call, {})
  void (data === undefined ? mutateCache(keyOf(call)) : mutateCache<Reply<C>>(keyOf(call), change(data), { revalidate: false }))
}

/** Empties the cache of all but public data, so that nothing one user has seen stays for the next (SEC-015). */
export function clearPrivateCache(fetchAgain: boolean): void {
  // By key: a filter of SWR passes over what `setCached` put in and no screen has shown yet.
  for (const key of [...SWRConfig.defaultValue.cache.keys()])
    if (!PUBLIC.test(key)) void mutateCache(key, undefined, { revalidate: fetchAgain })
}
const PUBLIC = /^\/(products|categories|transporters)(?!\/me)/

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
