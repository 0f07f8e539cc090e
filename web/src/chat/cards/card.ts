import * as z from 'zod/mini'

const id = z.string()

/** The guide's sentences, as stored entries name them. */
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

/** Kinds whose answer stays as a message of the buyer (CHAT-041); the rest is words already or a secret. */
export const spokenKinds = ['added', 'cart', 'address', 'newAddress', 'delivery', 'transporters', 'method', 'payPhone'] as const
export type SpokenKind = (typeof spokenKinds)[number]

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
  z.object({ kind: z.literal('chose'), of: z.enum(spokenKinds), value: z.union([z.string(), z.number()]) }),
])
export type Card = z.infer<typeof Card>
export type CardKind = Card['kind']
export type CardOf<K extends CardKind> = Extract<Card, { kind: K }>

/** Words in the thread are no cards: nothing in them can be answered. */
export const isWords = (card: { kind: string }): boolean => words.has(card.kind)
const wordsKinds = ['says', 'said', 'chose'] as const
const words = new Set<string>(wordsKinds)
export type WordsKind = (typeof wordsKinds)[number]

const browsing = new Set<string>(['welcome', 'categories', 'products', 'product', 'quantity'] satisfies CardKind[])
/** Looking for fish: such a card holds the goals product and quantity open until something is added or it is left. */
export const isBrowsing = (card: { kind: string }): boolean => browsing.has(card.kind)

const asideKinds = ['language', 'orders', 'tracking', 'help', 'confirm', 'signIn', 'payOrder'] as const
const asides = new Set<string>(asideKinds)
/** What the guide asks for or the buyer looks at on the way to an order. */
export type JourneyKind = Exclude<CardKind, WordsKind | (typeof asideKinds)[number] | 'receipt'>
/** Opened by the buyer beside the journey of buying; answering one discards no answer of another (CHAT-013). */
export const isAside = (card: { kind: string }): boolean => asides.has(card.kind)

export const sameCard = (a: { kind: string }, b: { kind: string }): boolean => JSON.stringify(a) === JSON.stringify(b)
