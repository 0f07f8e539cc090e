import { useEffect } from 'react'
import { serverAnswers } from '#web/api/lazyImport.ts'
import { afterOnScreen, afterPaint, type Cancel } from '#web/api/time.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { toastOf, useToasts } from './toast.ts'

/** Asked of a payment that waits, in ms. */
const LOOK_AGAIN = 5_000
const PROMPT = 'update'

let isOffered = false
let apply: () => void | Promise<void> = reloadPage
let mustWait = (): boolean => false
/** How many places on screen offer it themselves. */
let places = 0
let hide = (): void => {}
let again: Cancel = () => {}
/** Fired before the page is loaded anew, to keep what is half typed. */
export const BEFORE_UPDATE = 'beforeupdate'

/**
 * Says that a new version is ready, once, until its reader updates or dismisses it. Nothing reloads by itself, and nothing is said while
 * a payment waits (PWA-007). `by` switches this tab to the new version.
 */
export function offerUpdate(by: () => void | Promise<void> = reloadPage): void {
  apply = by
  isOffered = true
  // A place on screen that offers it itself is drawn first.
  afterPaint(show)
}

/** Holds the prompt back, and the update itself, as long as this is true. */
export function holdUpdateWhile(isBusy: () => boolean): void {
  mustWait = isBusy
}

/** Switches this tab to the new version, unless a payment waits. */
export async function update(): Promise<void> {
  if (mustWait()) {
    toastOf(PROMPT).notice(() => textsNow().errors.updateLater)
    return showLater()
  }
  window.dispatchEvent(new Event(BEFORE_UPDATE))
  await apply()
}

/** Takes the toast away as long as a place on screen offers the same. */
export function useUpdateInPlace(isIn: boolean): void {
  useEffect(() => {
    if (!isIn) return
    places++
    hide()
    return () => {
      places--
      show()
    }
  }, [isIn])
}

function show(): void {
  if (!isOffered || places > 0 || useToasts.getState().toasts.some(({ of }) => of === PROMPT)) return
  if (mustWait()) return showLater()
  const action = { label: () => textsNow().errors.update, run: () => void update(), stays: Number.POSITIVE_INFINITY }
  hide = toastOf(PROMPT).notice(() => textsNow().errors.newVersion, action)
}

function showLater(): void {
  again()
  again = afterOnScreen(LOOK_AGAIN, show)
}

/** Without an answer the page stays as it is: the browser's own error page would take its place. */
export async function reloadPage(): Promise<void> {
  if (await serverAnswers()) return window.location.reload()
  toastOf(PROMPT).failure(() => textsNow().errors.offline)
  showLater()
}
