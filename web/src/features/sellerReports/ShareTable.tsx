import { type ReactNode, useId } from 'react'

export interface ShareRow {
  key: string
  name: ReactNode
  /** Further columns, as shown. */
  figures: readonly string[]
  /** Length of the bar below the name. */
  percent?: number
}

export interface ShareTableProps {
  title: string
  headers: readonly string[]
  rows: readonly ShareRow[]
  /** The sum of the rows: what the shares are of. */
  total?: { name: string; figures: readonly string[] }
}

/** Flat bars and their numbers in one table: the bar says nothing that its row does not. */
export function ShareTable({ title, ...table }: ShareTableProps) {
  const heading = useId()
  return (
    <section className="card report-card" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <NumberTable label={title} {...table} />
    </section>
  )
}

export const NumberTable = ({ label, headers, rows, total }: { label: string } & Omit<ShareTableProps, 'title'>) => (
  <table className="table share-table" aria-label={label}>
    <thead>
      <tr>
        {headers.map((header, place) => (
          <th key={header} scope="col" className={place > 0 ? 'at-end' : ''}>
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, figures, percent }) => (
        <tr key={key}>
          <td>
            {name}
            {percent !== undefined && <ShareBar percent={percent} />}
          </td>
          {figures.map((figure, place) => (
            <td key={headers[place + 1]} className="at-end">
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    {total && (
      <tfoot>
        <tr className="total">
          <td>{total.name}</td>
          {total.figures.map((figure, place) => (
            <td key={headers[place + 1]} className="at-end">
              {figure}
            </td>
          ))}
        </tr>
      </tfoot>
    )}
  </table>
)

const ShareBar = ({ percent }: { percent: number }) => (
  <svg className="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect className="chart-bar" width={percent} height="8" />
  </svg>
)
