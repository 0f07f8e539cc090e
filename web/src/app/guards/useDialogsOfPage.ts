import { useEffect, useRef } from 'react'
import { dialogs } from '#web/ui/dialogs.ts'

/** Declines the open questions of a page when it goes: an answer over another page would change what nobody sees (GEN-047). */
export function useDialogsOfPage(pathname: string): void {
  const asking = useRef(pathname)
  useEffect(() => {
    if (asking.current === pathname) return
    asking.current = pathname
    dialogs.declineAll()
  }, [pathname])
}
