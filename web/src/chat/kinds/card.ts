import * as z from 'zod/mini'
import { afterSaleKinds } from './afterSale.ts'
import { asideKinds } from './asides.ts'
import { browseKinds } from './browse.ts'
import { cartKinds } from './cart.ts'
import { checkoutKinds } from './checkout.ts'
import { orderKinds } from './orders.ts'
import { paymentKinds } from './payment.ts'
import { signInKinds } from './signIn.ts'
import { wordsKinds } from './words.ts'

/** All kinds of card. Those on the way to a purchase are listed as a buyer meets them: `back` follows their order. */
export const cardKinds = [
  ...browseKinds,
  ...cartKinds,
  ...signInKinds,
  ...checkoutKinds,
  ...paymentKinds,
  ...orderKinds,
  ...afterSaleKinds,
  ...asideKinds,
  ...wordsKinds,
] as const
type AnyKind = (typeof cardKinds)[number]

export type Card = z.infer<AnyKind['schema']>
/** Every kind of card. A card holds a kind and ids, never text or server data, so that a stored thread shows nothing outdated (CHAT-021). */
export const Card = z.discriminatedUnion('kind', cardKinds.map(({ schema }) => schema) as [AnyKind['schema']])
export type CardKind = Card['kind']
export type CardOf<K extends CardKind> = Extract<Card, { kind: K }>

/** A stored card whose kind this version does not have (CHAT-065). */
export interface UnknownCard {
  readonly kind: 'unknown'
}
export const isKnown = (card: Card | UnknownCard): card is Card => card.kind !== 'unknown'

export const sameCard = (a: { kind: string }, b: { kind: string }): boolean => JSON.stringify(a) === JSON.stringify(b)
