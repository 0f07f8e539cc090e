import type { Payout } from '#contract/payout.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/rules/constants.ts'
import type { QueryResult } from '#web/api/useCall.ts'
import { type UrlState, useUrlState } from '#web/ui/area/useUrlState.ts'
import { browsePayouts } from './browse.ts'
import { usePayouts } from './usePayouts.ts'

const defaults = { status: 'all', sort: 'newest', page: 1, pageSize: DEFAULT_PAGE_SIZE as number, payout: '' }

export interface PayoutListState {
  /** URL state: filter, sort and page. `payout` is the id of the payout whose details are open (SELL-012). */
  url: UrlState<typeof defaults>
  result: QueryResult<Payout[]>
  /** The filtered and sorted payouts; undefined until loaded. */
  rows: Payout[] | undefined
}

export function usePayoutList(): PayoutListState {
  const url = useUrlState(defaults)
  const result = usePayouts()
  return { url, result, rows: result.data && browsePayouts(result.data, url.values) }
}
