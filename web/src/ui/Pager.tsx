import { useLayoutEffect, useRef } from 'react'
import { Link, NavigationType, useNavigationType } from 'react-router-dom'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Icon } from './Icon.tsx'

export interface PagerProps {
  page: number
  pages: number
  /** The address of a page: each is a link, so Back and a new tab work. */
  to: (page: number) => string
}

export function Pager({ page, pages, to }: PagerProps) {
  const t = useTexts()
  const back = useNavigationType() === NavigationType.Pop
  const seen = useRef(page)
  useLayoutEffect(() => {
    // The next page begins at its top; Back stays where it was left.
    if (seen.current !== page && !back) window.scrollTo(0, 0)
    seen.current = page
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

/** The page numbers shown and the gaps between them (CAT-019 to CAT-022). */
export function shownPages(page: number, pages: number): (number | 'gap')[] {
  if (pages <= 7) return range(1, pages)
  if (page <= 4) return [...range(1, 5), 'gap', pages]
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages]
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
