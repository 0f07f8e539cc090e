import { create } from 'zustand'
import { readText, writeText } from '#web/api/storage/device.ts'

/** Chromium's install event. Its `prompt` works only once, and only in response to a tap. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<unknown>
}

interface InstallOffer {
  readonly prompt: InstallPrompt | null
  /** The order beside which the hint may be shown. */
  readonly orderId: string | null
}

export const useInstallOffer = create<InstallOffer>()(() => ({ prompt: null, orderId: null }))

/** Storage key. It outlives a logout, because it holds nothing personal. */
const KEY = 'installHint'

/** Captures the browser's install event for the hint after an order, and suppresses the browser's own bar (PWA-009). */
export function captureInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstallOffer.setState({ prompt: event as InstallPrompt })
  })
  window.addEventListener('appinstalled', endInstallHint)
}

/** Allows the hint beside this order, unless it was shown before. */
export function offerInstallAfter(orderId: string): void {
  if (readText(KEY) === null) useInstallOffer.setState({ orderId })
}

/** Prevents the hint for all later orders. */
export const markInstallHintShown = (): boolean => writeText(KEY, 'shown')

/** Removes the hint for good, once the app was installed or the buyer declined or answered the browser's dialog. */
export function endInstallHint(): void {
  markInstallHintShown()
  useInstallOffer.setState({ prompt: null, orderId: null })
}
