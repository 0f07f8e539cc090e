import type { Product } from '#contract/catalogue.ts'
import type { Order, OrderStatus } from '#contract/order.ts'
import type { Transporter } from '#contract/transporter.ts'
import type { Sense } from '#web/chat/lines/lexicon/words/table.ts'
import type { Act, Telling } from './act.ts'
import type { Clause } from './line.ts'
import type { Moment, Stage } from './moment.ts'

/** What a move may need beyond the line and the moment; it is loaded once the move is chosen. */
/** `order` is the one a clause means; `complained` rather one that has arrived; `bought` is that too, where without a name the newest that was not cancelled is meant. */
export type Need = 'orders' | 'order' | 'complained' | 'bought' | 'carriers' | 'fish' | 'market'
export interface Known {
  /** The newest first; null for a guest, and without a network. */
  readonly orders: readonly Order[] | null
  /** The order that the thread showed or told of last. */
  readonly shown: Order | undefined
  /** The order that the clause means; `lacks` where it names one that the buyer does not have. */
  readonly meant: OrderMeant | undefined
  readonly carriers: readonly Transporter[]
  /** All that is in stock, the cheapest first. */
  readonly market: readonly Product[]
  readonly fish: FishKnown | undefined
}

/** Which order a line means; `lacks` where it names one that the buyer does not have: nothing may be done then. */
export type OrderMeant = OrderFound | { readonly order: undefined; readonly lacks: Lack }
export type Lack = 'any' | 'number' | 'such' | OrderStatus
export interface OrderFound {
  readonly order: Order
  /** Neither the line nor the thread names it: it is the newest that is under way. */
  readonly isLikeliest?: true
}

/** The fish that a clause is about. */
export interface FishKnown {
  /** Of each fish that it names, what there is of it, the cheapest first. */
  readonly named: readonly (readonly Product[])[]
  /** The one meant: of the named ones, else the row or the card in view. */
  readonly one: Product | undefined
  /** The list in view. */
  readonly rows: readonly Product[]
}

interface Common {
  readonly at: readonly Stage[]
  /** One of these has to be possible; absent: any. A move that writes has this gate, or asks for two strong facts. */
  readonly senses?: readonly Sense[]
  readonly when: (clause: Clause, moment: Moment) => boolean
  /** The moves it beats where both fit: nothing else decides between two. */
  readonly over?: readonly string[]
  readonly needs?: readonly Need[]
  /** Said at once or not at all: without a network the line does not wait (CHAT-068). */
  readonly neverWaits?: true
}
/** Answers a question, or a worry however it is put: it cannot write. */
export interface Answers extends Common {
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

/** What is answered by the likeliest sense alone: any move that knows more of the clause beats it, without an `over`. */
export const TALK: readonly string[] = ['talk.*', 'shop.*', 'order.named']
