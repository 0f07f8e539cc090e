import type { Texts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { type Card, type CardKind, type CardOf, isKnown, type ReplyId, type UnknownCard } from './card.ts'

/**
 * browsing: looking for fish. Keeps the goal product open until something is added or the buyer leaves (CHAT-012).
 * question: asked by the guide on the way to an order. row: a row of the slip, which opens in place; no card of its own.
 * aside: opened by the buyer next to a question, answers no card (CHAT-013).
 * record: the result of a run, i.e. the receipt. words: text without controls.
 */
export type Role = 'browsing' | 'question' | 'row' | 'aside' | 'record' | 'words'

/** The steps of the way to an order, as stored in entries; `guide/journeys/buy.ts` has their order. */
export type GoalId = 'settle' | 'product' | 'signIn' | 'cartChanged' | 'address' | 'slip' | 'paid'

/** The kinds of typed answer a card accepts; `lines/perform/questions.ts` defines the options of each. */
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
  | 'complaint'
type Repair = Exclude<keyof Texts<'topics'>['repairs'], 'sorry'>

/**
 * Who may open a kind by URL (CHAT-008). anyone: everybody. signedIn: a guest is asked to sign in. order: the same, for the order's buyer.
 * payment: shown by the guide to its payer. step: shown by the guide when it is due. signIn: guests only. never: nobody.
 */
export type OpenedByUrl = 'anyone' | 'signedIn' | 'order' | 'payment' | 'step' | 'signIn' | 'never'

/**
 * Where `back` leads from an open card (CHAT-034). menu: to the menu. earlierCard: to the last card on the way to this fish. earlierStep: to
 * the checkout step before this one. slip: closes the row. own: `guide/back/goBack.ts` has a function for the kind.
 */
export type Back = 'menu' | 'earlierCard' | 'earlierStep' | 'slip' | 'own'

type Place = Extract<keyof Texts<'topics'>['topics'], `place${string}`>
type ChatTexts = Texts<'chat'>['chat']
type QuestionKey = { [Key in keyof ChatTexts]: ChatTexts[Key] extends string ? Key : never }[keyof ChatTexts]

/** Everything the rest of the chat needs to know about one kind of card. */
interface Columns<Kind extends CardKind> {
  /** The key of the question the card asks; also the text of its live line (CHAT-156). */
  readonly question: QuestionKey | null
  /** How a typed line can answer the card (CHAT-126). With null, only a button, a number or a fish name can. */
  readonly accepts: Accepts | null
  /**
   * The kind of text that is typed into the card: an amount, the digits of a number or code, or names of people and places. A typed digit is
   * then not the number of a button (CHAT-039), and names do not tell the buyer's language.
   */
  readonly typed: 'amount' | 'digits' | 'names' | null
  /** Whether the card shows fish, so that a typed number without a name means its rows. */
  readonly showsFish: boolean
  /** Which typed lines may name a transporter. The list of transporters is fetched before such a line is read. */
  readonly namesTransporters: 'never' | 'always' | 'afterComma' | 'longLine'
  /** The key of the sentence that repeats the options after a line that was not understood (CHAT-127). With null, the general apologies follow (CHAT-056). */
  readonly repair: Repair | null
  /** Returns the path of the page that does the same (CHAT-007). */
  readonly page: ((card: CardOf<Kind>) => string) | null
  readonly back: Back
  /** The key of the words that say where the buyer stopped, for a greeting after a long break (CHAT-154). With null, no greeting is sent. */
  readonly place: Place | null
  /** Quick replies likely to follow, without those that the card has as a button. */
  readonly replies: readonly ReplyId[]
  /** Kinds likely to follow; their code is loaded while the buyer reads. */
  readonly preloads: readonly CardKind[]
  /** `assertive` for payment results, changes and errors, the only cards that may interrupt a screen reader (CHAT-072). */
  readonly urgency: 'polite' | 'assertive'
  readonly openedByUrl: OpenedByUrl
  /** Whether a new card counts as unread. False for the buyer's own words. */
  readonly countsAsUnread: boolean
  /** Whether the card is shown because of an event, not because the buyer opened it. It does not fold the open question. */
  readonly isEvent: boolean
  /** Whether an open card stays when the thread is cleared: a running payment must stay visible (CHAT-061). */
  readonly staysAtFreshStart: 'no' | 'yes' | 'whilePaying'
}

/** Columns of kinds on the way to an order: these always have a goal and a question. Other kinds never have a goal. */
type JourneyColumns = { readonly role: 'browsing' | 'question' | 'row'; readonly goal: GoalId; readonly question: QuestionKey }
type OtherColumns = { readonly role: 'aside' | 'record' | 'words'; readonly goal: null }

export type KindRow<Kind extends CardKind> = Columns<Kind> & (JourneyColumns | OtherColumns)
/** One row per kind; a missing row is a compile error (DX-006). */
export type KindTable = { readonly [Kind in CardKind]: KindRow<Kind> }

const noChoice = {
  typed: null,
  showsFish: false,
  namesTransporters: 'never',
  back: 'menu',
  countsAsUnread: true,
  isEvent: false,
  staysAtFreshStart: 'no',
  urgency: 'polite',
} as const
const browsing = {
  ...noChoice,
  back: 'earlierCard',
  place: null,
  accepts: null,
  repair: null,
  role: 'browsing',
  replies: ['cart', 'help'],
  preloads: [],
} as const
const step = { ...noChoice, accepts: null, role: 'question', replies: ['stop', 'browse', 'help'], preloads: [] } as const
const checkoutStep = { ...step, back: 'earlierStep', page: () => paths.checkout, openedByUrl: 'step' } as const
/** Rows of the slip. Older threads hold them as cards, settled to one line each. */
const row = { ...step, role: 'row', back: 'slip', goal: 'slip', place: null, page: null, openedByUrl: 'never' } as const
const signInStep = { ...step, back: 'own', goal: 'signIn', openedByUrl: 'signIn' } as const
const paying = {
  ...step,
  back: 'own',
  place: null,
  goal: 'paid',
  page: () => paths.checkoutPayment,
  replies: ['orders'],
  openedByUrl: 'payment',
} as const
const aside = { ...noChoice, place: null, accepts: null, repair: null, role: 'aside', goal: null, replies: [], preloads: [] } as const
const words = { ...aside, role: 'words', question: null, page: null, openedByUrl: 'never' } as const

const table = {
  welcome: {
    ...browsing,
    goal: 'product',
    question: 'welcome',
    page: null,
    replies: ['cart'],
    preloads: ['categories'],
    openedByUrl: 'never',
    countsAsUnread: false,
  },
  categories: {
    ...browsing,
    goal: 'product',
    question: 'chooseCategory',
    page: () => paths.products(),
    preloads: ['products'],
    openedByUrl: 'anyone',
    accepts: 'category',
    place: 'placeGoods',
  },
  clarify: {
    ...browsing,
    goal: 'product',
    question: 'didYouMean',
    page: null,
    preloads: ['products'],
    openedByUrl: 'never',
    showsFish: true,
  },
  products: {
    ...browsing,
    goal: 'product',
    question: 'productList',
    page: ({ search = '', categoryId = '' }) => paths.products({ search, category: categoryId }),
    preloads: ['product', 'slip'],
    openedByUrl: 'anyone',
    accepts: 'list',
    place: 'placeGoods',
    showsFish: true,
  },
  product: {
    ...browsing,
    goal: 'product',
    question: 'productList',
    page: ({ productId }) => paths.product(productId),
    preloads: ['slip'],
    openedByUrl: 'anyone',
    accepts: 'amount',
    repair: 'quantity',
    typed: 'amount',
    place: 'placeGoods',
    showsFish: true,
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
    back: 'own',
    place: null,
  },
  phone: {
    ...signInStep,
    question: 'phoneQuestion',
    page: () => paths.login(paths.chat()),
    repair: 'phone',
    typed: 'digits',
    place: 'placeSignIn',
  },
  register: {
    ...signInStep,
    question: 'registerTitle',
    page: () => paths.register,
    accepts: 'person',
    repair: 'register',
    typed: 'names',
    place: 'placeSignIn',
  },
  code: { ...signInStep, question: 'code', page: () => paths.verify, accepts: 'code', repair: 'code', typed: 'digits', place: 'placeCode' },
  address: {
    ...checkoutStep,
    goal: 'address',
    question: 'addressQuestion',
    preloads: ['slip'],
    accepts: 'address',
    repair: 'address',
    typed: 'names',
    place: 'placeAddress',
    namesTransporters: 'afterComma',
  },
  newAddress: {
    ...checkoutStep,
    goal: 'address',
    question: 'addressQuestion',
    accepts: 'newAddress',
    repair: 'newAddress',
    typed: 'names',
    place: 'placeAddress',
    namesTransporters: 'afterComma',
  },
  delivery: {
    ...row,
    question: 'deliveryQuestion',
    accepts: 'delivery',
    repair: 'delivery',
    namesTransporters: 'longLine',
  },
  transporters: {
    ...row,
    question: 'transporterQuestion',
    accepts: 'transporters',
    repair: 'transporters',
    namesTransporters: 'always',
  },
  method: { ...row, question: 'methodQuestion', accepts: 'method', repair: 'method', namesTransporters: 'longLine' },
  payPhone: { ...row, question: 'payPhoneQuestion', repair: 'payPhone', typed: 'digits' },
  slip: {
    ...checkoutStep,
    goal: 'slip',
    question: 'slip',
    replies: ['shop', 'stop', 'help'],
    preloads: ['address', 'phone', 'waiting', 'receipt'],
    openedByUrl: 'never',
    back: 'own',
    accepts: 'change',
    repair: 'review',
    place: 'placeReview',
    namesTransporters: 'always',
  },
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
    back: 'menu',
  },
  receipt: {
    ...aside,
    role: 'record',
    question: null,
    page: ({ orderId }) => paths.order(orderId),
    urgency: 'assertive',
    openedByUrl: 'order',
  },
  orders: { ...aside, question: 'orders', page: () => paths.orders, openedByUrl: 'signedIn' },
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
  connection: { ...aside, question: 'backOnline', page: null, openedByUrl: 'never', isEvent: true },
  people: { ...aside, question: 'peopleQuestion', page: null, openedByUrl: 'anyone' },
  wishlist: { ...aside, question: 'wishlist', page: () => paths.wishlist, openedByUrl: 'signedIn' },
  basket: { ...aside, question: 'basket', page: null, openedByUrl: 'anyone' },
  arrived: {
    ...aside,
    question: 'fishRight',
    page: ({ orderId }) => paths.order(orderId),
    openedByUrl: 'never',
    accepts: 'arrived',
    repair: 'agree',
    isEvent: true,
  },
  shortage: { ...aside, question: 'shortage', page: ({ orderId }) => paths.order(orderId), openedByUrl: 'never', isEvent: true },
  cancelOrder: { ...aside, question: 'cancelOrder', page: null, openedByUrl: 'never', accepts: 'agree', repair: 'agree' },
  complaint: { ...aside, question: 'complaintAsk', page: null, openedByUrl: 'never', accepts: 'complaint', replies: ['orders', 'help'] },
  confirm: { ...aside, question: 'startFreshAsk', page: null, openedByUrl: 'never', accepts: 'agree', repair: 'agree' },
  guideText: words,
  reply: words,
  said: { ...words, countsAsUnread: false },
  chose: { ...words, countsAsUnread: false },
} satisfies KindTable

/** One row per kind of card; a new kind compiles only with every column filled (DX-006, docs/recipes/add-a-card.md). */
export const kinds: KindTable = table

type Table = typeof table
type KindOf<Wanted extends Role> = { [Kind in keyof Table]: Table[Kind]['role'] extends Wanted ? Kind : never }[keyof Table]
/** Kinds that belong to the way to an order. */
export type JourneyKind = KindOf<'browsing' | 'question' | 'row'>
/** The rows of the slip that a typed line can answer. */
export type RowKind = KindOf<'row'>
export type WordsKind = KindOf<'words'>
/** The questions where to bring it. */
type AddressKind = { [Kind in keyof Table]: Table[Kind]['goal'] extends 'address' ? Kind : never }[keyof Table]
/** Kinds whose answer `Change` asks for again: it clears the address, or opens the row of the slip. */
export type ChangeableKind = AddressKind | RowKind
/** Kinds with a function of their own in `guide/back/goBack.ts`. */
export type OwnBackKind = { [Kind in keyof Table]: Table[Kind]['back'] extends 'own' ? Kind : never }[keyof Table]
/** Kinds that a guest may open by URL only after signing in. */
export type SignedInKind = { [Kind in keyof Table]: Table[Kind]['openedByUrl'] extends 'signedIn' ? Kind : never }[keyof Table]
/** Kinds rendered as a card, not as plain text. */
export type ShownKind = Exclude<CardKind, WordsKind | RowKind>

export const isAddress = (kind: CardKind): kind is AddressKind => kinds[kind].goal === 'address'
/** Returns whether `Change` can reopen this kind. */
export const isChangeable = (kind: CardKind): kind is ChangeableKind => isAddress(kind) || isRow(kind)
/** Returns whether a typed or stored name is a row of the slip. */
export const isRow = (kind: string): kind is RowKind => isKind(kind) && kinds[kind].role === 'row'

/** All kinds in the sequence of the table, where those on the way to a purchase are listed as a buyer meets them. */
export const allKinds = Object.keys(table) as CardKind[]

/** Returns whether a typed or stored name is a kind of this version. */
export const isKind = (kind: string): kind is CardKind => Object.hasOwn(kinds, kind)

/** Returns whether a card has one of the roles. False for unknown kinds (CHAT-065). A card opened next to an open question counts as an aside (CHAT-133). */
export const hasRole = <Wanted extends Role>(card: Card | UnknownCard, ...roles: readonly Wanted[]): card is CardOf<KindOf<Wanted>> =>
  isKnown(card) && (roles as readonly Role[]).includes(isBeside(card) ? 'aside' : kinds[card.kind].role)

export const isBeside = (card: Card): boolean => 'beside' in card && card.beside === true
/** Returns whether the kind belongs to the way to an order, even if the card was opened next to it. */
export const isOfJourney = (card: Card | UnknownCard): card is CardOf<JourneyKind> => isKnown(card) && kinds[card.kind].goal !== null

/** Returns the path of the page that does the same as a card; null if there is none (CHAT-007). */
export const pageOf = (card: Card | UnknownCard): string | null =>
  isKnown(card) ? ((kinds[card.kind].page as ((card: Card) => string) | null)?.(card) ?? null) : null
