import { useEffect, useState } from 'react'
import { afterOnScreen, type Cancel, deviceNow } from '#web/api/time.ts'

/** How long a step must be shown without a press before it can be taken, in milliseconds (SELL-020). */
const REST = 1_000
/** The same for a buyer's button that any tap may have brought: long enough for a double tap, in milliseconds (SELL-020). */
const REST_AFTER_TAP = 300

let isPressed = false
let takenAt = Number.NEGATIVE_INFINITY
let tappedAt = Number.NEGATIVE_INFINITY
const waiting = new Set<(isTap: boolean) => void>()

/** Records that a step was taken: a step that appears within the next second, e.g. in a dialog, must wait like a successor. */
export function stepTaken(): void {
  takenAt = deviceNow()
}

/**
 * Returns whether a button may act. The step that is shown at first may be taken at once. Its successor in the same place must first be
 * shown for a second in which no finger touched the screen and no key was pressed, so that a second tap can't take it (SELL-020).
 * With `afterTap` a button that any tap has brought must be shown for 0.3 s, too. Keys and typed digits are not taps: they reach a button
 * that the buyer has chosen.
 */
export function useArmed(step: string, afterTap = false): boolean {
  const rest = afterTap ? REST_AFTER_TAP : REST
  const [armed, setArmed] = useState(() => (deviceNow() - (afterTap ? tappedAt : takenAt) < rest ? null : step))
  const isArmed = armed === step
  useEffect(() => {
    if (isArmed) return
    let cancel: Cancel = () => {}
    const restart = (isTap: boolean) => {
      if (afterTap && !isTap) return
      cancel()
      if (!isPressed) cancel = afterOnScreen(rest, () => setArmed(step))
    }
    restart(true)
    waiting.add(restart)
    return () => {
      waiting.delete(restart)
      cancel()
    }
  }, [step, rest, afterTap, isArmed])
  return isArmed
}

const pressed = (event: Event): void => {
  // A click without a count comes from a key or a typed digit.
  const isTap = event.type !== 'keydown' && !(event instanceof MouseEvent && event.type === 'click' && event.detail === 0)
  isPressed = event.type === 'pointerdown'
  if (isTap) tappedAt = deviceNow()
  for (const restart of waiting) restart(isTap)
}
for (const name of ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'click'] as const)
  document.addEventListener(name, pressed, true)
