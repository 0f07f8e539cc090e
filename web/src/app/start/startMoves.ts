import { importWhenOnline } from '#web/api/lazyImport.ts'
import { startSendingMoves } from '#web/features/deliveries/outbox/moves.ts'
import { addBundles, loadBundle } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'

/** Loads the texts of the toasts, then sends the queued status changes. */
export async function startMoves(): Promise<void> {
  addBundles(transporterTexts)
  await importWhenOnline(() => loadBundle('transporter'))
  startSendingMoves()
}
