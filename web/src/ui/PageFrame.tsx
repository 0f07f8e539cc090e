import { type ReactNode, useLayoutEffect } from 'react'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from './classes.ts'
import { Unparted } from './Unparted.tsx'

export interface PageFrameProps {
  title: string
  /** Content of the h1, if it differs from the title. */
  heading?: ReactNode
  intro?: ReactNode
  /** Content beside the heading, e.g. `Continue in chat`. */
  actions?: ReactNode
  /** Limits the width to 560 px, for a form or a single card. */
  narrow?: boolean
  children: ReactNode
}

/** The frame of a routed page: document title, one h1 (which gets the focus after a navigation), content. */
export const PageFrame = ({ title, heading, intro, actions, narrow = false, children }: PageFrameProps) => (
  <div className={classes('page', narrow && 'narrow')}>
    <PageTitle title={title} />
    <div className="page-head">
      <div className="page-words">
        <h1 tabIndex={-1}>{heading ?? <Unparted text={title} />}</h1>
        {intro && <p className="muted">{intro}</p>}
      </div>
      {actions}
    </div>
    {children}
  </div>
)

/** Sets the document title: `{page} · Samaki` (A11Y-003). */
export function PageTitle({ title }: { title: string }) {
  const t = useTexts()
  return <DocumentTitle title={fill(t.common.pageTitle, { page: title })} />
}

/**
 * Sets the text of the title element that the HTML contains. A `<title>` rendered by React would be a second one, so only the build, which
 * renders the frames of the first paint, renders it.
 */
export function DocumentTitle({ title }: { title: string }) {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return typeof document === 'undefined' ? <title>{title}</title> : null
}

/** Tells search engines not to index the page, for cases in which the server couldn't send a 404 (WAY-013). */
export const NotListed = () => <meta name="robots" content="noindex" />
