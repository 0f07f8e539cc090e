import { useState } from 'react'
import type { SWRConfiguration } from 'swr'
import type { Call } from '#contract/call.ts'
import type { CallOptions, Reply } from './http/request.ts'
import { type QueryResult, useCall } from './useCall.ts'

/** The time between two fetches, in ms. */
const POLL_INTERVAL = 60_000

/**
 * Like useCall, but also fetches once a minute while `shouldPoll` is true and the page is visible and online. For data that no server
 * event announces.
 */
export function usePolledCall<C extends Call>(
  call: C,
  options: Pick<CallOptions<C>, 'params' | 'query'> | null,
  shouldPoll: (data: Reply<C>) => boolean,
  settings?: SWRConfiguration,
): QueryResult<Reply<C>> {
  const [refreshInterval, setRefreshInterval] = useState(0)
  const result = useCall(call, options, { ...settings, refreshInterval })
  const interval = result.data !== undefined && shouldPoll(result.data) ? POLL_INTERVAL : 0
  if (interval !== refreshInterval) setRefreshInterval(interval)
  return result
}
