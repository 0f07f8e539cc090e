import { create } from 'zustand'
import { readText, writeText } from '#web/api/storage/device.ts'

/** Chromium's event: its `prompt` may be called once, in a tap. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<unknown>
}

interface InstallOffer {
  readonly prompt: InstallPrompt | null
  /** The order beside which the hint is shown. */
  readonly orderId: string | null
}

export const useInstallOffer = create<InstallOffer>()(() => ({ prompt: null, orderId: null }))

/** On the device for good, whoever is signed in: it says nothing about a person. */
const KEY = 'installHint'

/** Keeps the browser's offer for the hint after an order, which takes the place of the browser's own bar (PWA-009). */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstallOffer.setState({ prompt: event as InstallPrompt })
  })
  window.addEventListener('appinstalled', endInstallHint)
}

/** The hint may be shown beside this order, unless it was shown before. */
export function offerInstallAfter(orderId: string): void {
  if (readText(KEY) === null) useInstallOffer.setState({ orderId })
}

/** From now on no other order brings the hint. */
export const markInstallHintShown = (): boolean => writeText(KEY, 'shown')

/** Installed, declined or answered in the browser's own dialog: the hint does not come again. */
export function endInstallHint(): void {
  markInstallHintShown()
  useInstallOffer.setState({ prompt: null, orderId: null })
}
