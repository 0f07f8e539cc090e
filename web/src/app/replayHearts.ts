import { errorText } from '#web/api/errorText.ts'
import { takeIntents } from '#web/features/session/intents.ts'
import { addHeart } from '#web/features/wishlist/wishlist.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'

/** Adds once after sign-in what a guest of this tab had put a heart on (NAV-027, CHAT-092). */
export async function replayHearts(): Promise<void> {
  for (const { productId } of takeIntents('heart')) {
    try {
      await addHeart(productId)
    } catch (error) {
      toast.failure(errorText(error, textsNow()))
    }
  }
}
