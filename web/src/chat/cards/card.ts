import * as z from 'zod/mini'

const id = z.string()

/** The guide's texts, as stored entries name them. */
export const guideTextKeys = [
  'backToOrder',
  'onlyUpTo',
  'wholeUnits',
  'soldOut',
  'cartFull',
  'stopped',
  'stillOpen',
  'pinOnly',
  'neverPin',
  'signInToAdd',
  'signInToSave',
  'signedOut',
  'notFound',
  'nothingFound',
  'notUnderstood',
  'forExample',
  'useMenu',
  'cartChanged',
  'knowEnough',
  'problem',
] as const
export type GuideTextKey = (typeof guideTextKeys)[number]

/** Every kind of card: a kind plus ids, never text or server data, so that nothing in a stored thread goes stale (CHAT-021). */
export const Card = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('welcome') }),
  z.object({ kind: z.literal('language') }),
  z.object({ kind: z.literal('categories') }),
  z.object({ kind: z.literal('products'), search: z.optional(z.string()), categoryId: z.optional(id), quantity: z.optional(z.int()) }),
  z.object({ kind: z.literal('product'), productId: id }),
  z.object({ kind: z.literal('quantity'), productId: id }),
  z.object({ kind: z.literal('added'), productId: id, quantity: z.int() }),
  z.object({ kind: z.literal('cart') }),
  z.object({ kind: z.literal('cartChanged') }),
  z.object({ kind: z.literal('phone') }),
  z.object({ kind: z.literal('register') }),
  z.object({ kind: z.literal('code') }),
  z.object({ kind: z.literal('address') }),
  z.object({ kind: z.literal('newAddress') }),
  z.object({ kind: z.literal('delivery') }),
  z.object({ kind: z.literal('transporters') }),
  z.object({ kind: z.literal('method') }),
  z.object({ kind: z.literal('payPhone') }),
  z.object({ kind: z.literal('review') }),
  z.object({ kind: z.literal('waiting'), paymentId: id }),
  z.object({ kind: z.literal('stillChecking'), paymentId: id }),
  z.object({ kind: z.literal('failure'), paymentId: id }),
  z.object({ kind: z.literal('recovery'), paymentId: id }),
  z.object({ kind: z.literal('receipt'), orderId: id }),
  z.object({ kind: z.literal('orders') }),
  z.object({ kind: z.literal('tracking'), orderId: id }),
  z.object({ kind: z.literal('help') }),
  z.object({ kind: z.literal('confirm'), question: z.enum(['clearCart', 'cancelOrder', 'startFresh']), orderId: z.optional(id) }),
  /** Sign-in beside the journey: for the wishlist, or for the card a link asked for. */
  z.object({ kind: z.literal('signIn'), why: z.enum(['wishlist', 'link']) }),
  z.object({ kind: z.literal('payOrder'), orderId: id }),
  /** The guide's words by their key; one this version does not have makes the card an unknown one (CHAT-065). */
  z.object({ kind: z.literal('says'), text: z.enum(guideTextKeys), about: z.optional(z.string()) }),
  /** The buyer's words, as typed (codes and phones masked, CHAT-057). */
  z.object({ kind: z.literal('said'), text: z.string() }),
  /** The buyer's tap, in words made from the answer (CHAT-041). */
  z.object({
    kind: z.literal('chose'),
    of: z.enum(['added', 'cart', 'address', 'newAddress', 'delivery', 'transporters', 'method', 'payPhone']),
    value: z.union([z.string(), z.number()]),
  }),
])
export type Card = z.infer<typeof Card>
export type CardKind = Card['kind']
export type CardOf<K extends CardKind> = Extract<Card, { kind: K }>

/** A stored card of a kind this version does not know (CHAT-065). */
export interface UnknownCard {
  readonly kind: 'unknown'
}
export const isKnown = (card: Card | UnknownCard): card is Card => card.kind !== 'unknown'

export const sameCard = (a: { kind: string }, b: { kind: string }): boolean => JSON.stringify(a) === JSON.stringify(b)
