import { useEffect, useState } from 'react'
import { afterOnScreen, type Cancel, deviceNow } from '#web/api/time.ts'

/** How long a step must be shown without a press before it can be taken, in milliseconds (SELL-020). */
const REST = 1_000

let isPressed = false
let takenAt = Number.NEGATIVE_INFINITY
const waiting = new Set<() => void>()

/** Records that a step was taken: a step that appears within the next second, e.g. in a dialog, must wait like a successor. */
export function stepTaken(): void {
  takenAt = deviceNow()
}

/**
 * Returns whether a button may act. The step that is shown at first may be taken at once. Its successor in the same place must first be
 * shown for a second in which no finger touched the screen and no key was pressed, so that a second tap can't take it (SELL-020).
 */
export function useArmed(step: string): boolean {
  const [armed, setArmed] = useState(() => (deviceNow() - takenAt < REST ? null : step))
  const isArmed = armed === step
  useEffect(() => {
    if (isArmed) return
    let cancel: Cancel = () => {}
    const restart = () => {
      cancel()
      if (!isPressed) cancel = afterOnScreen(REST, () => setArmed(step))
    }
    restart()
    waiting.add(restart)
    return () => {
      waiting.delete(restart)
      cancel()
    }
  }, [step, isArmed])
  return isArmed
}

const pressing = (pressed: boolean) => () => {
  isPressed = pressed
  for (const restart of waiting) restart()
}
for (const name of ['pointerup', 'pointercancel', 'keydown'] as const) document.addEventListener(name, pressing(false), true)
document.addEventListener('pointerdown', pressing(true), true)
