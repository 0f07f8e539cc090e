import { leaveFailure } from '#web/features/payment/commands.ts'
import { forgetPendingCode } from '#web/features/session/signInCommands.ts'
import { type Card, type CardOf, isKnown } from '../../cards/card.ts'
import { type ChangeableKind, hasRole } from '../../cards/kinds.ts'
import { answerOpenQuestion } from '../../transcript/append.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { currentRun } from '../advance.ts'
import { browse, change, type Looked, lookAgain, showCart } from '../commands.ts'
import { say } from '../say.ts'
import { stopRegistering } from '../signIn/signedOut.ts'

/** Browsing cards in the order they are asked. */
const browsingKinds = ['welcome', 'categories', 'clarify', 'products', 'wishes', 'product', 'quantity'] as const
/** Checkout steps in the order they are asked. */
const checkoutKinds: readonly ChangeableKind[] = ['cart', 'address', 'delivery', 'transporters', 'method', 'payPhone']

/** Returns to the previous question, from the first one to the menu (CHAT-034). A waiting payment stays (CHAT-033). */
export function goBack(asked: Card | null): void {
  if (asked === null || !isKnown(asked)) return browse()
  switch (asked.kind) {
    case 'waiting':
    case 'stillChecking':
      return say('stillOpen')
    case 'failure':
      answerOpenQuestion(null)
      return void leaveFailure(asked.paymentId)
    case 'code':
      answerOpenQuestion(null)
      return forgetPendingCode()
    case 'register':
      answerOpenQuestion(null)
      return stopRegistering()
    case 'phone':
      return reopen('cart')
    case 'cartChanged':
      return showCart()
    case 'newAddress':
      return reopenBefore('address')
    case 'added':
    case 'cart':
      return showEarlierCard('product')
    case 'address':
    case 'delivery':
    case 'transporters':
    case 'method':
    case 'payPhone':
    case 'review':
      return reopenBefore(asked.kind)
    default:
      return hasRole(asked, 'browsing') ? showEarlierCard(asked.kind) : browse()
  }
}

function reopenBefore(kind: ChangeableKind | 'review'): void {
  const before = kind === 'review' ? checkoutKinds : checkoutKinds.slice(0, checkoutKinds.indexOf(kind))
  const step = before.findLast((one) => (one !== 'payPhone' && one !== 'transporters') || wasAsked(one))
  reopen(step ?? 'cart')
}

/** Skips the open question; the guide then asks the reopened one. */
function reopen(kind: ChangeableKind): void {
  answerOpenQuestion(null)
  change(kind)
}

/** Shows the last browsing card of this run that comes earlier on the way to a fish, or the menu. */
function showEarlierCard(kind: (typeof browsingKinds)[number]): void {
  const earlier: readonly string[] = browsingKinds.slice(1, Math.max(1, browsingKinds.indexOf(kind)))
  const card = cardsOfRun().findLast((one) => earlier.includes(one.kind))
  if (card) lookAgain(card as Looked)
  else browse()
}

const cardsOfRun = (): Card[] => {
  const { entries } = useTranscript.getState()
  return entries.flatMap(({ run, card }) => (run === currentRun(entries) && isKnown(card) ? [card] : []))
}
const wasAsked = (kind: CardOf<ChangeableKind>['kind']): boolean => cardsOfRun().some((card) => card.kind === kind)
