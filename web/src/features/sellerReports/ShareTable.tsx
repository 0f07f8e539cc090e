import { type ReactNode, useId } from 'react'
import { classes } from '#web/ui/classes.ts'
import styles from './ShareTable.module.css'

export interface ShareRow {
  key: string
  name: ReactNode
  /** The further columns, formatted. */
  figures: readonly string[]
  /** The length of the bar below the name, in percent. */
  percent?: number
}

export interface ShareTableProps {
  title: string
  headers: readonly string[]
  rows: readonly ShareRow[]
  /** The sum of the rows, which is 100 percent. */
  total?: { name: string; figures: readonly string[] }
}

/** A table whose rows have bars. A bar shows only what its row's figures say. */
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
  <table className={classes('table', styles.shareTable)} aria-label={label}>
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
  <svg className={styles.shareBar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect className="chart-bar" width={percent} height="8" />
  </svg>
)
