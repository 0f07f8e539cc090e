import type { Facts } from '../../guide/facts.ts'
import type { Card, CardKind } from '../../kinds/card.ts'

/** A typed line on its way through the takers. */
export interface LineToTake {
  readonly text: string
  /** The open question and the facts when the line was sent. */
  readonly live: Card | null
  readonly facts: Facts | null
  /** Resolves once the line is painted: parsing takes a cheap phone a moment (PERF-013). */
  readonly drawn: () => Promise<void>
  /** The line as it may be stored and shown. */
  readonly shown: string
  /** A one-time code in the line. */
  readonly code: string | null
  readonly hasSecret: boolean
  /** The kind of input that the newest sign-in card or the open question asks for. */
  readonly asked: CardKind | undefined
  /** Done after the rest of the line. */
  readonly afterwards?: () => Promise<void>
}

/** Takes a line, or hands on what it leaves for the next taker. Null if nothing is left. */
export type Taker = (said: LineToTake) => Promise<LineToTake | null>
