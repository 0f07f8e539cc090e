import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { persisted } from '#web/api/storage/persisted.ts'
import { isChat, isSignInScreen } from '#web/paths.ts'
import { useMinWidth } from '#web/ui/useMinWidth.ts'

/** Whether the dock is open, stored on the device; initially closed (CHAT-002). */
export const useDock = persisted('dock', z.object({ open: z.boolean() }), () => ({ open: false }))
export const toggleDock = (): void => useDock.setState(({ open }) => ({ open: !open }))

/** Returns whether the dock can be shown: the window is wide enough and the page allows it (CHAT-002). */
export function useDockFits(): boolean {
  const { pathname } = useLocation()
  const wide = useMinWidth('desk')
  return wide && !isChat(pathname) && !isSignInScreen(pathname)
}

export function useDockShown(): boolean {
  const open = useDock((dock) => dock.open)
  return useDockFits() && open
}
