import { errorText } from '#web/api/errorText.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { readToday } from '#web/features/cart/today/readToday.ts'
import { dropIntent, takeIntents } from '#web/features/session/intents.ts'
import { addHeart } from '#web/features/wishlist/wishlistStore.ts'
import { fill, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { fishName } from '#web/ui/fishName.ts'
import { toastOf } from '#web/ui/toast.ts'
import { isRetriedLater } from './replayAdds.ts'

/** Adds to the wishlist, once after sign-in, the products a guest marked with a heart (NAV-027). */
export async function replayHearts(): Promise<void> {
  const hearts = takeIntents('heart')
  if (hearts.length === 0) return
  await importWhenOnline(() => loadBundle('shop'))
  for (const { id, productId } of hearts) await replay(id, productId)
}

async function replay(id: string, productId: string): Promise<void> {
  try {
    const product = await readToday(productId)
    addHeart(product)
    dropIntent(id)
    toastOf('wishlist').success(() => fill(textsNow('shop').wishlist.added, { name: fishName(product.name) }))
  } catch (error) {
    if (!isRetriedLater(error)) dropIntent(id)
    toastOf('wishlist').failure(() => errorText(error, textsNow()))
  }
}
