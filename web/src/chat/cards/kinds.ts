import type { CheckoutChoices } from '#web/features/checkout/draft.ts'
import type { Texts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import type { GoalId } from '../guide/journeys/goal.ts'
import { type Card, type CardKind, type CardOf, isKnown, type ReplyId, type UnknownCard } from './card.ts'

/**
 * browsing: looking for fish; it holds the goals product and quantity open until something is added or it is left (CHAT-012).
 * question: asked by the guide on the way to an order. aside: opened by the buyer beside that way, discards no answer (CHAT-013).
 * record: what came of a run, the receipt. words: nothing in them can be answered.
 */
export type Role = 'browsing' | 'question' | 'aside' | 'record' | 'words'

/** What a typed line may answer a card with; each has its options in `input/reply/question/questions.ts`. */
export type Accepts =
  | 'list'
  | 'category'
  | 'amount'
  | 'next'
  | 'code'
  | 'person'
  | 'address'
  | 'newAddress'
  | 'delivery'
  | 'transporters'
  | 'method'
  | 'change'
  | 'check'
  | 'retry'
  | 'changes'
  | 'agree'
  | 'arrived'
type Repair = Exclude<keyof Texts<'topics'>['repairs'], 'sorry'>

/**
 * How a kind opens by its address (CHAT-008). anyone: for everybody. order: for its buyer; a guest is asked to sign in by the card.
 * payment: shown by the guide to its payer. step: asked by the guide when it is due. signIn: for guests. never: not by an address.
 */
export type OpenedByUrl = 'anyone' | 'order' | 'payment' | 'step' | 'signIn' | 'never'

type ChatTexts = Texts<'chat'>['chat']
type QuestionKey = { [Key in keyof ChatTexts]: ChatTexts[Key] extends string ? Key : never }[keyof ChatTexts]
type EchoedKind = CardOf<'chose'>['of']

/** What the rest of the chat knows of one kind of card. */
interface Columns<Kind extends CardKind> {
  /** What the card asks, also the name of its live line (CHAT-156): a key of the texts of the chat. */
  readonly question: QuestionKey | null
  /** How a typed line answers it, before anything else reads the line (CHAT-126); null: only by its controls, a number or a fish. */
  readonly accepts: Accepts | null
  /** The sentence that says its options again after a line not understood (CHAT-127); null: the ladder of CHAT-056. */
  readonly repair: Repair | null
  /** The routed page that does the same (CHAT-007). */
  readonly page: ((card: CardOf<Kind>) => string) | null
  /** What `Change` sets back, so that the guide asks anew (CHAT-035). */
  readonly reopens: Partial<CheckoutChoices> | null
  /** Whether the choice stays as a message of the buyer (CHAT-041); the others are words already, or a secret. */
  readonly echoed: Kind extends EchoedKind ? true : false
  /** The likeliest next words, never those the card has itself. */
  readonly replies: readonly ReplyId[]
  /** Kinds most likely to follow: their code comes while the buyer is reading. */
  readonly preloads: readonly CardKind[]
  /** Results of a payment, changes and errors may interrupt a screen reader; nothing else does (CHAT-072). */
  readonly urgency: 'polite' | 'assertive'
  readonly openedByUrl: OpenedByUrl
  /** Whether an open card stays when the thread is emptied: no payment may get out of sight (CHAT-061). */
  readonly staysAtFreshStart: 'no' | 'yes' | 'whilePaying'
}

/** A card on the way to an order answers to a goal and asks something; any other does neither. */
type OnTheWay = { readonly role: 'browsing' | 'question'; readonly goal: GoalId; readonly question: QuestionKey }
type Beside = { readonly role: 'aside' | 'record' | 'words'; readonly goal: null; readonly reopens: null; readonly echoed: false }

export type KindRow<Kind extends CardKind> = Columns<Kind> & (OnTheWay | Beside)
/** Every kind has a row, or this does not compile (DX-006). */
export type KindTable = { readonly [Kind in CardKind]: KindRow<Kind> }

const noChoice = { reopens: null, echoed: false, staysAtFreshStart: 'no', urgency: 'polite' } as const
const browsing = { ...noChoice, accepts: null, repair: null, role: 'browsing', replies: ['cart', 'help'], preloads: [] } as const
const step = { ...noChoice, accepts: null, role: 'question', replies: ['stop', 'browse', 'help'], preloads: [] } as const
const checkoutStep = { ...step, page: () => paths.checkout, openedByUrl: 'step' } as const
const signInStep = { ...step, goal: 'signIn', openedByUrl: 'signIn' } as const
const paying = { ...step, goal: 'paid', page: () => paths.checkoutPayment, replies: ['orders'], openedByUrl: 'payment' } as const
const aside = { ...noChoice, accepts: null, repair: null, role: 'aside', goal: null, replies: [], preloads: [] } as const
const words = { ...aside, role: 'words', question: null, page: null, openedByUrl: 'never' } as const
const echoed = { echoed: true } as const

const table = {
  welcome: {
    ...browsing,
    goal: 'product',
    question: 'welcome',
    page: null,
    replies: ['cart'],
    preloads: ['categories', 'cart'],
    openedByUrl: 'never',
  },
  categories: {
    ...browsing,
    goal: 'product',
    question: 'chooseCategory',
    page: () => paths.products(),
    preloads: ['products'],
    openedByUrl: 'anyone',
    accepts: 'category',
  },
  clarify: { ...browsing, goal: 'product', question: 'didYouMean', page: null, preloads: ['products'], openedByUrl: 'never' },
  products: {
    ...browsing,
    goal: 'product',
    question: 'productList',
    page: ({ search = '', categoryId = '' }) => paths.products({ search, category: categoryId }),
    preloads: ['product', 'phone'],
    openedByUrl: 'anyone',
    accepts: 'list',
  },
  wishes: {
    ...browsing,
    goal: 'product',
    question: 'wishes',
    page: null,
    preloads: ['cart', 'phone'],
    openedByUrl: 'never',
    accepts: 'list',
  },
  product: {
    ...browsing,
    goal: 'product',
    question: 'productList',
    page: ({ productId }) => paths.product(productId),
    preloads: ['quantity', 'phone'],
    openedByUrl: 'anyone',
    accepts: 'amount',
  },
  quantity: {
    ...browsing,
    goal: 'quantity',
    question: 'howMany',
    page: ({ productId }) => paths.product(productId),
    openedByUrl: 'never',
    accepts: 'amount',
    repair: 'quantity',
  },
  added: {
    ...step,
    ...echoed,
    goal: 'checkout',
    question: 'yourCart',
    page: () => paths.cart,
    reopens: { checkoutRequested: false },
    replies: [],
    preloads: ['address', 'phone'],
    openedByUrl: 'never',
    accepts: 'next',
    repair: null,
  },
  cart: {
    ...step,
    ...echoed,
    goal: 'checkout',
    question: 'yourCart',
    page: () => paths.cart,
    reopens: { checkoutRequested: false },
    replies: ['shop'],
    preloads: ['address', 'phone'],
    openedByUrl: 'anyone',
    accepts: 'next',
    repair: null,
  },
  cartChanged: {
    ...step,
    goal: 'cartChanged',
    question: 'cartChanged',
    page: () => paths.cart,
    urgency: 'assertive',
    openedByUrl: 'step',
    accepts: 'changes',
    repair: 'cartChanged',
  },
  phone: { ...signInStep, question: 'phoneQuestion', page: () => paths.login(paths.chat()), repair: 'phone' },
  register: { ...signInStep, question: 'registerTitle', page: () => paths.register, accepts: 'person', repair: 'register' },
  code: { ...signInStep, question: 'code', page: () => paths.verify, accepts: 'code', repair: 'code' },
  address: {
    ...checkoutStep,
    ...echoed,
    goal: 'address',
    question: 'addressQuestion',
    reopens: { addressId: null },
    preloads: ['delivery'],
    accepts: 'address',
    repair: 'address',
  },
  newAddress: {
    ...checkoutStep,
    ...echoed,
    goal: 'address',
    question: 'addressQuestion',
    reopens: { addressId: null },
    accepts: 'newAddress',
    repair: 'newAddress',
  },
  delivery: {
    ...checkoutStep,
    ...echoed,
    goal: 'delivery',
    question: 'deliveryQuestion',
    reopens: { deliveryOption: null },
    accepts: 'delivery',
    repair: 'delivery',
  },
  transporters: {
    ...checkoutStep,
    ...echoed,
    goal: 'transporters',
    question: 'transporterQuestion',
    reopens: { transporterSelections: {}, choosesCarrier: true },
    accepts: 'transporters',
    repair: 'transporters',
  },
  method: {
    ...checkoutStep,
    ...echoed,
    goal: 'method',
    question: 'methodQuestion',
    reopens: { paymentMethod: null },
    preloads: ['review'],
    accepts: 'method',
    repair: 'method',
  },
  // Not null, which means the buyer's own number.
  payPhone: { ...checkoutStep, ...echoed, goal: 'phone', question: 'payPhoneQuestion', reopens: { phone: '' }, repair: 'payPhone' },
  review: { ...checkoutStep, goal: 'review', question: 'review', preloads: ['waiting', 'receipt'], accepts: 'change', repair: 'review' },
  waiting: { ...paying, question: 'paying', staysAtFreshStart: 'yes', accepts: 'check', repair: 'waiting' },
  stillChecking: {
    ...paying,
    question: 'stillProcessing',
    urgency: 'assertive',
    staysAtFreshStart: 'yes',
    accepts: 'check',
    repair: 'stillChecking',
  },
  failure: { ...paying, question: 'failure', urgency: 'assertive', accepts: 'retry', repair: 'failure' },
  recovery: {
    ...paying,
    goal: 'settle',
    question: 'finish',
    page: null,
    urgency: 'assertive',
    staysAtFreshStart: 'yes',
    repair: 'recovery',
  },
  receipt: {
    ...aside,
    role: 'record',
    question: null,
    page: ({ orderId }) => paths.order(orderId),
    urgency: 'assertive',
    openedByUrl: 'order',
  },
  orders: { ...aside, question: 'orders', page: () => paths.orders, openedByUrl: 'anyone' }, // signs a guest in by itself
  tracking: { ...aside, question: null, page: ({ orderId }) => paths.order(orderId), openedByUrl: 'order' },
  payOrder: {
    ...aside,
    question: 'review',
    page: ({ orderId }) => paths.payOrder(orderId),
    openedByUrl: 'order',
    staysAtFreshStart: 'whilePaying',
  },
  signIn: { ...aside, question: 'phoneQuestion', page: () => paths.login(paths.chat()), openedByUrl: 'signIn' },
  help: { ...aside, question: 'helpQuestion', page: null, openedByUrl: 'anyone' },
  language: { ...aside, question: 'chooseLanguage', page: null, openedByUrl: 'anyone' },
  connection: { ...aside, question: 'backOnline', page: null, openedByUrl: 'never' },
  people: { ...aside, question: 'peopleQuestion', page: null, openedByUrl: 'anyone' },
  wishlist: { ...aside, question: 'wishlist', page: () => paths.wishlist, openedByUrl: 'anyone' },
  basket: { ...aside, question: 'basket', page: null, openedByUrl: 'anyone' },
  arrived: {
    ...aside,
    question: 'fishRight',
    page: ({ orderId }) => paths.order(orderId),
    openedByUrl: 'never',
    accepts: 'arrived',
    repair: 'agree',
  },
  shortage: { ...aside, question: 'shortage', page: ({ orderId }) => paths.order(orderId), openedByUrl: 'never' },
  cancelOrder: { ...aside, question: 'cancelOrder', page: null, openedByUrl: 'never', accepts: 'agree', repair: 'agree' },
  confirm: { ...aside, question: 'startFreshAsk', page: null, openedByUrl: 'never', accepts: 'agree', repair: 'agree' },
  guideText: words,
  reply: words,
  said: words,
  chose: words,
} satisfies KindTable

/** One row per kind of card; a new kind compiles only when every column is filled (DX-006, docs/recipes/add-a-card.md). */
export const kinds: KindTable = table

type Table = typeof table
type KindOf<Wanted extends Role> = { [Kind in keyof Table]: Table[Kind]['role'] extends Wanted ? Kind : never }[keyof Table]
/** What the guide asks for or the buyer looks at on the way to an order. */
export type JourneyKind = KindOf<'browsing' | 'question'>
export type WordsKind = KindOf<'words'>
export type ChangeableKind = { [Kind in keyof Table]: Table[Kind]['reopens'] extends null ? never : Kind }[keyof Table]
/** What is drawn as a card. */
export type ShownKind = Exclude<CardKind, WordsKind>

/** Kinds whose choice stays as a message of the buyer. */
export const isEchoed = (kind: CardKind): kind is EchoedKind => kinds[kind].echoed
/** Kinds whose choice `Change` opens again. */
export const isChangeable = (kind: CardKind): kind is ChangeableKind => kinds[kind].reopens !== null

/** Also for the name of a kind as it was typed, or stored by another version. */
export const isKind = (kind: string): kind is CardKind => Object.hasOwn(kinds, kind)

/** False for a card of a kind this version does not know (CHAT-065). What is looked at beside an open question is an aside (CHAT-133). */
export const hasRole = <Wanted extends Role>(card: Card | UnknownCard, ...roles: readonly Wanted[]): card is CardOf<KindOf<Wanted>> =>
  isKnown(card) && (roles as readonly Role[]).includes(isBeside(card) ? 'aside' : kinds[card.kind].role)

export const isBeside = (card: Card): boolean => 'beside' in card && card.beside === true
/** Of a kind on the way to an order, also where it was looked at beside it. */
export const isOfJourney = (card: Card | UnknownCard): card is CardOf<JourneyKind> => isKnown(card) && kinds[card.kind].goal !== null
