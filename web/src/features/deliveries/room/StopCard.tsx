import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'

export interface StopCardProps {
  title: string
  more?: string
  /** True for the stop that the transporter goes to next (TRAN-013). */
  isNext: boolean
  children: ReactNode
}

/** A stop of the delivery: whom to meet, and where. */
export function StopCard({ title, more, isNext, children }: StopCardProps) {
  const { transporter: t } = useTexts('transporter')
  return (
    <section className={classes('card padded', 'stop-card')} aria-label={title}>
      <p className="small muted">{[isNext && t.nextStop, title, more].filter(Boolean).join(' · ')}</p>
      {children}
    </section>
  )
}
