import useSWR, { mutate as mutateCache, type SWRConfiguration } from 'swr'
import type { Call } from '#contract/call.ts'
import { ApiError, send } from './client.ts'
import { type CallOptions, keyOf, type Reply } from './request.ts'

const FRESH_FOR = 60_000

export interface Answer<T> {
  data: T | undefined
  error: ApiError | undefined
  /** Nothing to show yet. */
  isLoading: boolean
  isValidating: boolean
  /** Asks again, e.g. for a retry. */
  reload: () => void
  /** Puts a newer answer in place without asking. */
  replace: (data: T) => void
}

/** What the server owns, cached by request path; null asks nothing. */
export function useCall<C extends Call>(
  call: C,
  options: Pick<CallOptions<C>, 'params' | 'query'> | null,
  settings?: SWRConfiguration,
): Answer<Reply<C>> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<Reply<C>, unknown>(
    options === null ? null : keyOf(call, options),
    () => ask(call, options ?? {}),
    {
      shouldRetryOnError: false,
      focusThrottleInterval: FRESH_FOR,
      ...settings,
    },
  )
  return {
    data,
    error: error === undefined ? undefined : asApiError(error),
    isLoading,
    isValidating,
    reload: () => void mutate(),
    replace: (newer) => void mutate(newer, { revalidate: false }),
  }
}

/** What failed while the network came back is asked once more: SWR does not, since the question was still under way. */
async function ask<C extends Call>(call: C, options: CallOptions<C>): Promise<Reply<C>> {
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

/** Asks again for everything shown whose path begins so, e.g. `/orders`; hidden answers are asked for when next shown. */
export function refresh(path: string): void {
  void mutateCache((key) => typeof key === 'string' && key.startsWith(path))
}

/** Puts an answer into the cache, so that the next screen shows it at once. */
export function keep<C extends Call>(call: C, options: Pick<CallOptions<C>, 'params' | 'query'>, data: Reply<C>): void {
  void mutateCache(keyOf(call, options), data, { revalidate: false })
}

/** Nothing one user has seen stays for the next (SEC-015); what everybody may see does. */
export function forgetAnswers(askAgain: boolean): void {
  void mutateCache((key) => typeof key === 'string' && !PUBLIC.test(key), undefined, { revalidate: askAgain })
}
const PUBLIC = /^\/(products|categories|transporters)(?!\/me)/

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
