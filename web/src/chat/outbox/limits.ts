const HOUR = 3_600_000
/** Limits of the outbox (CHAT-069): the number of items and of tries, the age from which the buyer is asked, and the age from which an item fails. */
export const MOST_WAITING = 50
export const TRIES = 3
const ASKS_AFTER = HOUR
const FAILS_AFTER = 48 * HOUR

/** `asks`: sent only if the buyer agrees. `failed`: refused, tried too often, or too old. */
export type WaitingState = 'waiting' | 'asks' | 'failed'

export function stateOf({ at, refused }: { at: number; refused?: string | undefined }, now: number): WaitingState {
  if (refused !== undefined || now - at > FAILS_AFTER) return 'failed'
  return now - at > ASKS_AFTER ? 'asks' : 'waiting'
}
