import { saveFile } from '../saveFile.ts'

export interface CsvColumn<Row> {
  header: string
  /** Amounts as raw integers; undefined is an empty cell. */
  value: (row: Row) => string | number | undefined
}

/** Saves the rows as a file on the device. `name` is without ending, e.g. `samaki-payouts-2026-11-22`. Give it all filtered rows, sorted, of every page (SELL-003). */
export function downloadCsv<Row>(name: string, rows: readonly Row[], columns: readonly CsvColumn<Row>[]): void {
  saveFile(`${name}.csv`, new Blob([csvOf(rows, columns)], { type: 'text/csv;charset=utf-8' }))
}

/** Returns the rows as the text of a CSV file by RFC 4180, with a byte-order mark, by which a spreadsheet knows UTF-8 (SELL-003, SELL-004). */
export function csvOf<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(column.value(row))).join(','))
  return `\uFEFF${[columns.map(({ header }) => cell(header)).join(','), ...lines].join('\r\n')}\r\n`
}

function cell(value: string | number | undefined): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value)
  const harmless = RUN_BY_SPREADSHEETS.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** What a spreadsheet takes for a formula, full-width signs and leading blanks included. An apostrophe before it makes it text. */
const RUN_BY_SPREADSHEETS = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/
const NEEDS_QUOTES = /[",;\t\r\n]/
