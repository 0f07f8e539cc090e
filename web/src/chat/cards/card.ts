import * as z from 'zod/mini'
import { Fact } from './told/fact.ts'

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
  'signedIn',
  'noOrders',
  'notFound',
  'nothingFound',
  'notUnderstood',
  'forExample',
  'useMenu',
  'cartChanged',
  'knowEnough',
  'leftOut',
  'problem',
  'nothingSent',
  'connectToOrder',
  'outboxFull',
  'answersKept',
] as const
export type GuideTextKey = (typeof guideTextKeys)[number]

/** Quick replies; each is offered only where it makes sense (`useQuickReplies.ts`). */
export const replyIds = [
  'cart',
  'browse',
  'shop',
  'orders',
  'help',
  'stop',
  'checkout',
  'call',
  'write',
  'undo',
  'fresh',
  'openOrder',
  'wishlist',
] as const
export type ReplyId = (typeof replyIds)[number]

/** What narrows a list beside the word it is searched by; `fish` is its English name, where that was typed (CHAT-138). */
const sought = {
  fish: z.optional(z.string()),
  goods: z.optional(z.enum(['fresh', 'smoked', 'dried', 'frozen', 'salted', 'fried', 'boiled', 'live'])),
  cut: z.optional(z.enum(['fillet', 'steak', 'head', 'tail', 'flour', 'pieces'])),
  size: z.optional(z.enum(['large', 'medium', 'small'])),
  /** In the order of their prices, where those were asked for (CHAT-140). */
  byPrice: z.optional(z.literal(true)),
}
const Sought = z.object(sought)
export type Sought = Readonly<z.infer<typeof Sought>>
/** A fish of a line that named several: the product it shall be, how many went into the cart, or that it was taken off (CHAT-162). */
const Wish = z.object({
  search: z.string(),
  quantity: z.optional(z.int()),
  ...sought,
  productId: z.optional(id),
  added: z.optional(z.int()),
  off: z.optional(z.literal(true)),
})
export type Wish = z.infer<typeof Wish>
/** Looked at beside an open question of the order, which it leaves as it is (CHAT-133). */
const aside = { beside: z.optional(z.literal(true)) }
/** The number typed with a fish stays with it until it is in the cart (CHAT-136). */
const wanted = { ...aside, quantity: z.optional(z.int()) }

const orders = z.object({ kind: z.literal('orders') })
const tracking = z.object({ kind: z.literal('tracking'), orderId: id })
const payOrder = z.object({ kind: z.literal('payOrder'), orderId: id })

/** Every kind of card: a kind plus ids, never text or server data, so that nothing in a stored thread goes stale (CHAT-021). */
export const Card = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('welcome') }),
  /** `offer`: the other language, to somebody who writes it (CHAT-148). */
  z.object({ kind: z.literal('language'), offer: z.optional(z.literal(true)) }),
  z.object({ kind: z.literal('categories'), ...aside }),
  /** A word that may be one of several fish, each by the name it is searched by. */
  z.object({ kind: z.literal('clarify'), readings: z.array(z.string()).check(z.minLength(2), z.maxLength(4)) }),
  z.object({ kind: z.literal('products'), search: z.optional(z.string()), categoryId: z.optional(id), ...sought, ...wanted }),
  z.object({ kind: z.literal('wishes'), rows: z.array(Wish).check(z.minLength(1)), ...aside }),
  z.object({ kind: z.literal('product'), productId: id, ...wanted }),
  z.object({ kind: z.literal('quantity'), productId: id, ...wanted }),
  z.object({ kind: z.literal('added'), productId: id, quantity: z.int(), ...aside }),
  z.object({ kind: z.literal('cart'), ...aside }),
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
  orders,
  tracking,
  /** The network is gone, or back: one for all that waits (CHAT-120). */
  z.object({ kind: z.literal('connection') }),
  /** For the question typed, or about the order named. */
  z.object({ kind: z.literal('help'), search: z.optional(z.string()), orderNumber: z.optional(z.string()) }),
  /** People and a kind of fish, turned into kilos (CHAT-172). */
  z.object({ kind: z.literal('people'), people: z.optional(z.int()) }),
  z.object({ kind: z.literal('wishlist') }),
  /** What a link to a cart names (CHAT-123). */
  z.object({ kind: z.literal('basket'), items: z.array(z.object({ productId: id, quantity: z.int() })) }),
  /** Asks after an order that has just arrived (CHAT-147). */
  z.object({ kind: z.literal('arrived'), orderId: id, orderNumber: z.string() }),
  /** Asks whether the rest of an order with missing goods is taken (SELL-016). */
  z.object({ kind: z.literal('shortage'), orderId: id }),
  /** Asks before an order that was placed is cancelled (CHAT-166). */
  z.object({ kind: z.literal('cancelOrder'), orderId: id, orderNumber: z.string() }),
  z.object({ kind: z.literal('confirm'), question: z.enum(['clearCart', 'startFresh']) }),
  /** Sign-in beside the journey, and the card to show after it (CHAT-171). */
  z.object({
    kind: z.literal('signIn'),
    why: z.enum(['wishlist', 'link', 'orders', 'usual']),
    shows: z.optional(z.discriminatedUnion('kind', [orders, tracking, payOrder])),
  }),
  payOrder,
  /** The guide's words by their key; one this version does not have makes the card an unknown one (CHAT-065). */
  z.object({ kind: z.literal('guideText'), text: z.enum(guideTextKeys), about: z.optional(z.string()) }),
  /** The answer to an everyday line, or the open question said again, by its key in the texts of the area `topics` (CHAT-141, CHAT-127). */
  z.object({
    kind: z.literal('reply'),
    of: z.enum(['topics', 'repairs']),
    text: z.string(),
    about: z.optional(z.record(z.string(), Fact)),
    /** Begins with an apology, or says that it is still so. */
    how: z.optional(z.enum(['sorry', 'again'])),
    /** Of the line it answers, where that is not the chosen one (CHAT-164). */
    language: z.optional(z.enum(['en', 'sw'])),
    replies: z.optional(z.array(z.enum(replyIds))),
  }),
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
