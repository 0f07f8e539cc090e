import type { ReactNode } from 'react'
import { formatDate, formatTime } from '#web/i18n/dates.ts'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { useMinWidth } from '../useMinWidth.ts'

export interface Column<Row> {
  name: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligns the column, for figures and actions. */
  atEnd?: boolean
  /** Makes the header a button that sorts by this column. */
  isSortable?: boolean
}

export interface Sorting {
  column: string
  descending: boolean
  onSort: (column: string) => void
}

export interface RecordsProps<Row> {
  /** The label of table or list, for screen readers. */
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  columns: readonly Column<Row>[]
  /** Renders the row as a card, used instead of the table in narrow windows (SELL-012). */
  card: (row: Row) => ReactNode
  sorting?: Sorting
  /** The totals, shown as the last row. */
  total?: Row
}

/** Renders rows as a table, or as cards on narrow screens. */
export function Records<Row>({ label, rows, keyOf, columns, card, sorting, total }: RecordsProps<Row>) {
  const isTable = useMinWidth('page')
  if (!isTable) {
    return (
      <ul className="record-cards card" aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{card(row)}</li>
        ))}
        {total && <li className="total">{card(total)}</li>}
      </ul>
    )
  }
  return (
    <div className="card records">
      <table className="table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.name} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Cells key={keyOf(row)} row={row} columns={columns} />
          ))}
        </tbody>
        {total && (
          <tfoot className="total">
            <Cells row={total} columns={columns} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** A cell with a second, grey line. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="two-lines">
    <span>{first}</span>
    <span className="muted">{second}</span>
  </span>
)

/** A cell with a date, and the time below it, so that neither breaks in a narrow table. */
export const DateCell = ({ at }: { at: string }) => (
  <TwoLines first={<span className="money">{formatDate(at)}</span>} second={formatTime(at)} />
)

const Cells = <Row,>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) => (
  <tr>
    {columns.map(({ name, cell, atEnd }) => (
      <td key={name} className={classes(atEnd && 'at-end')}>
        {cell(row)}
      </td>
    ))}
  </tr>
)

function Header<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const isSorted = sorting?.column === column.name
  const order = isSorted ? (sorting.descending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" className={classes(column.atEnd && 'at-end')} aria-sort={order}>
      {column.isSortable && sorting ? (
        <button type="button" onClick={() => sorting.onSort(column.name)}>
          {column.header}
          {isSorted && <Icon name={sorting.descending ? 'down' : 'up'} size="s" />}
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
