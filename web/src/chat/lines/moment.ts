import type { CardKind } from '#web/chat/cards/card.ts'

export type Stage = 'looking' | 'buying' | 'review' | 'paying'

/** What the device knows of the newest payment; `paid` has no order yet. */
export interface LastPayment {
  readonly kind: 'waiting' | 'paid' | 'refused'
  readonly id: string
  readonly amount: number
}

/** Where the buyer is when a line comes: one snapshot, read by all moves and changed by none. */
export interface Moment {
  readonly stage: Stage
  readonly question: CardKind | null
  readonly attempt: LastPayment | null
  readonly hasCart: boolean
  /** The buyer is at the checkout, and no payment for this cart has been started. */
  readonly isUnpaid: boolean
  readonly isGuest: boolean
  /** Whom a buyer calls. */
  readonly shopPhone: string
}
