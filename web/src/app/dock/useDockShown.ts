import { useLocation } from 'react-router-dom'
import { isChat, isSignInScreen } from '../places.ts'
import { DOCK_FITS, useMedia } from '../shell/useMedia.ts'
import { useDock } from './dock.ts'

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
