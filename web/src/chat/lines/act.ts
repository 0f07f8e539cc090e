import type { Address } from '#contract/address.ts'
import type { Product } from '#contract/catalogue.ts'
import type { Order } from '#contract/order.ts'
import type { Sought } from '#web/chat/kinds/browse.ts'
import type { CardOf } from '#web/chat/kinds/card.ts'
import type { About, Fact } from '#web/chat/kinds/fact.ts'
import type { ChangeableKind } from '#web/chat/kinds/kinds.ts'
import type { ReplyId } from '#web/chat/kinds/row.ts'
import type { shopFacts } from '#web/chat/kinds/shopFacts.ts'
import type { Item } from '#web/chat/lines/lexicon/Understood.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import type { Complaint } from '#web/features/orders/complaint/complaint.ts'
import type { orderedLines } from '#web/features/orders/orders.ts'
import type { topics } from '#web/i18n/en/topics.ts'
import type { CountForms } from '#web/i18n/placeholders.ts'
import type { CheckoutAnswers, Clause, NamedFish, PickedRow } from './line.ts'

type TopicTexts = typeof topics
export type TopicText = keyof TopicTexts
type SentenceOf<Text extends TopicText> = TopicTexts[Text] extends CountForms
  ? TopicTexts[Text]['one' | 'other']
  : Extract<TopicTexts[Text], string>
/** A property for each placeholder of a sentence, so that a missing fact is a compile error. Facts about the shop come from `shopFacts`. */
type FactsOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [Named in Exclude<Name, keyof typeof shopFacts>]: Fact } & FactsOf<Rest>
  : unknown

/** Sentences without placeholders, or only with facts about the shop. */
export type PlainText = { [Text in TopicText]: object extends FactsOf<SentenceOf<Text>> ? Text : never }[TopicText]

/** A fish that a clause names. `text` is the clause, whose words may also name the fish's kind. */
export interface FishToFind extends NamedFish {
  readonly text: string
}

/** Returns the goods that a clause wants, without those it refuses. */
export const fishToFind = ({ goods, text }: Pick<Clause, 'goods' | 'text'>): readonly FishToFind[] =>
  goods.flatMap((one) => (one.not ? [] : { ...one, text }))

interface Tell {
  readonly do: 'tell'
  readonly text: TopicText
  readonly facts: About
  readonly replies: readonly ReplyId[]
}

type CardToOpen = 'categories' | 'products' | 'people' | 'language' | 'wishlist' | 'orders' | 'tracking' | 'signIn' | 'confirm'

/** Acts that change nothing: they send a sentence, show a card or look at a payment. */
export type ReplyAct =
  | Tell
  | { readonly do: 'look'; readonly goods: readonly FishToFind[] }
  /** Shows the list in view again, with fewer rows or with the quantity that the line gives. */
  | { readonly do: 'narrow'; readonly sought: Sought & { readonly quantity?: number } }
  | { readonly do: 'lookForWords'; readonly words: string; readonly quantity?: number }
  | { readonly do: 'share'; readonly goods: readonly FishToFind[]; readonly isCart: boolean }
  | { readonly do: 'showCart' }
  /** Tells what is in the cart, or whether a fish is in it. */
  | { readonly do: 'tellCart'; readonly item?: Item; readonly text?: string }
  /** Tells the total with the chosen delivery, or with the one mentioned. */
  | { readonly do: 'tellTotal'; readonly delivery?: 'standard' | 'express' }
  | { readonly do: 'openHelp'; readonly about: string }
  /** Repeats the shop's last sentence. */
  | { readonly do: 'sayAgain' }
  | { readonly do: 'showFish'; readonly product: Product }
  /** Shows a card that displays something or asks, and changes nothing yet. */
  | { readonly do: 'open'; readonly card: CardOf<CardToOpen> }
  /** Shows the open question in full after a change, a question about its total or a doubt (CHAT-156). */
  | { readonly do: 'askAgain' }
  /** No move fits: repeats the open question, or offers the help of CHAT-056. */
  | { readonly do: 'notUnderstood' }
  /** Sends the open question with its choices. */
  | { readonly do: 'askWhich' }
  | { readonly do: 'lookAtPayment'; readonly paymentId: string }
  | { readonly do: 'confirmCancel'; readonly order: Pick<Order, 'id' | 'orderNumber'> }
  /** Opens the complaint with the facts of the line, or adds them to the open one. Only a button or a typed `send` sends it. */
  | { readonly do: 'complain'; readonly about: Partial<Complaint> }
  | { readonly do: 'say'; readonly text: 'notFound' | 'stillOpen' | 'wholeUnits'; readonly about?: string }

/** A new quantity of a cart line; 0 removes it. */
export type CartChange = Pick<CartLine, 'productId' | 'quantity'>

/** An item of an earlier order, as it is added to the present cart. */
export type OrderedLine = ReturnType<typeof orderedLines>[number]

/** The receiver's name and number, for the address. The number is '' if it must be asked for. */
export type Person = Partial<Pick<Address, 'fullName' | 'phoneNumber'>>

/** Everything that a line can change. No member pays, places an order or cancels one: only buttons do. */
export type ChangeAct =
  /** Adds the likeliest kind of each fish; one that fits nothing is named. */
  | { readonly do: 'want'; readonly goods: readonly FishToFind[] }
  | { readonly do: 'pick'; readonly rows: readonly PickedRow[] }
  | { readonly do: 'keepForLater'; readonly goods: readonly FishToFind[] }
  | { readonly do: 'changeCart'; readonly changes: readonly CartChange[] }
  /** Undoes the last change, addition or answer. */
  | { readonly do: 'undo' }
  | {
      readonly do: 'orderAgain'
      readonly order: Order
      readonly lines: readonly OrderedLine[]
      /** True if the line also names an address: the checkout then begins. */
      readonly goesOn: boolean
    }
  /** Adds the goods of the last order and sets its answers. If the cart has goods, it only sets the answers. */
  | { readonly do: 'orderUsual' }
  /** Goes to the checkout with the choices of the line. */
  | { readonly do: 'goOn'; readonly chosen: CheckoutAnswers }
  | { readonly do: 'stop' }
  | { readonly do: 'goBack' }
  | { readonly do: 'change'; readonly kind: ChangeableKind }
  /** Does the same as a button of the open question. None of these buttons pays or places an order. */
  | { readonly do: 'answer'; readonly option: string }
  /** Does the same as the button at this position; -1 is the last button. */
  | { readonly do: 'answerAt'; readonly place: number }
  | { readonly do: 'speak'; readonly language: 'en' | 'sw' }
  | {
      readonly do: 'retry'
      /** The number to pay from; `''` if the buyer must be asked, null if the line doesn't change it. */
      readonly phone: string | null
      /** `any` if the buyer must be asked for the method; null if the line doesn't change it. */
      readonly method: 'mobile_money' | 'cash_on_delivery' | 'any' | null
    }
  | { readonly do: 'goTo'; readonly addressId: string; readonly chosen: CheckoutAnswers }
  | { readonly do: 'newAddress'; readonly text: string; readonly person: Person; readonly chosen: CheckoutAnswers }
  | { readonly do: 'newAddressIs'; readonly right: boolean; readonly chosen: CheckoutAnswers }
  | { readonly do: 'askNewAddress' }
  | { readonly do: 'receivedBy'; readonly person: Person; readonly chosen: CheckoutAnswers }
  | { readonly do: 'register'; readonly name: string; readonly email: string; readonly phone: string | null }
  | { readonly do: 'setNote'; readonly wishes: readonly string[]; readonly replaces?: true }
  /** Removes the sentences with these words from the note; `''` removes the whole note. */
  | { readonly do: 'dropNote'; readonly of: string }
  /** Answers the open question with the matching choice, and stores the others. */
  | { readonly do: 'choose'; readonly chosen: CheckoutAnswers }

export type Act = ReplyAct | ChangeAct

/** Creates a sentence of the shop. If it has an `orderId`, the sentence follows the state of that order (CHAT-146). */
export function tell<Text extends TopicText>(
  text: Text,
  facts: FactsOf<SentenceOf<Text>> & { readonly orderId?: string },
  ...replies: readonly ReplyId[]
): ReplyAct {
  return { do: 'tell', text, facts: facts as About, replies }
}

export const askAgain: ReplyAct = { do: 'askAgain' }
