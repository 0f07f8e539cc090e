import { useEffect, useState } from 'react'
import { afterOnScreen, type Cancel, deviceNow } from '#web/api/time.ts'

/** How long a step must be shown without a press before it can be taken, in milliseconds (SELL-020). */
const REST = 1_000

let isPressed = false
let pressedAt = Number.NEGATIVE_INFINITY
const waiting = new Set<() => void>()

/**
 * Returns whether a button may act. A button that was there before the press may be pressed at once. One that a press has brought, or
 * that does something else than before, must first be shown for a second in which no finger touched the screen and no key was pressed,
 * so that a second tap can't press it (SELL-020).
 */
export function useArmed(step: string): boolean {
  const [armed, setArmed] = useState(() => (isPressed || deviceNow() - pressedAt < REST ? null : step))
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
  pressedAt = deviceNow()
  for (const restart of waiting) restart()
}
// The frames of the first views are drawn without a document.
if (typeof document !== 'undefined') {
  for (const name of ['pointerup', 'pointercancel', 'keydown', 'click'] as const) document.addEventListener(name, pressing(false), true)
  document.addEventListener('pointerdown', pressing(true), true)
}
