import { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { importFiles } from '#web/api/lazyImport.ts'
import { say } from '#web/chat/guide/say.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { actsOf, type Decision, decide } from '../decide.ts'
import { mayHaveMachineText } from '../read/machineMarks.ts'
import { readLine } from '../read/read.ts'
import { knownFor } from './knownFor.ts'
import { momentNow, offeredAt } from './momentNow.ts'
import { perform } from './perform.ts'
import type { ThreadAndLine } from './threadState.ts'

/**
 * Reads a line, decides and performs it. Returns false if no move fits and the open question was repeated. Throws the network failure of a
 * line that may be sent later; for any other line, the thread says at once that nothing was sent (CHAT-067, CHAT-068).
 */
export async function handleLine(typed: ThreadAndLine): Promise<boolean> {
  const words = await wordsOf(typed)
  if (words === null) return true
  const thread = { ...typed, line: words }
  const line = readLine(words)
  const moment = momentNow(thread, await offeredAt(line, thread))
  const decided = decide(line, moment)
  // A line that waited doesn't answer the question that is open now (CHAT-067).
  const decisions = thread.hasWaited ? decided.map((one) => (one.move?.neverWaits ? { ...one, id: null, move: null } : one)) : decided
  try {
    await perform(actsOf(decisions, moment, await knownFor(decisions, thread)), thread)
  } catch (error) {
    tellFailure(error, mayWait(decisions))
  }
  return decisions.some(({ move }) => move !== null)
}

/** Returns the words of a line; null if it has only text made by a program, which is handled here (CHAT-192). */
async function wordsOf(typed: ThreadAndLine): Promise<string | null> {
  if (!mayHaveMachineText(typed.line)) return typed.line
  return (await importFiles(() => import('./machineText.ts'))).takeMachineText(typed)
}

function tellFailure(error: unknown, waits: boolean): void {
  if (!(error instanceof ApiError) || (error.status === 0 && waits)) throw error
  if (error.status === 0) say('nothingSent')
  else say('problem', errorText(error, textsNow()))
}

/** A line may wait for the network only if no move in it has `neverWaits` and it asks for no cancellation. */
const mayWait = (decisions: readonly Decision[]): boolean =>
  !decisions.some(({ clause, move }) => clause.worries === 'cancel' || move?.neverWaits === true)
