import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface ActionFootProps {
  /** The error of the action, such as an ErrorNote; anything falsy if there is none. */
  error: ReactNode
  className?: string | undefined
  /** The button, and what is shown with it. */
  children: ReactNode
}

/** A button below the error of its action. A sticky button never covers the error, because the error is sticky too (CHAT-184). */
export const ActionFoot = ({ error, className, children }: ActionFootProps) => (
  <div className={classes('action-foot', className)}>
    {error && <div className="action-error">{error}</div>}
    {children}
  </div>
)
