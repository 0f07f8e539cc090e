import type { Texts } from '#web/i18n/texts.ts'
import type { CsvColumn } from '#web/ui/area/downloadCsv.ts'
import type { DaySales } from './sales.ts'

/** Sorts the days of a period; days with equal sales are sorted newest first. */
export function sortDays(days: readonly DaySales[], sort: string): DaySales[] {
  const newest = [...days].reverse()
  if (sort === 'oldest') return [...days]
  if (sort === 'most') return newest.sort((a, b) => b.gross - a.gross)
  return sort === 'least' ? newest.sort((a, b) => a.gross - b.gross) : newest
}

/** The CSV columns: those of the table, with amounts as plain integers (SDSH-018, SELL-003). */
export const salesColumns = ({ sellerMoney: t }: Texts<'sellerMoney'>): CsvColumn<DaySales>[] => [
  { header: t.day, value: ({ day }) => day },
  { header: t.orders, value: ({ orders }) => orders },
  { header: t.items, value: ({ items }) => items },
  { header: t.salesTzs, value: ({ gross }) => gross },
  { header: `${t.fee}, TZS`, value: ({ fee }) => fee },
  { header: `${t.netShort}, TZS`, value: ({ net }) => net },
]
