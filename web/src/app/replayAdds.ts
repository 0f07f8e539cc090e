import { getProduct } from '#contract/catalogue.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { addToCart } from '#web/features/cart/cart.ts'
import { type StoredAdd, setReplaying, takeIntents } from '#web/features/session/intents.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'
import { isChat } from './places.ts'

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

async function replay({ productId, quantity }: StoredAdd, told: boolean): Promise<void> {
  try {
    const product = await send(getProduct, { params: { id: productId } })
    const { addedQuantity } = addToCart(product, quantity)
    if (addedQuantity > 0 && told) toast.success(textsNow().session.addedToCart)
  } catch (error) {
    toast.failure(errorText(error, textsNow()))
  }
}
