import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classes } from '../classes.ts'

export interface Figure {
  label: string
  value: string
  /** A word before the figure in small type, e.g. `TZS`. */
  unit?: string
  /** Words after it. */
  after?: string
  /** The filtered list behind the figure. */
  to?: string
  /** Asks for attention, in coral. */
  isUrgent?: boolean
  /** Below the figure, e.g. how it changed. */
  note?: ReactNode
}

/** Figures between two ink rules, two in a row on a phone, one strip on a desktop. Each leads to its list. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <ul className="figures">
    {figures.map(({ label, value, unit, after, to, isUrgent = false, note }) => {
      const content = (
        <>
          <span className="figure-label">{label}</span>{' '}
          <span className={classes('figure-value', isUrgent && 'urgent')}>
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
