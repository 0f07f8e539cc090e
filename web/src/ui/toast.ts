import { create } from 'zustand'
import { TOAST_MOST, TOAST_OTHER, TOAST_SUCCESS } from '#contract/rules/constants.ts'
import { afterOnScreen, type Cancel, now } from '#web/api/time.ts'
import type { LiveText } from '#web/i18n/texts.ts'

export type Tone = 'success' | 'notice' | 'failure'
export interface Toast {
  id: number
  tone: Tone
  /** The text in the current language. */
  readonly text: string
  readonly action?: ToastAction | undefined
  /** The name of the action whose result the toast reports, if it was shown by `toastOf`. */
  readonly source?: string | undefined
}

/** A button in a toast; pressing it closes the toast. */
export interface ToastAction {
  label: LiveText
  run: () => void
  /** Milliseconds until the toast closes, if different from its tone's default; Infinity if only the user closes it. */
  stays?: number
}

/** The visible toasts, newest last; a 21st removes the oldest (CONST-014). */
export const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }))

const show = (tone: Tone, source?: string) => (text: LiveText, action?: ToastAction) => {
  const id = ++lastId
  const before = useToasts.getState().toasts
  for (const gone of before.slice(0, Math.max(0, before.length + 1 - TOAST_MOST))) dismissToast(gone.id)
  const shown = {
    id,
    tone,
    action,
    source,
    get text() {
      return text()
    },
  }
  if (shown.text === '') return () => {} // an error of an ended session (SEC-027)
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, shown] }))
  // A double tap shows the same failure twice: keep one. Successes are all shown.
  const same = (one: Toast) => tone !== 'success' && one.tone === tone && one.text === shown.text
  // A new result of the same action replaces its earlier failures and notices.
  const over = (one: Toast) => source !== undefined && one.source === source && one.tone !== 'success'
  for (const one of before) if (same(one) || over(one)) dismissToast(one.id)
  startTimer(id, action?.stays ?? (tone === 'success' ? TOAST_SUCCESS : TOAST_OTHER))
  return () => dismissToast(id)
}

const toastsFor = (source?: string) =>
  ({ success: show('success', source), notice: show('notice', source), failure: show('failure', source) }) as const

/** Shows a result: a success for 2 s, anything else for 4 s (CONST-013). Returns a function that removes the toast. */
export const toast = toastsFor()

/** Shows results of the named action. A new result removes the action's earlier failures and notices. */
export const toastOf = (action: string) => toastsFor(action)

export function dismissToast(id: number): void {
  timers.get(id)?.cancel()
  timers.delete(id)
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }))
  // Removing the last toast fires neither pointerleave nor focusout.
  if (useToasts.getState().toasts.length === 0) isPaused = false
}

/** Pauses the timers of all toasts while one is hovered or focused (A11Y-007); `resumeToasts` resumes them. */
export function pauseToasts(): void {
  if (isPaused) return
  isPaused = true
  for (const timer of timers.values()) {
    timer.cancel()
    timer.left = Math.max(0, timer.left - (now() - timer.since))
    timer.since = now()
  }
}

export function resumeToasts(): void {
  isPaused = false
  for (const [id, timer] of timers) startTimer(id, timer.left)
}

let lastId = 0
let isPaused = false
const timers = new Map<number, { cancel: Cancel; since: number; left: number }>()

function startTimer(id: number, ms: number): void {
  timers.get(id)?.cancel()
  const cancel = isPaused || ms === Number.POSITIVE_INFINITY ? () => {} : afterOnScreen(ms, () => dismissToast(id))
  timers.set(id, { cancel, since: now(), left: ms })
}
