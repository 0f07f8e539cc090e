import { useLayoutEffect, useRef } from 'react'
import { Link, NavigationType, useNavigationType } from 'react-router-dom'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Icon } from './Icon.tsx'

export interface PagerProps {
  page: number
  pages: number
  /** Returns the URL of a page. Pages are links, so that Back and new tabs work. */
  to: (page: number) => string
}

export function Pager({ page, pages, to }: PagerProps) {
  const t = useTexts()
  const back = useNavigationType() === NavigationType.Pop
  const shownPage = useRef(page)
  useLayoutEffect(() => {
    // Another page starts at the top; Back keeps the scroll position.
    if (shownPage.current !== page && !back) window.scrollTo(0, 0)
    shownPage.current = page
  }, [back, page])
  if (pages <= 1) return null
  return (
    <nav className="pager" aria-label={t.common.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} aria-label={t.common.previousPage}>
          <Icon name="left" />
        </Link>
      )}
      {shownPages(page, pages).map((shown, place) =>
        shown === 'gap' ? (
          <span key={`gap-${place}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={shown}
            to={to(shown)}
            aria-label={fill(t.common.page, { n: shown })}
            aria-current={shown === page ? 'page' : undefined}
          >
            {shown}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} aria-label={t.common.nextPage}>
          <Icon name="right" />
        </Link>
      )}
    </nav>
  )
}

/** Returns the page numbers to show, with gaps between them (CAT-019 to CAT-022). */
export function shownPages(page: number, pages: number): (number | 'gap')[] {
  if (pages <= 7) return range(1, pages)
  if (page <= 4) return [...range(1, 5), 'gap', pages]
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages]
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
