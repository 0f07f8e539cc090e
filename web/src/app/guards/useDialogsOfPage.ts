import { useEffect, useRef } from 'react'
import { dialogs } from '#web/ui/dialogs.ts'

/** Declines a page's open questions when it is left, because an answer given on another page would change something out of sight (GEN-047). */
export function useDialogsOfPage(pathname: string): void {
  const asking = useRef(pathname)
  useEffect(() => {
    if (asking.current === pathname) return
    asking.current = pathname
    dialogs.declineAll()
  }, [pathname])
}
