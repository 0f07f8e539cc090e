import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { useMedia } from '../useMedia.ts'

export interface Column<Row> {
  name: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures and actions stand at the end of their column. */
  atEnd?: boolean
  /** The header becomes a button that sorts by this column. */
  isSortable?: boolean
}

export interface Sorting {
  column: string
  descending: boolean
  onSort: (column: string) => void
}

export interface RecordsProps<Row> {
  /** Names the table or list for a screen reader. */
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  columns: readonly Column<Row>[]
  /** The row as a card, shown below 720 px instead of the table (SELL-012). */
  card: (row: Row) => ReactNode
  sorting?: Sorting
  /** The sum of all rows, as the last one. */
  total?: Row
}

/** From here a table has room. */
const TABLE_FITS = '(min-width: 720px)'

/** The rows of a list: a table where it fits, cards on a phone. */
export function Records<Row>({ label, rows, keyOf, columns, card, sorting, total }: RecordsProps<Row>) {
  const isTable = useMedia(TABLE_FITS)
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
