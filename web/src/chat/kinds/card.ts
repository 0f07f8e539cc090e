import * as z from 'zod/mini'
import { Fact } from './fact.ts'

const id = z.string()

/** Keys of the guide's texts, as stored in entries. */
export const guideTextKeys = [
  'backToOrder',
  'inCart',
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
] as const
export type GuideTextKey = (typeof guideTextKeys)[number]

/** Quick replies. `useQuickReplies.ts` decides which of them are offered. */
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

/** Filters of a list besides its search word. `fish` is the English name, if the buyer typed that (CHAT-138). */
const sought = {
  fish: z.optional(z.string()),
  goods: z.optional(z.enum(['fresh', 'smoked', 'dried', 'frozen', 'salted', 'fried', 'boiled', 'live'])),
  cut: z.optional(z.enum(['fillet', 'steak', 'head', 'tail', 'flour', 'pieces'])),
  size: z.optional(z.enum(['large', 'medium', 'small'])),
  /** True if the buyer asked for prices: the list is sorted by price (CHAT-140). */
  byPrice: z.optional(z.literal(true)),
}
const Sought = z.object(sought)
export type Sought = Readonly<z.infer<typeof Sought>>
export type Goods = NonNullable<Sought['goods']>
export type Cut = NonNullable<Sought['cut']>
export type Size = NonNullable<Sought['size']>
/** True for a card opened next to an open checkout question, which stays open (CHAT-133). */
const aside = { beside: z.optional(z.literal(true)) }
/** The number typed with a fish, passed on from card to card until the fish is in the cart (CHAT-136). */
const wanted = { ...aside, quantity: z.optional(z.int()) }

/** A kind of card with its fields. */
const of = <Kind extends string, Fields extends Record<string, z.core.$ZodType> = Record<never, never>>(
  kind: Kind,
  fields = {} as Fields,
) => z.object({ kind: z.literal(kind), ...fields })

const orders = of('orders')
const tracking = of('tracking', { orderId: id })
const payOrder = of('payOrder', { orderId: id })

/** Every kind of card. A card holds a kind and ids, never text or server data, so that a stored thread shows nothing outdated (CHAT-021). */
export const Card = z.discriminatedUnion('kind', [
  of('welcome'),
  /** `offer` is true if the card offers the other language to a buyer who types it (CHAT-148). */
  of('language', { offer: z.optional(z.literal(true)) }),
  of('categories', aside),
  /** Asks which of several fish a word means; `readings` are their search words. */
  of('clarify', { readings: z.array(z.string()).check(z.minLength(2), z.maxLength(4)) }),
  of('products', { search: z.optional(z.string()), categoryId: z.optional(id), ...sought, ...wanted }),
  of('product', { productId: id, ...wanted }),
  of('cartChanged'),
  of('phone'),
  of('register'),
  of('code'),
  of('address'),
  of('newAddress'),
  of('delivery'),
  of('transporters'),
  of('method'),
  of('payPhone'),
  of('slip'),
  of('waiting', { paymentId: id }),
  of('stillChecking', { paymentId: id }),
  of('failure', { paymentId: id }),
  of('recovery', { paymentId: id }),
  of('receipt', { orderId: id }),
  orders,
  tracking,
  /** Says whether the network is gone or back, for everything that waits for it (CHAT-120). */
  of('connection'),
  /** Help for the typed question. */
  of('help', { search: z.optional(z.string()) }),
  /** Suggests an amount of fish for a number of people (CHAT-172). */
  of('people', { people: z.optional(z.int()) }),
  of('wishlist'),
  /** The items of a shared cart link (CHAT-123). */
  of('basket', { items: z.array(z.object({ productId: id, quantity: z.int() })) }),
  /** Asks whether an order that was just delivered, to the buyer or to `receiver`, is all right (CHAT-147, CHAT-182). */
  of('arrived', { orderId: id, orderNumber: z.string(), receiver: z.optional(z.string()) }),
  /** Asks whether the buyer takes the rest of an order with missing items (SELL-016). */
  of('shortage', { orderId: id }),
  /** Asks before a placed order is cancelled (CHAT-166). */
  of('cancelOrder', { orderId: id, orderNumber: z.string() }),
  /** Takes a complaint. `orderNumber` and `answerBy` are set once it is sent; its answer is then the message's reference, or '' (CHAT-188). */
  of('complaint', { orderNumber: z.optional(z.string()), answerBy: z.optional(z.number()) }),
  of('confirm', { question: z.enum(['clearCart', 'startFresh']) }),
  /** Signs a guest in outside the journey, then shows the card in `shows` (CHAT-171). */
  of('signIn', {
    why: z.enum(['wishlist', 'link', 'orders', 'usual']),
    shows: z.optional(z.discriminatedUnion('kind', [orders, tracking, payOrder])),
  }),
  payOrder,
  /** A guide text, stored by its key. A key this version does not have makes the card an unknown one (CHAT-065). */
  of('guideText', { text: z.enum(guideTextKeys), about: z.optional(z.string()) }),
  /** A reply to a typed line, or the open question repeated, stored by its key in the `topics` texts (CHAT-141, CHAT-127). */
  of('reply', {
    of: z.enum(['topics', 'repairs']),
    text: z.string(),
    about: z.optional(z.record(z.string(), Fact)),
    /** `sorry` starts with an apology; `again` says that the answer is still the same. */
    how: z.optional(z.enum(['sorry', 'again'])),
    /** The language of the typed line, if it differs from the chosen one (CHAT-164). */
    language: z.optional(z.enum(['en', 'sw'])),
    replies: z.optional(z.array(z.enum(replyIds))),
  }),
  /** The buyer's words as typed, with codes and phone numbers masked (CHAT-057). */
  of('said', { text: z.string() }),
  /** A choice tapped by the buyer, shown as words made from its value (CHAT-041). */
  of('chose', {
    /** `slip`: the checkout was asked for; only in threads of earlier versions. */
    of: z.enum(['slip', 'address', 'newAddress', 'delivery', 'transporters', 'method', 'payPhone']),
    value: z.union([z.string(), z.number()]),
  }),
])
export type Card = z.infer<typeof Card>
export type CardKind = Card['kind']
export type CardOf<K extends CardKind> = Extract<Card, { kind: K }>

/** A stored card whose kind this version does not have (CHAT-065). */
export interface UnknownCard {
  readonly kind: 'unknown'
}
export const isKnown = (card: Card | UnknownCard): card is Card => card.kind !== 'unknown'

export const sameCard = (a: { kind: string }, b: { kind: string }): boolean => JSON.stringify(a) === JSON.stringify(b)
