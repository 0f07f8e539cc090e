import { useEffect } from 'react'
import { isServerReachable } from '#web/api/lazyImport.ts'
import { afterOnScreen, afterPaint, type Cancel } from '#web/api/time.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { toastOf, useToasts } from './toast.ts'

/** How often to check whether a payment is still running, in milliseconds. */
const RETRY_AFTER = 5_000
const PROMPT = 'update'

let isOffered = false
let apply: () => void | Promise<void> = reloadPage
let isHeldBack = (): boolean => false
/** The number of components on screen that offer the update themselves. */
let inPlaceCount = 0
let hidePrompt = (): void => {}
let cancelRetry: Cancel = () => {}
/** The event fired before the page reloads, so that half-typed input gets stored. */
export const BEFORE_UPDATE = 'beforeupdate'

/**
 * Offers a new version in one toast, which stays until the user updates or closes it. The page never reloads on its own, and
 * nothing is offered during a payment (PWA-007). `switchVersion` switches this tab to the new version.
 */
export function offerUpdate(switchVersion: () => void | Promise<void> = reloadPage): void {
  apply = switchVersion
  isOffered = true
  // Wait for a paint: a component that offers the update itself may be rendered first.
  afterPaint(showPrompt)
}

/** Sets a check. While `isBusy` returns true, no update is offered or carried out. */
export function holdUpdateWhile(isBusy: () => boolean): void {
  isHeldBack = isBusy
}

/** Switches this tab to the new version, unless a payment is running. */
export async function update(): Promise<void> {
  if (isHeldBack()) {
    toastOf(PROMPT).notice(() => textsNow().errors.updateLater)
    return schedulePrompt()
  }
  window.dispatchEvent(new Event(BEFORE_UPDATE))
  await apply()
}

/** Removes the toast while the calling component offers the update itself. */
export function useUpdateInPlace(isIn: boolean): void {
  useEffect(() => {
    if (!isIn) return
    inPlaceCount++
    hidePrompt()
    return () => {
      inPlaceCount--
      showPrompt()
    }
  }, [isIn])
}

function showPrompt(): void {
  if (!isOffered || inPlaceCount > 0 || useToasts.getState().toasts.some(({ source }) => source === PROMPT)) return
  if (isHeldBack()) return schedulePrompt()
  const action = { label: () => textsNow().errors.update, run: () => void update(), stays: Number.POSITIVE_INFINITY }
  hidePrompt = toastOf(PROMPT).notice(() => textsNow().errors.newVersion, action)
}

function schedulePrompt(): void {
  cancelRetry()
  cancelRetry = afterOnScreen(RETRY_AFTER, showPrompt)
}

/** Reloads only if the server responds; otherwise the browser's error page would replace the app. */
export async function reloadPage(): Promise<void> {
  if (await isServerReachable()) return window.location.reload()
  toastOf(PROMPT).failure(() => textsNow().errors.offline)
  schedulePrompt()
}
