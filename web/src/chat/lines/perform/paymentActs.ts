import { useNetworkLost } from '#web/api/useOffline.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { checkPayment } from '#web/features/payment/commands.ts'

/** Replies that say how far a payment is, or that we look at one. */
const AFTER_A_LOOK: ReadonlySet<string> = new Set(['looking', 'notSeen', 'whichPaid', 'requestOver', 'requestOverAgain'])

/** Sends a reply. Without a network nobody has looked at a payment, so the reply says that instead (CHAT-185). */
export const tell: typeof reply = (text, ...more) =>
  reply(AFTER_A_LOOK.has(text) && useNetworkLost.getState() ? 'cannotLook' : text, ...more)

/** Checks a payment. Does nothing without a network, because a failed check would end the countdown. */
export async function lookAtPayment(id: string): Promise<void> {
  if (!useNetworkLost.getState()) await checkPayment(id)
}
