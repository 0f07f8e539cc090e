import { errorText } from '#web/api/errorText.ts'
import { takeIntents } from '#web/features/session/intents.ts'
import { addHeart } from '#web/features/wishlist/wishlist.ts'
import { fill, loadArea, textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'

/** Does once after sign-in what a guest's heart had asked for (NAV-027). */
export async function replayHearts(): Promise<void> {
  const hearts = takeIntents('heart')
  if (hearts.length === 0) return
  await loadArea('shop')
  for (const { productId } of hearts) await replay(productId)
}

async function replay(productId: string): Promise<void> {
  const t = textsNow('shop')
  try {
    const { name } = await addHeart(productId)
    toast.success(fill(t.wishlist.added, { name }))
  } catch (error) {
    toast.failure(errorText(error, t))
  }
}
