export interface PageOfRows<Row> {
  rows: Row[]
  page: number
  pages: number
  pageSize: number
  /** The number of rows on all pages. */
  total: number
}

/** Returns one page of a fully loaded list; a page number beyond the end gives the last page (SPRD-008). */
export function pageOf<Row>(all: readonly Row[], page: number, pageSize: number): PageOfRows<Row> {
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  const shown = Math.min(page, pages)
  return { rows: all.slice((shown - 1) * pageSize, shown * pageSize), page: shown, pages, pageSize, total: all.length }
}
