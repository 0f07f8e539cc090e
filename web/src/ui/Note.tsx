import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

/** A notice beside content: `sun` for information, `bad` for failures. */
export const Note = ({ children, tone = 'sun' }: { children: ReactNode; tone?: 'sun' | 'bad' }) => (
  <div className={classes('note', tone === 'bad' && 'is-bad')}>
    <Icon name={tone === 'bad' ? 'warning' : 'info'} size="s" />
    <div className="grow">{children}</div>
  </div>
)
