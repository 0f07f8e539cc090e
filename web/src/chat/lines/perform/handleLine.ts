import { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { askCancel } from '#web/chat/cards/orders/askCancel.ts'
import { askComplaint } from '#web/chat/cards/orders/askComplaint.ts'
import { showCard } from '#web/chat/guide/commands.ts'
import { say } from '#web/chat/guide/say.ts'
import { signInFor } from '#web/chat/guide/signIn/signInFor.ts'
import { append } from '#web/chat/transcript/append.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { textsNow } from '#web/i18n/texts.ts'
import type { Act } from '../act.ts'
import { actsOf, type Decision, decide } from '../decide.ts'
import { mayHaveMachineText } from '../read/pasted.ts'
import { readLine } from '../read/read.ts'
import { account } from './accountActs.ts'
import { address } from './addressActs.ts'
import { again, cart } from './cartActs.ts'
import { askWhich, checkout, choose, notes } from './checkoutActs.ts'
import { goods } from './goodsActs.ts'
import { takeMachineText } from './machineText.ts'
import { momentNow, offeredAt } from './momentNow.ts'
import { loadNeeded } from './neededData.ts'
import { hasCardNow } from './ordersNow.ts'
import { lookAtPayment, tell } from './paymentActs.ts'
import { repairOrHelp } from './repair.ts'
import type { ActHandlers, ThreadAndLine } from './threadState.ts'

/**
 * Reads a line, decides and performs it. Returns false if no move fits and the open question was repeated. Throws the network failure of a
 * line that may be sent later; for any other line, the thread says at once that nothing was sent (CHAT-067, CHAT-068).
 */
export async function handleLine(typed: ThreadAndLine): Promise<boolean> {
  const words = mayHaveMachineText(typed.line) ? takeMachineText(typed) : typed.line
  if (words === null) return true
  const thread = { ...typed, line: words }
  const line = readLine(words)
  const moment = momentNow(thread, await offeredAt(line, thread))
  const decided = decide(line, moment)
  // A line that waited doesn't answer the question that is open now (CHAT-067).
  const decisions = thread.hasWaited ? decided.map((one) => (one.move?.neverWaits ? { ...one, id: null, move: null } : one)) : decided
  try {
    await perform(actsOf(decisions, moment, await loadNeeded(decisions, thread)), thread)
  } catch (error) {
    tellFailure(error, mayWait(decisions))
  }
  return decisions.some(({ move }) => move !== null)
}

function tellFailure(error: unknown, waits: boolean): void {
  if (!(error instanceof ApiError) || (error.status === 0 && waits)) throw error
  if (error.status === 0) say('nothingSent')
  else say('problem', errorText(error, textsNow()))
}

/** A line may wait for the network only if no move in it has `neverWaits` and it asks for no cancellation. */
const mayWait = (decisions: readonly Decision[]): boolean =>
  !decisions.some(({ clause, move }) => clause.worries === 'cancel' || move?.neverWaits === true)

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
