import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classes } from '../classes.ts'

export interface Figure {
  label: string
  value: string
  /** A small text before the value, e.g. `TZS`. */
  unit?: string
  /** A small text after the value. */
  after?: string
  /** The URL of the list behind the figure. */
  to?: string
  /** Highlights the figure in coral. */
  isUrgent?: boolean
  /** Content below the value, e.g. its change. */
  note?: ReactNode
}

/** A strip of figures, linked to their lists; two per row on a phone. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <ul className="figures">
    {figures.map(({ label, value, unit, after, to, isUrgent = false, note }) => {
      const content = (
        <>
          <span className="figure-label">{label}</span>{' '}
          <span className={classes('figure-value', isUrgent && 'figure-urgent')}>
            {unit && <small>{unit} </small>}
            {value}
            {after && (
              <>
                {' '}
                <small>{after}</small>
              </>
            )}
          </span>
          {note}
        </>
      )
      return <li key={label}>{to ? <Link to={to}>{content}</Link> : <div>{content}</div>}</li>
    })}
  </ul>
)
