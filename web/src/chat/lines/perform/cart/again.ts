import type { Order } from '#contract/order.ts'
import { putInAgain } from '#web/chat/cards/orders/putInAgain.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { typeCheckout } from '#web/chat/guide/stepCommands.ts'
import { answerAsLastTime, orderUsual, usualOrder } from '#web/chat/guide/usual/orderUsual.ts'
import { answerOpenQuestion } from '#web/chat/transcript/append.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import type { ActHandlers, ThreadAndLine } from '../threadState.ts'

export const again = {
  orderAgain: async ({ order, lines, goesOn }, { facts }) => {
    await putInAgain(order, lines)
    if (!goesOn || cartCount(useCart.getState().lines) === 0) return
    if (facts?.checkoutRequested) unfoldLive()
    else typeCheckout()
  },
  orderUsual: (_, thread) => orderUsualOrItsAnswers(thread),
} satisfies Partial<ActHandlers>

/** During the checkout, earlier answers stay. At the review, and before the checkout, all answers are those of last time. */
const ANSWERED = /^(?:address|newAddress|transporters|method)$/

async function orderUsualOrItsAnswers({ asked }: ThreadAndLine): Promise<void> {
  const order = await usualOrder()
  if (order === null) reply('noOrders', {}, 'browse')
  else if (cartCount(useCart.getState().lines) === 0) await orderUsual(order)
  else await answerAsOrdered(order, asked !== null && ANSWERED.test(asked.kind))
}

/** Sets the answers of the last order for the goods in the cart. With `keeps`, answers already given stay. */
export async function answerAsOrdered(order: Order | null, keeps: boolean): Promise<void> {
  if (order === null) return
  if (draftNow().addressId === null && addressesNow().some(({ id }) => id === order.addressId)) answerOpenQuestion(order.addressId)
  await answerAsLastTime(order, keeps)
}
