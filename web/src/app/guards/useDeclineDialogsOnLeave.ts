import { useEffect, useRef } from 'react'
import { dialogs } from '#web/ui/dialogs.ts'

/** Declines a page's open questions when it is left, because an answer given on another page would change something out of sight (GEN-047). */
export function useDeclineDialogsOnLeave(pathname: string): void {
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    dialogs.declineAll()
  }, [pathname])
}
