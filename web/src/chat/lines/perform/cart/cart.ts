import { goBack } from '#web/chat/guide/back/goBack.ts'
import { undoAnswer } from '#web/chat/guide/back/lastAnswer.ts'
import { openGoods } from '#web/chat/guide/commands.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { replyWithCart } from '#web/chat/guide/replyWithCart.ts'
import { kinds } from '#web/chat/kinds/kinds.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { takeBack } from '#web/features/cart/undo/lastChange.ts'
import { linesOf } from '../../cart/linesMeant.ts'
import type { ActHandlers, ThreadAndLine } from '../threadState.ts'
import { changeCart, nameOf, replyWithTotal } from './cartLines.ts'

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
