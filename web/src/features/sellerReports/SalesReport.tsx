import { useTexts } from '#web/i18n/texts.ts'
import { dateOrAmountSorts } from '#web/ui/area/dateOrAmountSort.ts'
import { ListFoot } from '#web/ui/area/ListFoot.tsx'
import { pageOf } from '#web/ui/area/pageOf.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { SalesPerDay } from './SalesPerDay.tsx'
import styles from './SalesReport.module.css'
import { SalesTable } from './SalesTable.tsx'
import type { Sales } from './sales.ts'
import type { SalesListState } from './useSalesList.ts'

/** The chart of the period and a table with one row per day (SDSH-018). */
export function SalesReport({ sales, rows = [], url, range, now }: SalesListState & { sales: Sales }) {
  const t = useTexts('sellerMoney')
  const { values, change } = url
  const shown = pageOf(rows, values.page, values.pageSize)
  return (
    <div className="report">
      <SalesPerDay sales={sales}>
        <p className="small muted">{t.sellerMoney.counted}</p>
      </SalesPerDay>
      <div className={styles.reportDays}>
        <SelectField
          label={t.sellerMoney.sort}
          value={values.sort}
          options={dateOrAmountSorts.map((value) => ({ value, label: t.sellerMoney.sorts[value] }))}
          onChange={(event) => change({ sort: event.target.value })}
        />
        <SalesTable rows={shown.rows} total={sales.total} range={range} now={now} sort={values.sort} onSort={(sort) => change({ sort })} />
        <ListFoot shown={shown} url={url} />
      </div>
    </div>
  )
}
