import { type ReactNode, useLayoutEffect } from 'react'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from './classes.ts'
import { Unparted } from './Unparted.tsx'

export interface PageFrameProps {
  title: string
  /** The h1, if it says more than the title. */
  heading?: ReactNode
  intro?: ReactNode
  /** Beside the heading, e.g. `Continue in chat`. */
  actions?: ReactNode
  /** A form or one card: a measure of 560 px. */
  narrow?: boolean
  children: ReactNode
}

/** A routed page: title, one h1 (which takes the focus after a navigation), content. */
export const PageFrame = ({ title, heading, intro, actions, narrow = false, children }: PageFrameProps) => (
  <div className={classes('page', narrow && 'narrow')}>
    <PageTitle title={title} />
    <div className="page-head">
      <div className="page-words">
        <h1 tabIndex={-1}>{heading ?? <Unparted text={title} />}</h1>
        {intro && <p className="mut">{intro}</p>}
      </div>
      {actions}
    </div>
    {children}
  </div>
)

/** Names the document: `{page} · Samaki` (A11Y-003). */
export function PageTitle({ title }: { title: string }) {
  const t = useTexts()
  return <DocumentTitle title={fill(t.common.pageTitle, { page: title })} />
}

/** Sets the text of the one title that the html has: React would put a second title beside it. Only the build, which draws frames, renders one. */
export function DocumentTitle({ title }: { title: string }) {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return typeof document === 'undefined' ? <title>{title}</title> : null
}

/** Tells search engines that nothing is here, also where the server could not know it (WAY-013). */
export const NotListed = () => <meta name="robots" content="noindex" />
