import { importWhenOnline } from '#web/api/lazyImport.ts'
import { startSendingMoves } from '#web/features/deliveries/outbox/moves.ts'
import { addAreas, loadArea } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'

/** Loads the texts of the toasts, then sends the queued status changes. */
export async function startMoves(): Promise<void> {
  addAreas(transporterTexts)
  await importWhenOnline(() => loadArea('transporter'))
  startSendingMoves()
}
