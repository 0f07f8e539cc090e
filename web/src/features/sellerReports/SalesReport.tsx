import { dayOf, formatDate } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { dateOrAmountSorting, dateOrAmountSorts } from '#web/ui/area/dateOrAmountSort.ts'
import { ListFoot } from '#web/ui/area/ListFoot.tsx'
import { pageOf } from '#web/ui/area/pageOf.ts'
import { type Column, Records } from '#web/ui/area/Records.tsx'
import { Money } from '#web/ui/Money.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { type DaySales, digits, type Sales, type Totals } from './sales.ts'
import { SalesPerDay } from './SalesPerDay.tsx'
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
      <div className="report-days">
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

interface SalesTableProps {
  rows: readonly DaySales[]
  /** The totals of the whole period, not of the shown page. */
  total: Totals
  range: number
  now: number
  sort: string
  onSort: (sort: string) => void
}

/** One row per day: orders, items, sales, fee and net of the seller's own sales (SDSH-018). */
function SalesTable({ rows, total, range, now, sort, onSort }: SalesTableProps) {
  const t = useTexts('sellerMoney')
  const today = dayOf(now)
  const name = ({ day }: DaySales) => (day === '' ? fill(t.sellerMoney.days, { n: range }) : formatDate(day))
  const figure = (value: keyof Totals, header: string, isSortable = false): Column<DaySales> => ({
    name: value,
    header,
    cell: (row) => digits(row[value]),
    atEnd: true,
    isSortable,
  })
  const columns: Column<DaySales>[] = [
    {
      name: 'day',
      header: t.sellerMoney.day,
      cell: (row) => (
        <>
          {name(row)} {row.day === today && <span className="muted">{t.sellerMoney.today}</span>}
        </>
      ),
      isSortable: true,
    },
    figure('orders', t.sellerMoney.orders),
    figure('items', t.sellerMoney.items),
    figure('gross', t.sellerMoney.salesTzs, true),
    figure('fee', t.sellerMoney.fee),
    figure('net', t.sellerMoney.netShort),
  ]
  return (
    <Records
      label={t.sellerMoney.perDay}
      rows={rows}
      keyOf={({ day }) => day}
      columns={columns}
      sorting={dateOrAmountSorting(sort, { date: 'day', amount: 'gross' }, onSort)}
      total={{ day: '', ...total }}
      card={(row) => (
        <div className="record-card">
          <p className="record-line">
            <b>{name(row)}</b>
            <Money shillings={row.gross} />
          </p>
          <p className="record-line small muted">
            <span>
              {t.sellerMoney.orders} {row.orders} · {t.sellerMoney.items} {row.items}
            </span>
            <span>
              {t.sellerMoney.fee} {digits(row.fee)} · {t.sellerMoney.netShort} {digits(row.net)}
            </span>
          </p>
        </div>
      )}
    />
  )
}
