import type { Address } from '#contract/address.ts'
import type { Product } from '#contract/catalogue.ts'
import type { Order } from '#contract/order.ts'
import type { CardOf, ReplyId, Sought } from '#web/chat/cards/card.ts'
import type { ChangeableKind } from '#web/chat/cards/kinds.ts'
import type { About, Fact } from '#web/chat/cards/told/fact.ts'
import type { shopFacts } from '#web/chat/cards/told/shopFacts.ts'
import type { Item } from '#web/chat/lines/lexicon/Understood.ts'
import type { CartLine } from '#web/features/cart/lines.ts'
import type { orderedLines } from '#web/features/orders/orderFacts.ts'
import type { topics } from '#web/i18n/en/topics.ts'
import type { CountForms } from '#web/i18n/placeholders.ts'
import type { Chosen, Clause, Pick as Row, Wanted } from './line.ts'

type TopicTexts = typeof topics
export type TopicText = keyof TopicTexts
type SentenceOf<Text extends TopicText> = TopicTexts[Text] extends CountForms
  ? TopicTexts[Text]['one' | 'other']
  : Extract<TopicTexts[Text], string>
/** The facts that a sentence names: without one of them it does not compile. Those of the shop are known where it is said. */
type FactsOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [Named in Exclude<Name, keyof typeof shopFacts>]: Fact } & FactsOf<Rest>
  : unknown

/** Sentences that name nothing but what is known of the shop. */
export type PlainText = { [Text in TopicText]: object extends FactsOf<SentenceOf<Text>> ? Text : never }[TopicText]

/** A fish of a clause, in whose words its kind may be named too. */
export interface Asked extends Wanted {
  readonly text: string
}

/** The goods that a clause wants; what is refused is none of them. */
export const askedIn = ({ goods, text }: Pick<Clause, 'goods' | 'text'>): readonly Asked[] =>
  goods.flatMap((one) => (one.not ? [] : { ...one, text }))

interface Tell {
  readonly do: 'tell'
  readonly text: TopicText
  readonly facts: About
  readonly replies: readonly ReplyId[]
}

type Opened = 'categories' | 'products' | 'cart' | 'people' | 'language' | 'wishlist' | 'orders' | 'tracking' | 'signIn' | 'confirm'

/** What changes nothing: a sentence, the card of the open question in view, a look at a payment, a card that asks. */
export type Telling =
  | Tell
  | { readonly do: 'look'; readonly goods: readonly Asked[] }
  /** The list in view again, with fewer rows or with the number of the line. */
  | { readonly do: 'narrow'; readonly sought: Sought & { readonly quantity?: number } }
  | { readonly do: 'lookForWords'; readonly words: string; readonly quantity?: number }
  | { readonly do: 'share'; readonly goods: readonly Asked[]; readonly isCart: boolean }
  /** What is in it; of one fish whether it is. */
  | { readonly do: 'tellCart'; readonly item?: Item; readonly text?: string }
  /** With the delivery chosen, or with the one that is asked about. */
  | { readonly do: 'tellTotal'; readonly delivery?: 'standard' | 'express' }
  | { readonly do: 'openHelp'; readonly about: string }
  /** The shop's last words once more. */
  | { readonly do: 'sayAgain' }
  | { readonly do: 'showFish'; readonly product: Product }
  /** A card that shows something or asks, and does nothing yet. */
  | { readonly do: 'open'; readonly card: CardOf<Opened> }
  /** The open question shows in full what the line changed of it, told of its sum, or doubted (CHAT-156). */
  | { readonly do: 'askAgain' }
  /** No move took any of it: the open question once more, or the ladder of CHAT-056. */
  | { readonly do: 'notUnderstood' }
  /** Says the open question with its choices. */
  | { readonly do: 'askWhich' }
  | { readonly do: 'lookAtPayment'; readonly paymentId: string }
  | { readonly do: 'confirmCancel'; readonly order: Pick<Order, 'id' | 'orderNumber'> }
  | { readonly do: 'say'; readonly text: 'notFound' | 'stillOpen' | 'wholeUnits'; readonly about?: string }

/** So many of a line; none takes it out. */
export type CartChange = Pick<CartLine, 'productId' | 'quantity'>

/** A line of an order, for the cart of today. */
export type OrderedLine = ReturnType<typeof orderedLines>[number]

/** Name and number of whoever receives, for the new address. */
export type Person = Partial<Pick<Address, 'fullName' | 'phoneNumber'>>

/** All that a line can change. No member pays, places an order or cancels one: those stay buttons. */
export type Writing =
  /** Put in where all of them are sure, else asked for on one card. */
  | { readonly do: 'want'; readonly goods: readonly Asked[] }
  | { readonly do: 'pick'; readonly rows: readonly Row[] }
  /** Of the card of several fish. */
  | { readonly do: 'putInWishes' }
  | { readonly do: 'keepForLater'; readonly goods: readonly Asked[] }
  | { readonly do: 'changeCart'; readonly changes: readonly CartChange[] }
  /** What was done last: a change, something put in, an answer. */
  | { readonly do: 'undo' }
  | {
      readonly do: 'orderAgain'
      readonly order: Order
      readonly lines: readonly OrderedLine[]
      /** It says where it shall go: that is asked next. */
      readonly goesOn: boolean
    }
  /** The goods and answers of the last order; with goods in the cart the answers alone. */
  | { readonly do: 'orderUsual' }
  /** To the checkout, with what the line chose for it. */
  | { readonly do: 'goOn'; readonly chosen: Chosen }
  | { readonly do: 'stop' }
  | { readonly do: 'goBack' }
  | { readonly do: 'change'; readonly kind: ChangeableKind }
  /** What a button of the open question does, none of which pays or places an order. */
  | { readonly do: 'answer'; readonly option: string }
  /** The same by its place; the last is `-1`. */
  | { readonly do: 'answerAt'; readonly place: number }
  | { readonly do: 'speak'; readonly language: 'en' | 'sw' }
  | {
      readonly do: 'retry'
      /** Of the payer, `''` where it is to be asked for. */
      readonly phone: string | null
      /** `any` is to be asked for. */
      readonly method: 'mobile_money' | 'cash_on_delivery' | 'any' | null
    }
  | { readonly do: 'goTo'; readonly addressId: string; readonly chosen: Chosen }
  | { readonly do: 'newAddress'; readonly text: string; readonly person: Person; readonly chosen: Chosen }
  | { readonly do: 'newAddressIs'; readonly right: boolean; readonly chosen: Chosen }
  | { readonly do: 'askNewAddress' }
  | { readonly do: 'receiver'; readonly who: string }
  | { readonly do: 'receivedBy'; readonly person: Person }
  | { readonly do: 'register'; readonly name: string; readonly email: string; readonly phone: string | null }
  | { readonly do: 'setNote'; readonly wishes: readonly string[]; readonly replaces?: true }
  /** Out of the note: what has these words, or all of it. */
  | { readonly do: 'dropNote'; readonly of: string }
  /** Answers the open question, if one of them is its own, and others beside it. */
  | { readonly do: 'choose'; readonly chosen: Chosen }

export type Act = Telling | Writing

/** A sentence of the shop. The order that a fact is of makes the sentence follow it (CHAT-146). */
export function tell<Text extends TopicText>(
  text: Text,
  facts: FactsOf<SentenceOf<Text>> & { readonly orderId?: string },
  ...replies: readonly ReplyId[]
): Telling {
  return { do: 'tell', text, facts: facts as About, replies }
}

export const askAgain: Telling = { do: 'askAgain' }
