import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { takeBack } from '#web/features/cart/undo/lastChange.ts'
import { chooseLanguage } from '#web/i18n/texts.ts'
import { undoAdd } from '../../guide/addCommands.ts'
import { goBack } from '../../guide/back/goBack.ts'
import { undoAnswer } from '../../guide/back/lastAnswer.ts'
import * as command from '../../guide/commands.ts'
import { say } from '../../transcript/append.ts'
import { tellRunOut, tellWithdraw } from '../topics/openRequest.ts'
import { replyWithCart } from './goods/cartLines.ts'
import { addByLine, listOf } from './question/list/openWish.ts'
import { repair } from './repair.ts'
import { reply } from './reply.ts'
import { isBuying, type Talk } from './Talk.ts'

/** Free text alone never pays or orders: it brings the next question, at last the review (CHAT-044). */
export async function checkout(talk: Talk): Promise<void> {
  const { facts } = talk
  if (talk.waiting || facts?.payment) return repair(talk, true)
  if (talk.asked?.kind === 'wishes') {
    if (listOf(talk.asked)) return repair(talk, true)
    await addByLine()
  }
  if (cartCount(useCart.getState().lines) === 0) {
    // So many of a fish are wanted, and which of its kinds is still to be said.
    if (listOf(talk.asked)?.quantity !== undefined) return repair(talk, true)
    return reply('cartEmpty', {}, 'browse')
  }
  if (facts?.checkoutRequested) return repair(talk, true)
  command.typeCheckout()
}

export const goBackFrom = ({ waiting, openQuestion }: Talk): void => (waiting ? stillOpen() : goBack(openQuestion))
function stillOpen(): void {
  if (!tellRunOut()) say('stillOpen')
}

/** What was taken out, put in or answered last, until a payment starts (CHAT-036). */
export function undo(talk: Talk): unknown {
  const { openQuestion, waiting, facts } = talk
  if (waiting) return stillOpen()
  if (takeBack()) return replyWithCart()
  if (openQuestion?.kind === 'added') {
    undoAdd(openQuestion.productId, openQuestion.quantity)
    return replyWithCart()
  }
  if (!facts?.payment && undoAnswer()) return
  return isBuying(talk) && !facts?.payment ? goBack(openQuestion) : reply('nothingToUndo')
}

/** Never means pay (CHAT-135). */
export function withdraw({ waiting, meant, facts }: Talk): void {
  if (waiting) return meant.topic === 'cancelPayment' ? tellWithdraw() : stillOpen()
  if (facts?.checkoutRequested) return command.stopCheckout()
  if (meant.topic === 'cancelPayment') return reply('nonePending')
  command.browse()
}

export async function speak(language: 'en' | 'sw'): Promise<void> {
  await chooseLanguage(language)
  reply('language')
}
