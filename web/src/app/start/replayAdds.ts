import type { Product } from '#contract/catalogue.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { lineLimit } from '#web/features/cart/cart.ts'
import { addToCart } from '#web/features/cart/cartStore.ts'
import { readToday } from '#web/features/cart/today/readToday.ts'
import { dropIntent, isFresh, type StoredAdd, type StoredIntent, setReplaying, takeIntents } from '#web/features/session/intents.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { fishName } from '#web/ui/fishName.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * Adds to the cart, once after sign-in, the products that a guest of this tab added on a page (NAV-026). Adds from the thread
 * don't need a sign-in; an earlier version stored them, so they are added too (CHAT-091).
 */
export async function replayAdds(): Promise<void> {
  const signedIn = useSession.getState().token !== null
  const adds = takeIntents('add', (add) => add.from === '/chat' || (signedIn && isFresh(add)))
  if (adds.length === 0) return
  setReplaying(true)
  try {
    for (const add of adds) await replay(add)
  } finally {
    setReplaying(false)
  }
}

async function replay({ id, productId, quantity }: StoredAdd & StoredIntent): Promise<void> {
  try {
    const product = await readToday(productId)
    const { addedQuantity, capped } = addToCart(product, quantity)
    dropIntent(id)
    if (addedQuantity > 0) toast.success(() => textsNow().common.addedToCart)
    if (capped) await toastLimit(product)
  } catch (error) {
    if (!isRetriedLater(error)) dropIntent(id)
    toast.failure(() => errorText(error, textsNow()))
  }
}

/**
 * True if there was no response, e.g. because the page was left, or if the session ended. The next page load or sign-in in this tab tries
 * again.
 */
export const isRetriedLater = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status === 401)

/** Shows a toast if less than the chosen quantity was added (PROD-007). */
async function toastLimit(product: Product): Promise<void> {
  await loadBundle('shop')
  const n = lineLimit(product)
  toast.notice(() => fill(textsNow('shop').cart[n > 0 ? 'atMost' : 'soldOut'], { name: fishName(product.name), n }))
}
