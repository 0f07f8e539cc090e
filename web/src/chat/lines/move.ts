import type { Product } from '#contract/catalogue.ts'
import type { Order, OrderStatus } from '#contract/order.ts'
import type { Transporter } from '#contract/transporter.ts'
import type { Sense } from '#web/chat/lines/lexicon/words/table.ts'
import type { Act, ReplyAct } from './act.ts'
import type { Clause } from './line.ts'
import type { Moment, Stage } from './moment.ts'

/**
 * The data that a move needs beyond the line and the moment, loaded once the move is chosen. `order` is the order that a clause means.
 * `complained` is that order too, but prefers one that has arrived. `bought` is the newest that was not cancelled, unless one is named or
 * shown.
 */
export type Need = 'orders' | 'order' | 'complained' | 'bought' | 'transporters' | 'fish' | 'market'
export interface NeededData {
  /** The orders, newest first. Null for a guest or without a network. */
  readonly orders: readonly Order[] | null
  /** The order that the thread showed or reported last. */
  readonly shown: Order | undefined
  /** The order that the clause means, or `lacks` if the buyer has no such order. */
  readonly meant: OrderMeant | undefined
  readonly transporters: readonly Transporter[]
  /** All products in stock, the cheapest first. */
  readonly market: readonly Product[]
  readonly fish: FishData | undefined
}

/** The order that a line means. With `lacks`, the buyer has no such order, and nothing may be done. */
export type OrderMeant = OrderFound | { readonly order: undefined; readonly lacks: Lack }
export type Lack = 'any' | 'number' | 'such' | OrderStatus
export interface OrderFound {
  readonly order: Order
  /** Neither the line nor the thread names the order: it is the newest one under way. */
  readonly isLikeliest?: true
}

/** The fish that a clause is about. */
export interface FishData {
  /** The products of each named fish, the cheapest first. */
  readonly named: readonly (readonly Product[])[]
  /** The product that is meant: one of the named ones, or the row or card in view. */
  readonly one: Product | undefined
  /** The rows of the list in view. */
  readonly rows: readonly Product[]
}

interface Common {
  /** The stages at which the move applies; without it, at any. */
  readonly at?: readonly Stage[]
  /** One of these senses must be possible; without them, any. A move that changes something has them, or needs two strong facts. */
  readonly senses?: readonly Sense[]
  readonly when: (clause: Clause, moment: Moment) => boolean
  readonly needs?: readonly Need[]
  /** Without a network, the line is not stored for later (CHAT-068). */
  readonly neverWaits?: true
}
/** Answers a clause in any form, or only a question. It can't change anything. */
export interface ReplyMove extends Common {
  readonly to?: 'question'
  readonly acts: (clause: Clause, moment: Moment, known: NeededData) => readonly ReplyAct[]
}
interface ChangeMove extends Common {
  readonly to: 'statement'
  readonly acts: (clause: Clause, moment: Moment, known: NeededData) => readonly Act[]
}
export type Move = ReplyMove | ChangeMove
export type Moves = Readonly<Record<string, Move>>

export const ANY: readonly Stage[] = ['looking', 'buying', 'review', 'paying']
export const BUYING: readonly Stage[] = ['buying', 'review']
export const WISHING: readonly Stage[] = ['looking', 'buying', 'review']
