import { seemsOffline } from '#web/api/lazyImport.ts'
import { untilFactsKnown, useCurrentThread } from '#web/chat/guide/currentThread.ts'
import type { Facts } from '#web/chat/guide/facts.ts'
import { guideCard, say } from '#web/chat/guide/say.ts'
import { rowAsked } from '#web/chat/guide/slipRow.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { isPaymentMessage } from '#web/chat/lines/read/pasted.ts'
import { append } from '#web/chat/transcript/append.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { working } from '#web/chat/transcript/working.ts'
import { useSession } from '#web/features/session/session.ts'
import { verifyCode } from '#web/features/session/signInCommands.ts'
import { maskPaymentMessage } from '../maskPaymentMessage.ts'
import { codeIn, isBarePin, maskLine } from '../secrets.ts'
import { hasFailed, isWaiting, signInAsked, withCode } from './asked.ts'
import type { LineToTake, Taker } from './lineToTake.ts'

/** Returns the line as it may be stored; null for a PIN, which is never stored (CHAT-057). */
export async function hideSecrets(
  text: string,
  live: Card | null,
  facts: Facts | null,
): Promise<Pick<LineToTake, 'shown' | 'code' | 'hasSecret' | 'asked'> | null> {
  // Digits alone may be a PIN if a payment is under way, and only the facts show whether one is.
  if (isBarePin(text)) await untilFactsKnown()
  // `facts` are those from when the line was sent; the thread may have loaded them since.
  const known = facts ?? useCurrentThread.getState().shown?.facts ?? null
  const waiting = isWaiting(known)
  if (waiting && isBarePin(text)) return null
  if (isBarePin(text)) await untilCodeSent()
  const asked = signInAsked() ?? rowAsked(withCode(live), known)?.kind
  const context = { paying: waiting || hasFailed(known), codePending: useSession.getState().otpSent, codeAsked: asked === 'code' }
  const code = codeIn(text, context)
  // The amounts in a pasted payment message are not a PIN; its private parts are masked (CHAT-143).
  if (isPaymentMessage(text))
    return { shown: maskLine(maskPaymentMessage(text), { ...context, paying: false }).text, code, hasSecret: false, asked }
  const { text: shown, hasSecret } = maskLine(text, context)
  return { shown, code, hasSecret, asked }
}

/** Waits while a code is being requested: the SMS may arrive before our response, and the digits must be masked as a code (CHAT-057). */
async function untilCodeSent(): Promise<void> {
  const { isLoading, otpSent } = useSession.getState()
  if (!isLoading || otpSent) return
  await new Promise<void>((resolve) => {
    const stop = useSession.subscribe((session) => {
      if (session.isLoading) return
      stop()
      resolve()
    })
  })
}

/** Verifies a typed code; offline it is not stored for later (CHAT-068). The card of a wrong one unfolds, because it shows the error. */
export const takeCode: Taker = async (said) => {
  if (said.code === null) return said
  const { code } = said
  if (seemsOffline()) say('nothingSent')
  else if (!(await working(() => verifyCode(code))) && signInAsked() === null) unfoldLive()
  return null
}

/** A line with a secret is neither searched for nor an answer (CHAT-129). */
export const takeSecret: Taker = async (said) => {
  if (!said.hasSecret) return said
  append(guideCard(said.asked === 'code' ? 'notUnderstood' : 'neverPin'))
  return null
}
