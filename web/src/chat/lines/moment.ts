import type { Address } from '#contract/address.ts'
import type { Product } from '#contract/catalogue.ts'
import type { Card, CardKind } from '#web/chat/cards/card.ts'
import type { AddressLine } from '#web/features/addresses/oneLine/readAddressLine.ts'
import type { CartLine } from '#web/features/cart/lines.ts'
import type { CheckoutChoices } from '#web/features/checkout/checkoutChoices.ts'
import type { Named, Option } from './line.ts'

export type Stage = 'looking' | 'buying' | 'review' | 'paying'

/** What the device knows of the newest payment; `paid` has no order yet. */
export interface LastPayment {
  readonly kind: 'waiting' | 'paid' | 'refused'
  readonly id: string
  readonly amount: number
  /** Refused, and nobody can say whether it was taken. */
  readonly isUnclear?: boolean
  /** Why it was refused, in the words that came back. */
  readonly reason?: string
  /** What is out on the phone, as far as this device knows of it. */
  readonly request?: Request
}

interface Request {
  /** Without its middle digits. */
  readonly phone: string
  readonly money: string
  /** Minutes and seconds left of it. */
  readonly time: string
  /** Its time is over, and in so many minutes it may be paid again; null while it can be declined on the phone. */
  readonly againIn: number | null
}

/** Where the buyer is when a line comes: one snapshot, read by all moves and changed by none. */
export interface Moment {
  readonly stage: Stage
  readonly question: CardKind | null
  /** The card of the open question, or one beside it that asks yes or no. */
  readonly asked: Card | null
  /** Goods looked at beside it just now: their numbers and names are meant first (CHAT-133). */
  readonly beside: Card | null
  /** The rows of the list in view, or of the one above the card of a fish or the cart; none while something else is asked. */
  readonly rows: readonly Product[]
  readonly cart: readonly CartLine[]
  /** The product that was put in last. */
  readonly lastPut: string | null
  /** What was chosen for this order so far. */
  readonly draft: CheckoutChoices
  readonly places: readonly Address[]
  /** What the open question of the checkout asks, in its words; '' where none is open. */
  readonly asking: string
  /** Reads a place out of words; null where nobody asks for one. */
  readonly readPlace: ((line: string) => AddressLine) | null
  /** The new address, as far as it was said. */
  readonly begun: { readonly text: string; readonly isWhole: boolean; readonly lacksStreet: boolean }
  /** The shop's words that came last. */
  readonly told: string | null
  /** One fish is in view, and how many of it is the next answer. */
  readonly asksAmount: boolean
  /** Those that may bring it to the chosen address, as far as they are loaded. */
  readonly carriers: readonly Named[]
  /** Of fish, where one is asked for. */
  readonly categories: readonly Option[]
  readonly attempt: LastPayment | null
  readonly hasCart: boolean
  /** The buyer is at the checkout, and no payment for this cart has been started. */
  readonly isUnpaid: boolean
  /** The thread showed an order last, or told of one. */
  readonly showsOrder: boolean
  /** The list of orders came last: its rows may be meant. */
  readonly showsList: boolean
  /** An order was made within the hour: the newest is meant. */
  readonly hasJustOrdered: boolean
  /** A second payment that the server knows of, for one cart. */
  readonly second: number | null
  readonly isGuest: boolean
  /** The number of the account; '' for a guest. */
  readonly phone: string
  /** What the buyer is called; '' for a guest. */
  readonly name: string
  readonly now: number
}
