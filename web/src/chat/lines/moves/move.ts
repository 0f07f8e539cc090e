import type { Order } from '#contract/order.ts'
import type { Transporter } from '#contract/transporter.ts'
import type { Act, Telling } from '../act.ts'
import type { Clause } from '../line.ts'
import type { Moment, Stage } from '../moment.ts'

/** What a move may need beyond the line and the moment; it is loaded once the move is chosen. */
export type Need = 'orders' | 'carriers'
export interface Known {
  /** The newest first; null for a guest, and without a network. */
  readonly orders: readonly Order[] | null
  /** The order that the thread showed or told of last. */
  readonly shown: Order | undefined
  readonly carriers: readonly Transporter[]
}

interface Common {
  readonly at: readonly Stage[]
  /** One of these has to be possible; absent: any. A move that writes has this gate, or asks for two strong facts. */
  readonly senses?: readonly string[]
  readonly when: (clause: Clause, moment: Moment) => boolean
  /** The moves it beats where both fit: nothing else decides between two. */
  readonly over?: readonly string[]
  readonly needs?: readonly Need[]
}
/** Answers a question, or a worry however it is put: it cannot write. */
interface Answers extends Common {
  readonly to: 'question' | 'any'
  readonly acts: (clause: Clause, moment: Moment, known: Known) => readonly Telling[]
}
interface Takes extends Common {
  readonly to: 'statement'
  readonly acts: (clause: Clause, moment: Moment, known: Known) => readonly Act[]
}
export type Move = Answers | Takes
export type Moves = Readonly<Record<string, Move>>

export const ANY: readonly Stage[] = ['looking', 'buying', 'review', 'paying']
export const BUYING: readonly Stage[] = ['buying', 'review']
export const WISHING: readonly Stage[] = ['looking', 'buying', 'review']
