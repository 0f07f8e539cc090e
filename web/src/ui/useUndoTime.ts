import { useEffect, useState } from 'react'
import { afterOnScreen, now } from '#web/api/time.ts'

/** How long an action can be undone, in milliseconds (SELL-002, SELL-013, CHAT-036). */
export const UNDO_FOR = 5_000

/** Returns true until five seconds after `since`, the time of the action (CHAT-036). */
export function useUndoTime(since: number): boolean {
  const left = since + UNDO_FOR - now()
  const [open, setOpen] = useState(left > 0)
  useEffect(() => (left > 0 ? afterOnScreen(left, () => setOpen(false)) : undefined), [left])
  return open && left > 0
}
