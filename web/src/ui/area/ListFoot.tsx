import { PAGE_SIZES } from '#contract/rules/constants.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Pager } from '../Pager.tsx'
import { SelectField } from '../SelectField.tsx'
import type { PageOfRows } from './pageOf.ts'
import type { UrlState } from './useUrlState.ts'

export interface ListFootProps {
  shown: PageOfRows<unknown>
  url: UrlState<{ page: number; pageSize: number }>
}

/** The row below a list: range of shown rows, pager and page size (SPRD-008). */
export function ListFoot({ shown: { rows, page, pages, pageSize, total }, url }: ListFootProps) {
  const t = useTexts('areas')
  const first = (page - 1) * pageSize + 1
  return (
    <div className="list-foot">
      <p className="small muted">{fill(t.areas.rowsShown, { from: Math.min(first, total), to: first + rows.length - 1, total })}</p>
      <Pager page={page} pages={pages} to={(next) => url.to({ page: next })} />
      <SelectField
        label={t.areas.pageSize}
        value={String(pageSize)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(event) => url.change({ pageSize: Number(event.target.value) })}
      />
    </div>
  )
}
