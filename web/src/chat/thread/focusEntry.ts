import { afterOnScreen } from '#web/api/time.ts'

/** Long enough to scroll to an entry and render it on any phone, in ms. */
const MOUNT_TIMEOUT = 2_000
let stopWaiting: () => void = () => {}

/** Moves the focus to an entry once it is mounted; entries far from the screen are not (CHAT-074, PERF-018). */
export function focusEntry(box: HTMLElement | null, id: string): void {
  stopWaiting()
  if (box === null || tryFocus(box, id)) return
  const watch = new MutationObserver(() => tryFocus(box, id) && stopWaiting())
  const giveUp = afterOnScreen(MOUNT_TIMEOUT, () => stopWaiting())
  stopWaiting = () => {
    watch.disconnect()
    giveUp()
  }
  watch.observe(box, { childList: true, subtree: true })
}

function tryFocus(box: HTMLElement, id: string): boolean {
  const entry = box.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)
  entry?.focus({ preventScroll: true })
  return entry !== null
}
