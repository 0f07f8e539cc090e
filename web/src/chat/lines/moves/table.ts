import { delivery } from './delivery.ts'
import { money } from './money.ts'
import type { Moves } from './move.ts'
import { notes } from './notes.ts'

/** What a worry for money is offered to, and nothing else (CHAT-143). */
export const worries: Moves = money
export const moves: Moves = { ...notes, ...delivery }
