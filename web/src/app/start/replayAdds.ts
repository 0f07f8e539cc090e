import type { Product } from '#contract/catalogue.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { addToCart, lineLimit } from '#web/features/cart/cart.ts'
import { readToday } from '#web/features/cart/today/readToday.ts'
import { dropIntent, type StoredAdd, type StoredIntent, setReplaying, takeIntents } from '#web/features/session/intents.ts'
import { fill, loadArea, textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'
import { isChat } from '../places.ts'

/** Does once after sign-in what a guest of this tab had asked for (NAV-026). In the thread its card tells (CHAT-091). */
export async function replayAdds(): Promise<void> {
  const told = !isChat(window.location.pathname)
  const adds = takeIntents('add')
  if (adds.length === 0) return
  setReplaying(true)
  try {
    for (const add of adds) await replay(add, told)
  } finally {
    setReplaying(false)
  }
}

async function replay({ id, productId, quantity }: StoredAdd & StoredIntent, told: boolean): Promise<void> {
  try {
    const product = await readToday(productId)
    const { addedQuantity, capped } = addToCart(product, quantity)
    dropIntent(id)
    if (!told) return
    if (addedQuantity > 0) toast.success(textsNow().common.addedToCart)
    if (capped) await tellLimit(product)
  } catch (error) {
    if (!isOpen(error)) dropIntent(id)
    toast.failure(errorText(error, textsNow()))
  }
}

/** No answer came, as when the page is left, or the session had ended: the tab's next page or sign-in does it. */
export const isOpen = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status === 401)

/** PROD-007: less came into the cart than was asked for, and why. */
async function tellLimit(product: Product): Promise<void> {
  await loadArea('shop')
  const { cart } = textsNow('shop')
  const n = lineLimit(product)
  toast.notice(fill(n > 0 ? cart.atMost : cart.soldOut, { name: product.name, n }))
}
