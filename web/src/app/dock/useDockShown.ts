import { useLocation } from 'react-router-dom'
import { useMedia } from '#web/ui/useMedia.ts'
import { isChat, isSignInScreen } from '../places.ts'
import { useDock } from './dock.ts'

/** From here the thread stands beside the page (CHAT-002). */
const DOCK_FITS = '(min-width: 1024px)'

/** Whether this window and page have room for the dock at all (CHAT-002). */
export function useDockFits(): boolean {
  const { pathname } = useLocation()
  const wide = useMedia(DOCK_FITS)
  return wide && !isChat(pathname) && !isSignInScreen(pathname)
}

export function useDockShown(): boolean {
  const open = useDock((dock) => dock.open)
  return useDockFits() && open
}
