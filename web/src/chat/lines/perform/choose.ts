import { addProduct } from '#web/chat/guide/addCommands.ts'
import { lastReplyText, reply } from '#web/chat/guide/reply.ts'
import type { Accepts } from '#web/chat/kinds/kinds.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import type { Chosen } from '../line.ts'
import { replyWithTotal } from './cart/cartLines.ts'
import { fishIn } from './momentNow.ts'
import { acceptsOf, chooseOption } from './question/questions.ts'
import { repair } from './question/repair.ts'
import { storeChoices } from './question/storeChoices.ts'
import { isBuying, type ThreadState } from './threadState.ts'

/** Answers the open question like its button and stores the other answers of the line. At the review, the total or method is told (CHAT-054). */
export async function choose(chosen: Chosen, thread: ThreadState): Promise<void> {
  const { delivery, method, carrier, amount } = chosen
  storeChoices(chosen)
  const fish = fishIn(thread)
  if (fish !== null && amount !== undefined) return void (await addProduct(fish.productId, amount))
  if (!isBuying(thread)) return confirm(chosen)
  const accepts = acceptsOf(thread)
  const answers: Partial<Record<Accepts, string | undefined>> = { delivery, transporters: carrier, method }
  const answer = accepts && answers[accepts]
  if (accepts && answer) return void (await chooseOption[accepts](answer, thread))
  if (method && lastReplyText() !== 'payOnDelivery') tellMethod(method)
  // With cash on delivery, the payer's number that was asked for isn't needed.
  if (thread.asked?.kind === 'payPhone' && method === 'cash_on_delivery') return
  if (accepts !== 'change') return repair(thread, true)
  if (delivery) replyWithTotal()
  unfoldLive()
}

/** Confirms a choice that is made before the checkout has begun to ask. */
function confirm({ delivery, method }: Chosen): void {
  if (delivery && linesToday().length > 0) replyWithTotal()
  if (method) tellMethod(method)
}

export const tellMethod = (method: NonNullable<Chosen['method']>): void =>
  reply(method === 'cash_on_delivery' ? 'payOnDelivery' : 'byPhone')

/** Sends the open question with its choices. It stays open. */
export const askWhich = (thread: ThreadState): Promise<void> => repair(thread, true)
