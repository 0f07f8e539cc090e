import { now } from '#web/api/time.ts'
import { dayOf } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '../Button.tsx'
import { AreaIcon } from './AreaIcon.tsx'
import { type CsvColumn, downloadCsv } from './downloadCsv.ts'

export interface CsvButtonProps<Row> {
  /** The name in the file name: `payouts` gives `samaki-payouts-2026-11-22.csv`. */
  name: string
  /** All rows that match the filters, from every page, sorted (SELL-003). */
  rows: readonly Row[]
  columns: readonly CsvColumn<Row>[]
}

export function CsvButton<Row>({ name, rows, columns }: CsvButtonProps<Row>) {
  const t = useTexts('areas')
  return (
    <Button kind="line" disabled={rows.length === 0} onClick={() => downloadCsv(`samaki-${name}-${dayOf(now())}`, rows, columns)}>
      <AreaIcon name="download" size="s" />
      {t.areas.exportCsv}
    </Button>
  )
}
