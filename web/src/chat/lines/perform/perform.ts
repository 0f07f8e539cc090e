import { askCancel } from '#web/chat/cards/orders/askCancel.ts'
import { askComplaint } from '#web/chat/cards/orders/askComplaint.ts'
import { showCard } from '#web/chat/guide/commands.ts'
import { say } from '#web/chat/guide/say.ts'
import { signInFor } from '#web/chat/guide/signIn/signInFor.ts'
import { append } from '#web/chat/transcript/append.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import type { Act } from '../act.ts'
import { account } from './account.ts'
import { address } from './address.ts'
import { again } from './cart/again.ts'
import { cart } from './cart/cart.ts'
import { checkout } from './checkout.ts'
import { askWhich, choose } from './choose.ts'
import { goods } from './goods/goods.ts'
import { repairOrHelp } from './helpFor.ts'
import { notes } from './notes.ts'
import { hasCardNow } from './orders/orderShown.ts'
import { lookAtPayment, tell } from './payment.ts'
import type { ActHandlers, ThreadAndLine } from './threadState.ts'

/** Performs the acts of a line. No other folder of `lines/` changes anything. */
export async function perform(acts: readonly Act[], thread: ThreadAndLine): Promise<void> {
  // Both parts of `any others? I don't like these` ask for the same card.
  const isDone = (act: Act, at: number) => act.do === 'open' && acts.slice(0, at).some((one) => JSON.stringify(one) === JSON.stringify(act))
  for (const act of acts.filter((one, at) => !isDone(one, at)))
    await (handlers[act.do] as (act: Act, thread: ThreadAndLine) => unknown)(act, thread)
}

const handlers: ActHandlers = {
  ...goods,
  ...cart,
  ...again,
  ...address,
  ...account,
  ...checkout,
  ...notes,
  tell: ({ text, facts, replies }) => tell(text, facts, ...replies),
  askAgain: () => unfoldLive(),
  askWhich: (_, thread) => askWhich(thread),
  notUnderstood: (_, thread) => repairOrHelp(thread),
  lookAtPayment: ({ paymentId }) => lookAtPayment(paymentId),
  confirmCancel: ({ order }) => askCancel(order),
  complain: ({ about }) => askComplaint(about),
  say: ({ text, about }) => say(text, about),
  open: ({ card }) => {
    if (card.kind === 'categories' || card.kind === 'products') return showCard(card)
    if (card.kind === 'orders' || card.kind === 'wishlist') return append(signInFor(card))
    // The order's card or receipt may already be the newest entry.
    if (card.kind !== 'tracking' || !hasCardNow(card.orderId)) append(card)
  },
  choose: ({ chosen }, thread) => choose(chosen, thread),
}
