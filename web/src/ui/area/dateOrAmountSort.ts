import type { Sorting } from './Records.tsx'

/** The sorts of a list whose rows have a date and an amount. */
export const dateOrAmountSorts = ['newest', 'oldest', 'most', 'least'] as const
export type DateOrAmountSort = (typeof dateOrAmountSorts)[number]

/** Connects these sorts to two headers of a table. Pressing a header sorts by it, descending first; pressing it again reverses it. */
export function dateOrAmountSorting(
  sort: string,
  columns: { readonly date: string; readonly amount: string },
  onSort: (sort: DateOrAmountSort) => void,
): Sorting {
  const column = sort === 'most' || sort === 'least' ? columns.amount : columns.date
  const descending = sort !== 'oldest' && sort !== 'least'
  return {
    column,
    descending,
    onSort: (pressed) => {
      const isReversed = pressed === column && descending
      if (pressed === columns.amount) onSort(isReversed ? 'least' : 'most')
      else onSort(isReversed ? 'oldest' : 'newest')
    },
  }
}
