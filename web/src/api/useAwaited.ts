import { useState } from 'react'
import type { SWRConfiguration } from 'swr'
import type { Call } from '#contract/call.ts'
import type { CallOptions, Reply } from './http/request.ts'
import { type QueryResult, useCall } from './useCall.ts'

/** In ms. */
const LOOK_AGAIN = 60_000

/** Like useCall, but also fetches once a minute while `isAwaited` is true and the page is visible and online. For data without an event. */
export function useAwaited<C extends Call>(
  call: C,
  options: Pick<CallOptions<C>, 'params' | 'query'> | null,
  isAwaited: (data: Reply<C>) => boolean,
  settings?: SWRConfiguration,
): QueryResult<Reply<C>> {
  const [refreshInterval, setRefreshInterval] = useState(0)
  const result = useCall(call, options, { ...settings, refreshInterval })
  const wanted = result.data !== undefined && isAwaited(result.data) ? LOOK_AGAIN : 0
  if (wanted !== refreshInterval) setRefreshInterval(wanted)
  return result
}
