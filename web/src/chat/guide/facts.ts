import type { Superseded } from '../transcript/entry.ts'

/**
 * The current state, read from the stores into a plain object (CHAT-011); null means "not answered".
 * The whole object is missing until everything is known, so that the guide never asks for something already answered (CHAT-016).
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
  /** Whether address and method of the last order were taken over (CHAT-181). */
  readonly usualRead: boolean
  readonly method: 'mobile_money' | 'cash_on_delivery' | null
  readonly phone: string | null
  readonly cartChanged: boolean
  /** The first change of the cart, shown as the reason why another card replaces the slip. */
  readonly cartChange?: Extract<Superseded, { by: 'price' | 'stock' }>
  readonly payment: PaymentFact | null
  /** A cash order is being placed: the guide asks nothing until it exists or fails. */
  readonly placing: boolean
  /** The page next to the thread asks the same question; answers given there are not repeated as the buyer's words (CHAT-153). */
  readonly besidePage?: boolean
  /** The cart total, formatted. */
  readonly total?: string
  /** The newest order made from the cart on this device. */
  readonly ordered: { readonly orderId: string; readonly at: number } | null
}

export interface PaymentFact {
  readonly id: string
  readonly kind: 'waiting' | 'stillChecking' | 'failed'
}

/** The facts of a first visitor; tests and the card gallery start from them. */
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
  usualRead: false,
  method: null,
  phone: null,
  cartChanged: false,
  payment: null,
  placing: false,
  ordered: null,
}
