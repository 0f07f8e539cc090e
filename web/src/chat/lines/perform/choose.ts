import { addProduct } from '#web/chat/guide/addCommands.ts'
import { lastReplyText } from '#web/chat/guide/reply.ts'
import { isRow } from '#web/chat/kinds/kinds.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import type { Chosen } from '../line.ts'
import { replyWithTotal } from './cart/cartLines.ts'
import { fishIn } from './momentNow.ts'
import { repair } from './question/repair.ts'
import { fillRow, storeChoices, tellMethod } from './question/storeChoices.ts'
import { isBuying, type ThreadState } from './threadState.ts'

/** Stores the answers of a line. On the slip, what they come to is told; any other open question is repeated with its choices (CHAT-054). */
export async function choose(chosen: Chosen, thread: ThreadState): Promise<void> {
  const { method, amount } = chosen
  const { asked } = thread
  const fish = fishIn(thread)
  if (asked !== null && (asked.kind === 'slip' || isRow(asked.kind))) return fillRow(chosen)
  storeChoices(chosen)
  if (fish !== null && amount !== undefined) return void (await addProduct(fish.productId, amount))
  if (!isBuying(thread)) return confirm(chosen)
  if (method && lastReplyText() !== 'payOnDelivery') tellMethod(method)
  return repair(thread, true)
}

/** Confirms a choice that is made before the checkout has begun to ask. */
function confirm({ delivery, method }: Chosen): void {
  if (delivery && linesToday().length > 0) replyWithTotal()
  if (method) tellMethod(method)
}

/** Sends the open question with its choices. It stays open. */
export const askWhich = (thread: ThreadState): Promise<void> => repair(thread, true)
