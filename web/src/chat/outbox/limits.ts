const HOUR = 3_600_000
/** Most that wait, how often one is tried, after what time one asks before it goes out, and after what it does not go by itself (CHAT-069). */
export const MOST_WAITING = 50
export const TRIES = 3
const ASKS_AFTER = HOUR
const FAILS_AFTER = 48 * HOUR

/** `asks`: only when the buyer says so. `failed`: refused, tried in vain, or too old. */
export type WaitingState = 'waiting' | 'asks' | 'failed'

export function stateOf({ at, refused }: { at: number; refused?: string | undefined }, now: number): WaitingState {
  if (refused !== undefined || now - at > FAILS_AFTER) return 'failed'
  return now - at > ASKS_AFTER ? 'asks' : 'waiting'
}
