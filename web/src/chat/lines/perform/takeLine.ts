import { ApiError } from '#web/api/ApiError.ts'
import { say } from '../../transcript/append.ts'
import { actsOf, decide, needsOf, type Taken } from '../decide.ts'
import { readLine } from '../read/read.ts'
import { knownFor } from './knownFor.ts'
import { momentNow, type Shown } from './momentNow.ts'
import { perform } from './perform.ts'

/**
 * Reads a line, decides what it is for and does it; false where no move takes it, and nothing was done. What cancels an order never
 * waits for the network: such a line says at once that nothing was sent (CHAT-068).
 */
export async function takeLine(text: string, shown: Shown): Promise<boolean> {
  const line = readLine(text)
  const moment = momentNow(shown)
  const taken = decide(line, moment)
  if (!isTaken(taken)) return false
  try {
    await perform(actsOf(taken, moment, await knownFor(needsOf(taken))))
  } catch (error) {
    if (!isOffline(error) || !taken.some(({ clause }) => clause.worries === 'cancel')) throw error
    say('nothingSent')
  }
  return true
}

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** Goods are still read by the old chain, and with them the line that names them. */
const isTaken = (taken: readonly Taken[]): boolean =>
  taken.some(({ move }) => move !== null) && taken.every(({ move, clause }) => move !== null || clause.goods.length === 0)
