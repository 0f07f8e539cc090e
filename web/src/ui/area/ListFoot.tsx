import { PAGE_SIZES } from '#contract/rules/constants.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Pager } from '../Pager.tsx'
import { SelectField } from '../SelectField.tsx'
import styles from './ListFoot.module.css'
import type { PageOfRows } from './pageOf.ts'

export interface ListFootProps {
  shown: PageOfRows<unknown>
  /** The number of rows that match the filters. */
  total: number
  pageSize: number
  /** Returns the URL of a page. */
  to: (page: number) => string
  onPageSize: (pageSize: number) => void
}

/** The row below a list: range of shown rows, pager and page size (SPRD-008). */
export function ListFoot({ shown, total, pageSize, to, onPageSize }: ListFootProps) {
  const t = useTexts('areas')
  const first = (shown.page - 1) * pageSize + 1
  return (
    <div className={styles.listFoot}>
      <p className="small muted">{fill(t.areas.rowsShown, { from: Math.min(first, total), to: first + shown.rows.length - 1, total })}</p>
      <Pager page={shown.page} pages={shown.pages} to={to} />
      <SelectField
        label={t.areas.pageSize}
        value={String(pageSize)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(event) => onPageSize(Number(event.target.value))}
      />
    </div>
  )
}
