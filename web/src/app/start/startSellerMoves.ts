import { importWhenOnline } from '#web/api/lazyImport.ts'
import { startSendingMoves } from '#web/features/sellerOrders/moves.ts'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles, loadBundle } from '#web/i18n/texts.ts'

/** Loads the texts of the toasts, then sends the status changes that an earlier page left. */
export async function startSellerMoves(): Promise<void> {
  addBundles(sellerTexts)
  await importWhenOnline(() => loadBundle('sellerOrders'))
  startSendingMoves()
}
