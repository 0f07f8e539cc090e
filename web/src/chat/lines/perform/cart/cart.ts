import { undoAdd } from '#web/chat/guide/addCommands.ts'
import { goBack } from '#web/chat/guide/back/goBack.ts'
import { undoAnswer } from '#web/chat/guide/back/lastAnswer.ts'
import { showCart } from '#web/chat/guide/commands.ts'
import { append } from '#web/chat/transcript/append.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { takeBack } from '#web/features/cart/undo/lastChange.ts'
import { linesOf } from '../../cart/linesMeant.ts'
import type { Doers, Does, Heard } from '../heard.ts'
import { reply } from '../reply.ts'
import { changeCart, nameOf, replyWithCart, replyWithTotal, tellLines } from './cartLines.ts'

export const cart = {
  showCart: () => showCart(),
  tellCart: (act) => tellCart(act),
  tellTotal: ({ delivery }) => replyWithTotal(delivery),
  confirm: ({ question }) => append({ kind: 'confirm', question }),
  changeCart: ({ changes }) => changeCart(changes),
  undo: (_, heard) => undo(heard),
} satisfies Doers

function tellCart({ item, text = '', number }: Parameters<Does['tellCart']>[0]): void {
  const lines = linesToday()
  const named = item ? linesOf(item, text, lines) : lines
  if (item && named.length === 0) return reply('notInCart', { name: nameOf(item) }, 'cart')
  const isSo = named.some(({ quantity }) => quantity === number)
  tellLines(number === undefined ? 'cartNow' : isSo ? 'cartIs' : 'cartIsNot', lines, 'checkout')
}

/** What was taken out, put in or answered last, until a payment starts (CHAT-036). */
function undo({ asked, facts }: Heard): void {
  if (takeBack()) return replyWithCart()
  if (asked?.kind === 'added') {
    undoAdd(asked.productId, asked.quantity)
    return replyWithCart()
  }
  if (undoAnswer()) return
  if (facts?.checkoutRequested) goBack(asked)
  else reply('nothingToUndo')
}
