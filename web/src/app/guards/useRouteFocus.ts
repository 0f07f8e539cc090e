import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The key is a history entry. The value is the href of the last focused link on its page, which is focused again after Back. */
const followedLinks = new Map<string, string>()

/** Link state that focuses the search field of the target page (NAV-001). */
export const SEARCH = { focus: 'search' } as const

/** After a navigation, focuses the new page's heading or its search field; after Back, the link that was followed (A11Y-003). */
export function useRouteFocus(): void {
  const { key, pathname, state } = useLocation()
  const back = useNavigationType() === NavigationType.Pop
  const shownPath = useRef(pathname)

  useEffect(() => {
    const remember = () => {
      const link = document.activeElement?.closest<HTMLAnchorElement>('main a[href]')
      if (link) followedLinks.set(key, link.getAttribute('href') ?? '')
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [key])

  useLayoutEffect(() => {
    // Only the query has changed, e.g. a filter: keep the focus.
    if (shownPath.current === pathname) return undefined
    shownPath.current = pathname
    const link = back ? followedLinks.get(key) : undefined
    if (!back) window.scrollTo(0, 0)
    const start = (state as typeof SEARCH | null)?.focus === SEARCH.focus && !back ? search : heading
    return focusWhenThere(() => (link === undefined ? null : linkTo(link)) ?? start(), back)
  }, [back, key, pathname, state])
}

const search = () => document.querySelector<HTMLElement>('main input[type=search]')
const heading = () => document.querySelector<HTMLElement>('main h1')
const linkTo = (href: string) => document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)

/** Focuses an element once it exists, since a heading may load with its data. Stops if the user moves the focus meanwhile. */
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
