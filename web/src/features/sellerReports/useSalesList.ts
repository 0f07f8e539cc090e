import { DEFAULT_PAGE_SIZE } from '#contract/rules/constants.ts'
import { type UrlState, useUrlState } from '#web/ui/area/useUrlState.ts'
import { type DaySales, type Range, readRange } from './sales.ts'
import { sortDays } from './salesRows.ts'
import { type SalesResult, useSales } from './useSales.ts'

const defaults = { days: 30 as number, sort: 'newest', page: 1, pageSize: DEFAULT_PAGE_SIZE as number }

export interface SalesListState extends SalesResult {
  /** URL state: range, sort and page (SELL-005, SELL-012). */
  url: UrlState<typeof defaults>
  range: Range
  /** The sorted days of the period; undefined until loaded. */
  rows: DaySales[] | undefined
}

export function useSalesList(): SalesListState {
  const url = useUrlState(defaults)
  const range = readRange(url.values.days)
  const result = useSales(range)
  return { ...result, url, range, rows: result.sales && sortDays(result.sales.days, url.values.sort) }
}
