import * as z from 'zod/mini'
import type { Texts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'

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

type Place = Extract<keyof Texts<'topics'>['topics'], `place${string}`>
type ChatTexts = Texts<'chat'>['chat']
type QuestionKey = { [Key in keyof ChatTexts]: ChatTexts[Key] extends string ? Key : never }[keyof ChatTexts]

/** Return a name or amount from data on the device; '' or 0 if the device does not have it. */
export interface Names {
  product: (id: string) => string
  order: (id: string) => string
  amount: (paymentId: string) => number
  /** The number of unsent lines while the device is offline; null when it is connected. */
  unsent: () => number | null
}

/** Everything the rest of the chat needs to know about one kind of card. */
interface Columns<Card> {
  /** The key of the question the card asks; also the text of its live line (CHAT-156). */
  readonly question: QuestionKey | null
  /** One sentence of at most 160 characters for screen readers, understandable without the card (CHAT-071). By default the question. */
  readonly says?: (card: Card, t: Texts<'chat'>, names: Names) => string
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
  readonly page: ((card: Card) => string) | null
  readonly back: Back
  /** The key of the words that say where the buyer stopped, for a greeting after a long break (CHAT-154). With null, no greeting is sent. */
  readonly place: Place | null
  /** Quick replies likely to follow, without those that the card has as a button. */
  readonly replies: readonly ReplyId[]
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
interface JourneyColumns {
  readonly role: 'browsing' | 'question' | 'row'
  readonly goal: GoalId
  readonly question: QuestionKey
}
interface OtherColumns {
  readonly role: 'aside' | 'record' | 'words'
  readonly goal: null
}
export type KindRow<Card> = Columns<Card> & (JourneyColumns | OtherColumns)

type Fields = Readonly<Record<string, z.core.$ZodType>>
type Nothing = Record<never, never>
type SchemaOf<Name extends string, Shape> = z.ZodMiniObject<{ kind: z.ZodMiniLiteral<Name> } & Shape>

/** A kind of card: its row, and the fields of its stored card. A row with a column missing does not compile (DX-006). */
export const kind = <Name extends string, const Row extends KindRow<z.infer<SchemaOf<Name, Shape>>>, Shape extends Fields = Nothing>(
  name: Name,
  row: Row,
  fields?: Shape,
) => ({ name, row, schema: z.object({ kind: z.literal(name), ...fields }) as SchemaOf<Name, Shape> })

/** True for a card opened next to an open checkout question, which stays open (CHAT-133). */
export const beside = { beside: z.optional(z.literal(true)) }

const defaults = {
  typed: null,
  showsFish: false,
  namesTransporters: 'never',
  back: 'menu',
  countsAsUnread: true,
  isEvent: false,
  staysAtFreshStart: 'no',
  urgency: 'polite',
  openedByUrl: 'never',
} as const
export const browsing = {
  ...defaults,
  back: 'earlierCard',
  place: null,
  accepts: null,
  repair: null,
  role: 'browsing',
  goal: 'product',
  replies: ['cart', 'help'],
} as const
export const step = { ...defaults, accepts: null, role: 'question', replies: ['stop', 'browse', 'help'] } as const
export const checkoutStep = { ...step, back: 'earlierStep', page: () => paths.checkout, openedByUrl: 'step' } as const
export const aside = { ...defaults, place: null, accepts: null, repair: null, role: 'aside', goal: null, page: null, replies: [] } as const
