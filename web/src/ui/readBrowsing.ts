import { LIMITS } from '#contract/rules/constants.ts'

/** The part of a list that is shown, as stored in the URL. */
export interface Browsing {
  search: string
  page: number
  pageSize: number
}

/** The highest page number accepted from the URL, within the API's limit for `skip` (API-018). */
const FARTHEST = 10_000_000

/** Parses the URL parameters of a list; missing or invalid ones get their default (CONST-017). */
export function readBrowsing(params: URLSearchParams, pageSizes: readonly number[], defaultSize: number): Browsing {
  const pageSize = Number(params.get('pageSize'))
  const page = Number(params.get('page'))
  return {
    search: (params.get('search') ?? '').slice(0, LIMITS.search),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, FARTHEST) : 1,
    pageSize: pageSizes.find((size) => size === pageSize) ?? defaultSize,
  }
}
