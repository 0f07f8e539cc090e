import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type Cloth = 'samaki' | 'wimbi' | 'korosho'

export interface KangaProps {
  cloth: Cloth
  /** Keeps light colours in dark mode, for drawings. */
  paper?: boolean
  /** Id of the heading that labels this section. */
  heading: string
  className: string | undefined
  children: ReactNode
}

/** A section with a printed border, like a kanga cloth. Use at most one per screen. */
export const Kanga = ({ cloth, paper = false, heading, className, children }: KangaProps) => (
  <section className={classes('kanga', cloth, className)} aria-labelledby={heading}>
    <div className={classes('cloth', paper && 'paper')}>{children}</div>
  </section>
)
