import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The link a page was left by, per history entry, as its address. */
const leftBy = new Map<string, string>()

/** The state of a link that opens the search of the page it leads to (NAV-001). */
export const SEARCH = { focus: 'search' } as const

/** After a navigation focus goes to the new page's heading, or its search; after Back, to the link it was left by (A11Y-003). */
export function useRouteFocus(): void {
  const { key, pathname, state } = useLocation()
  const back = useNavigationType() === NavigationType.Pop
  const seen = useRef(pathname)

  useEffect(() => {
    const remember = () => {
      const link = document.activeElement?.closest<HTMLAnchorElement>('main a[href]')
      if (link) leftBy.set(key, link.getAttribute('href') ?? '')
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [key])

  useLayoutEffect(() => {
    // A change of filters is no new page.
    if (seen.current === pathname) return undefined
    seen.current = pathname
    const link = back ? leftBy.get(key) : undefined
    if (!back) window.scrollTo(0, 0)
    const start = (state as typeof SEARCH | null)?.focus === SEARCH.focus && !back ? search : heading
    return focusWhenThere(() => (link === undefined ? null : linkTo(link)) ?? start(), back)
  }, [back, key, pathname, state])
}

const search = () => document.querySelector<HTMLElement>('main input[type=search]')
const heading = () => document.querySelector<HTMLElement>('main h1')
const linkTo = (href: string) => document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)

/** The heading of a page may come with its data; whoever moves the focus meanwhile keeps it. */
function focusWhenThere(find: () => HTMLElement | null, keepScroll: boolean): () => void {
  const before = document.activeElement
  const tryNow = () => {
    const element = find()
    if (!element) return false
    if (!element.hasAttribute('tabindex') && !element.matches('a, button, input')) element.tabIndex = -1
    element.focus({ preventScroll: keepScroll })
    return true
  }
  if (tryNow()) return () => {}
  const observer = new MutationObserver(() => {
    const moved = document.activeElement !== before && document.activeElement !== document.body
    if (moved || tryNow()) observer.disconnect()
  })
  const main = document.getElementById('content')
  if (main) observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}
