import { saveFile } from '../saveFile.ts'

export interface CsvColumn<Row> {
  header: string
  /** Returns the cell's value: amounts as plain integers, undefined for an empty cell. */
  value: (row: Row) => string | number | undefined
}

/** Saves rows as a CSV file. `name` has no extension, e.g. `samaki-payouts-2026-11-22`. Pass all filtered and sorted rows, from every page (SELL-003). */
export function downloadCsv<Row>(name: string, rows: readonly Row[], columns: readonly CsvColumn<Row>[]): void {
  saveFile(`${name}.csv`, new Blob([csvOf(rows, columns)], { type: 'text/csv;charset=utf-8' }))
}

/** Returns the rows as CSV text (RFC 4180). The byte-order mark tells spreadsheets that it is UTF-8 (SELL-003, SELL-004). */
export function csvOf<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(column.value(row))).join(','))
  return `\uFEFF${[columns.map(({ header }) => cell(header)).join(','), ...lines].join('\r\n')}\r\n`
}

function cell(value: string | number | undefined): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value)
  const escaped = RUN_BY_SPREADSHEETS.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}

/** Matches texts that spreadsheets run as formulas, including full-width signs and leading blanks. A leading apostrophe makes them plain text. */
const RUN_BY_SPREADSHEETS = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/
const NEEDS_QUOTES = /[",;\t\r\n]/
