import { create } from 'zustand'
import { TOAST_MOST, TOAST_OTHER, TOAST_SUCCESS } from '#contract/rules/constants.ts'
import { afterOnScreen, type Cancel, now } from '#web/api/time.ts'
import type { LiveText } from '#web/i18n/texts.ts'

export type Tone = 'success' | 'notice' | 'failure'
export interface Toast {
  id: number
  tone: Tone
  /** In the language of now. */
  readonly text: string
  readonly action?: ToastAction | undefined
  /** The action it reports the result of, if it says so. */
  readonly of?: string | undefined
}

/** A button in a toast, which it closes. */
export interface ToastAction {
  label: LiveText
  run: () => void
  /** How long the toast stays, in ms, if not as long as others of its tone; Infinity until it is tapped or dismissed. */
  stays?: number
}

/** The toasts on screen, newest last; beyond 20 the oldest is removed (CONST-014). */
export const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }))

const show = (tone: Tone, of?: string) => (text: LiveText, action?: ToastAction) => {
  const id = ++last
  const before = useToasts.getState().toasts
  for (const gone of before.slice(0, Math.max(0, before.length + 1 - TOAST_MOST))) dismissToast(gone.id)
  const shown = {
    id,
    tone,
    action,
    of,
    get text() {
      return text()
    },
  }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, shown] }))
  // What a double tap says twice is said once; each success counts.
  const same = (one: Toast) => tone !== 'success' && one.tone === tone && one.text === shown.text
  // What went wrong before is over once the action has another result.
  const over = (one: Toast) => of !== undefined && one.of === of && one.tone !== 'success'
  for (const one of before) if (same(one) || over(one)) dismissToast(one.id)
  leave(id, action?.stays ?? (tone === 'success' ? TOAST_SUCCESS : TOAST_OTHER))
  return () => dismissToast(id)
}

const reporting = (of?: string) => ({ success: show('success', of), notice: show('notice', of), failure: show('failure', of) }) as const

/** Reports a result: a success stays 2 s, anything else 4 s (CONST-013). Returns what takes the toast away again. */
export const toast = reporting()

/** Reports a result of the action named so: its earlier failures and notices go, so that one result is shown at a time. */
export const toastOf = (action: string) => reporting(action)

export function dismissToast(id: number): void {
  timers.get(id)?.cancel()
  timers.delete(id)
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }))
  // The last one takes pointer and focus along without a word.
  if (useToasts.getState().toasts.length === 0) held = false
}

/** Stops the time of all toasts, while one is under the pointer or has the focus (A11Y-007); `releaseToasts` lets the rest run on. */
export function holdToasts(): void {
  if (held) return
  held = true
  for (const timer of timers.values()) {
    timer.cancel()
    timer.left = Math.max(0, timer.left - (now() - timer.since))
    timer.since = now()
  }
}

export function releaseToasts(): void {
  held = false
  for (const [id, timer] of timers) leave(id, timer.left)
}

let last = 0
let held = false
const timers = new Map<number, { cancel: Cancel; since: number; left: number }>()

function leave(id: number, ms: number): void {
  timers.get(id)?.cancel()
  const cancel = held || ms === Number.POSITIVE_INFINITY ? () => {} : afterOnScreen(ms, () => dismissToast(id))
  timers.set(id, { cancel, since: now(), left: ms })
}
