import type { Superseded } from '../transcript/entry.ts'

/**
 * What is true now, gathered from the stores into a small plain object (CHAT-011). null values mean "not answered".
 * Absent until all of it is known: the guide never asks for something already answered (CHAT-016).
 */
export interface Facts {
  readonly now: number
  readonly unfinished: string | null
  readonly cartCount: number
  readonly checkoutRequested: boolean
  readonly user: string | null
  readonly codeSent: boolean
  readonly registering: boolean
  readonly addresses: number
  readonly addressId: string | null
  readonly deliveryOption: 'standard' | 'express' | null
  readonly transportersChosen: boolean
  /** Whether it is asked who brings it; null until that is settled (CHAT-168). */
  readonly choosesCarrier: boolean | null
  readonly transporters: string
  readonly method: 'mobile_money' | 'cash_on_delivery' | null
  readonly phone: string | null
  readonly cartChanged: boolean
  /** The first of the changes, as what it replaced says. */
  readonly cartChange?: Extract<Superseded, { by: 'price' | 'stock' }>
  readonly payment: PaymentFact | null
  /** A cash order is on its way: nothing is asked until it exists or is refused. */
  readonly placing: boolean
  /** The page beside the thread asks for the same: what is answered there is not said in the buyer's words (CHAT-153). */
  readonly besidePage?: boolean
  /** What the cart costs. */
  readonly total?: string
  /** The newest order made from the cart on this device. */
  readonly ordered: { readonly orderId: string; readonly at: number } | null
}

export interface PaymentFact {
  readonly id: string
  readonly kind: 'waiting' | 'stillChecking' | 'failed'
}

/** A first visitor with nothing done yet; tests and the card gallery start from here. */
export const noFacts: Facts = {
  now: 0,
  unfinished: null,
  cartCount: 0,
  checkoutRequested: false,
  user: null,
  codeSent: false,
  registering: false,
  addresses: 0,
  addressId: null,
  deliveryOption: null,
  transportersChosen: false,
  choosesCarrier: null,
  transporters: '',
  method: null,
  phone: null,
  cartChanged: false,
  payment: null,
  placing: false,
  ordered: null,
}
