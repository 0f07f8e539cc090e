import { ApiError } from '#web/api/ApiError.ts'
import { isGone, LoadError } from '#web/api/lazyImport.ts'
import { useCurrentThread } from '../../guide/currentThread.ts'
import type { Facts } from '../../guide/facts.ts'
import { say } from '../../guide/say.ts'
import { rowAsked } from '../../guide/slipRow.ts'
import type { Card } from '../../kinds/card.ts'
import { kinds } from '../../kinds/kinds.ts'
import { storeForOutbox } from '../../outbox/storeUnsentLine.ts'
import { useMarks } from '../../outbox/waitingMarks.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { working } from '../../transcript/working.ts'
import { queueLine } from '../lineQueue.ts'
import { plainLine } from '../listMarks.ts'
import { loadReply } from '../loadReply.ts'
import { noteLanguage } from '../offerLanguage.ts'
import { isWaiting, withCode } from './asked.ts'
import type { Taker } from './lineToTake.ts'

/** Replies to a line after earlier lines, or stores it until there is a network. */
export const takeLine: Taker = async ({ text, live, facts, drawn, shown, afterwards }) => {
  const entry = useTranscript.getState().entries.findLast(({ card }) => card.kind === 'said')
  const isAnswered = await queueLine(async (hasWaited) => {
    await drawn()
    const now = (hasWaited || facts === null ? useCurrentThread.getState().shown : null) ?? { live, facts }
    return answer(text, now.live, now.facts)
  })
  if (!isAnswered && entry) storeLine(entry.id, shown)
  else await afterwards?.()
  return null
}

/** A digit key pressed inside the live card taps the button with that digit. It never pays or orders, and adds no message (CHAT-040). */
export async function pressDigit(digit: string, live: Card | null, facts: Facts | null): Promise<void> {
  const isGoneNow = await loadReply().then(() => false, isGone)
  // If the server no longer has this code, the app already offers the new version.
  if (!isGoneNow && !(await answer(digit, live, facts, { byKey: true }))) say('nothingSent')
}

/** Handles a line that waited for the network, using the current question. Returns false without a thread or network. */
export const handleStoredLine = (text: string): Promise<boolean> =>
  queueLine(async () => {
    const { shown } = useCurrentThread.getState()
    return shown !== null && answer(text, shown.live, shown.facts, { hasWaited: true })
  })

/** Replies to a line. Returns false if the reply needs the network and the device is offline. */
async function answer(
  typed: string,
  live: Card | null,
  facts: Facts | null,
  how: { byKey?: boolean; hasWaited?: boolean } = {},
): Promise<boolean> {
  const reply = await working(loadReply).catch(() => null)
  if (reply === null) return false
  const text = plainLine(typed)
  const talk = { ...reply.askedNow(rowAsked(withCode(live), facts), facts), facts, waiting: isWaiting(facts), ...how }
  try {
    const language = how.byKey || isOfNames(live) ? null : reply.ownLanguage(text)
    noteLanguage(language)
    await reply.answerIn(language)
    await reply.replyTo(text, talk)
    return true
  } catch (error) {
    if (error instanceof LoadError || (error instanceof ApiError && error.status === 0)) return false
    await reply.replyToFailed(error, talk)
    return true
  } finally {
    await reply.answerIn(null)
  }
}

/** Names of people and places do not tell the language of the buyer. */
const isOfNames = (live: Card | null): boolean => live !== null && kinds[live.kind].typed === 'names'

/**
 * Marks the line as waiting and stores it in the outbox.
 * If the code of the outbox can't load (CHAT-067, PWA-007), `storeForOutbox` stores the line in the format of the outbox.
 */
function storeLine(entryId: string, text: string): void {
  useMarks.setState({ [entryId]: 'waiting' })
  void loadReply().then(
    (reply) => reply.addLine(entryId, text),
    () => storeForOutbox(entryId, text),
  )
}
