import type { MouseEvent } from 'react'
import { requestCardFromUrl } from '#web/chat/requestedCard.ts'
import { paths } from '#web/paths.ts'
import { useDock, useDockFits } from './dock.ts'

/** Returns a click handler that opens links to the thread in the dock, if it fits, instead of leaving the page (CHAT-005, CHAT-006). */
export function useChatLinks(): (event: MouseEvent<HTMLElement>) => void {
  const fits = useDockFits()
  return (event) => {
    if (!fits || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href]')
    if (!link || link.target || link.origin !== window.location.origin || link.pathname !== paths.chat()) return
    event.preventDefault()
    requestCardFromUrl(link.search)
    useDock.setState({ open: true })
  }
}
