import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type Cloth = 'samaki' | 'wimbi' | 'korosho'

export interface KangaProps {
  cloth: Cloth
  /** Light values inside a dark page, for drawings. */
  paper?: boolean
  /** Id of the heading that names this section. */
  heading?: string
  className?: string
  children: ReactNode
}

/** A printed border. At most one on a screen. */
export const Kanga = ({ cloth, paper = false, heading, className, children }: KangaProps) => (
  <section className={classes('kanga', cloth, className)} aria-labelledby={heading}>
    <div className={classes('cloth', paper && 'paper')}>{children}</div>
  </section>
)
