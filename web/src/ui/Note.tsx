import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

/** A quiet notice beside content: `sun` for money and attention, `bad` for what failed. */
export const Note = ({ children, tone = 'sun' }: { children: ReactNode; tone?: 'sun' | 'bad' }) => (
  <div className={classes('note', tone === 'bad' && 'bad')}>
    <Icon name={tone === 'bad' ? 'warning' : 'info'} size="s" />
    <div className="grow">{children}</div>
  </div>
)
