import { listOrders, type Order } from '#contract/order.ts'
import { newestFirst } from '#contract/rules/newestFirst.ts'
import { listTransporters } from '#contract/transporter.ts'
import { errorText } from '#web/api/errorText.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { readCached } from '#web/api/useCall.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { buyAgain } from '#web/features/cart/buyAgain.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { mergeChoices } from '#web/features/checkout/checkout.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { orderedLines } from '#web/features/orders/orders.ts'
import { personNow } from '#web/features/session/person.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { answerOpenQuestion } from '../../transcript/append.ts'
import { isAnswered, whenSaved } from '../../transcript/transcript.ts'
import { working } from '../../transcript/working.ts'
import { browse } from '../commands.ts'
import { say } from '../say.ts'
import { type LastChoices, lastChoices, lastOrder } from './lastTime.ts'

/** Returns the last order of the signed-in person that was not cancelled. Throws ApiError. */
export async function usualOrder(): Promise<Order | null> {
  return personNow() === null ? null : lastOrder(newestFirst(await readCached(listOrders, {})))
}

/** Adds the items of the last order at today's prices and reuses its answers where still possible (CHAT-145). `tapped` is the entry of the button (CHAT-043). */
export async function orderUsual(order: Order, tapped?: string): Promise<void> {
  await withLock('thread-add', async () => {
    if (tapped !== undefined && (await isAnswered(tapped))) return
    try {
      const { added, missing } = await working(() => buyAgain(orderedLines(order)))
      answerOpenQuestion('usual')
      if (missing.length > 0) say('leftOut', missing.join(', '))
      if (added === 0) browse()
      else await answerAsLastTime(order)
    } catch (error) {
      say('problem', errorText(error, textsNow()))
    }
    await whenSaved()
  })
}

const choicesNow = async (order: Order): Promise<LastChoices> => {
  const productIds = useCart.getState().lines.map(({ productId }) => productId)
  return lastChoices(order, productIds, { addresses: addressesNow(), transporters: await readCached(listTransporters, {}) })
}

/**
 * Sets address, delivery, transporters and method from the order, where still possible (CHAT-103). With `keeps`, choices already made stay.
 * Throws ApiError.
 */
export async function answerAsLastTime(order: Order, keeps = false): Promise<void> {
  const last = await choicesNow(order)
  const draft = draftNow()
  setChoices({ ...(keeps ? mergeChoices({ ...draft, ...last }, draft) : last), checkoutRequested: true })
}
