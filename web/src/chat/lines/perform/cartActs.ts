import type { Order } from '#contract/order.ts'
import { cartTotal, formatTzs } from '#contract/rules/money.ts'
import { putInAgain } from '#web/chat/cards/orders/putInAgain.ts'
import { goBack } from '#web/chat/guide/back/goBack.ts'
import { undoAnswer } from '#web/chat/guide/back/lastAnswer.ts'
import { openGoods } from '#web/chat/guide/commands.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { namesOfLines, replyWithCart } from '#web/chat/guide/replyWithCart.ts'
import { say } from '#web/chat/guide/say.ts'
import { typeCheckout } from '#web/chat/guide/stepCommands.ts'
import { answerAsLastTime, orderUsual, usualOrder } from '#web/chat/guide/usual/orderUsual.ts'
import { capitalized } from '#web/chat/kinds/capitalized.ts'
import { asFish, type Fact, inRow } from '#web/chat/kinds/fact.ts'
import { kinds } from '#web/chat/kinds/kinds.ts'
import { answerOpenQuestion } from '#web/chat/transcript/append.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { cartCount, lineLimit } from '#web/features/cart/cart.ts'
import { removeLine, setQuantity, useCart } from '#web/features/cart/cartStore.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { changeLines, takeBack } from '#web/features/cart/undo/lastChange.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { slipOf } from '#web/features/checkout/slip.ts'
import type { CartChange } from '../act.ts'
import { linesOf } from '../goods/linesMeant.ts'
import type { Item } from '../lexicon/Understood.ts'
import type { ActHandlers, ThreadAndLine } from './threadState.ts'

export const cart = {
  showCart: () => showCart(),
  tellCart: (act) => tellCart(act),
  tellTotal: ({ delivery }) => replyWithTotal(delivery),
  changeCart: ({ changes }) => changeCart(changes),
  undo: (_, thread) => undo(thread),
} satisfies Partial<ActHandlers>

export function showCart(): void {
  if (!openGoods()) replyWithCart()
}

function tellCart({ item, text = '' }: Parameters<ActHandlers['tellCart']>[0]): void {
  if (item && linesOf(item, text, linesToday()).length === 0) reply('notInCart', { name: nameOf(item) }, 'cart')
  else replyWithCart()
}

/** Undoes the last removal, addition or answer, until a payment starts (CHAT-036). On the slip, the reply says what it then comes to (CHAT-179). */
function undo({ asked, facts }: ThreadAndLine): void {
  if (takeBack()) return replyWithCart()
  const isOnSlip = asked !== null && kinds[asked.kind].goal === 'slip'
  if (undoAnswer()) {
    if (isOnSlip) replyWithTotal()
    return unfoldLive()
  }
  // On the slip, the step before would take out the address, which may not be what was put in last.
  if (facts?.checkoutRequested && !isOnSlip) goBack(asked)
  else reply('nothingToUndo')
}

/** Sets quantities, which `Undo` can reverse, and tells what is in the cart or what was removed. */
function changeCart(changes: readonly CartChange[]): void {
  const { lines } = useCart.getState()
  const found = lines.flatMap((line) =>
    changes.filter(({ productId }) => productId === line.productId).map(({ quantity }) => ({ line, quantity })),
  )
  if (found.length === 0) return
  changeLines(() => {
    for (const { line, quantity } of found) {
      const most = lineLimit(line.product)
      if (quantity < 1) removeLine(line.productId)
      else if (quantity > most) say('onlyUpTo', String(most))
      else setQuantity(line.productId, quantity)
    }
  })
  if (found.some(({ quantity }) => quantity > 0)) return replyWithCart('undo')
  const list = inRow(namesOfLines(found.map(({ line }) => line)), ', ')
  reply('removed', { list, total: formatTzs(cartTotal(linesToday())) }, 'undo', 'cart')
}

/** Returns the name in both languages: `Octopus`, in Swahili `Pweza`. */
export const nameOf = ({ fish, search }: Item): Fact => asFish(`${capitalized(fish)} (${capitalized(search)})`)

/**
 * Tells the total with delivery, for the option mentioned, the chosen one or else Standard, and the part to pay now by phone. It names the
 * option unless it is the chosen one.
 */
export function replyWithTotal(named?: 'standard' | 'express'): void {
  const lines = linesToday()
  if (lines.length === 0) return reply('cartEmpty', {}, 'browse')
  const draft = draftNow()
  const { option, isCash, ...sums } = slipOf(lines, { ...draft, ...(named && { deliveryOption: named }) })
  const about = { total: formatTzs(sums.total), subtotal: formatTzs(sums.subtotal), fee: formatTzs(sums.fee) }
  if (!named && draft.deliveryOption) return reply(isCash ? 'totalCash' : 'total', about, 'checkout', 'cart')
  const delivery = { key: option === 'express' ? 'wayExpress' : 'wayStandard' }
  reply(isCash ? 'totalWithCash' : 'totalWith', { ...about, delivery }, 'checkout', 'cart')
}

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
async function answerAsOrdered(order: Order | null, keeps: boolean): Promise<void> {
  if (order === null) return
  if (draftNow().addressId === null && addressesNow().some(({ id }) => id === order.addressId)) answerOpenQuestion(order.addressId)
  await answerAsLastTime(order, keeps)
}
