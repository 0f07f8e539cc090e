import type { Order } from '#contract/order.ts'
import type { ReplyId } from '#web/chat/cards/card.ts'
import type { topics } from '#web/i18n/en/topics.ts'

type TopicTexts = typeof topics
export type TopicText = keyof TopicTexts
/** The facts that a sentence names: without one of them it does not compile. */
type FactsOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [Fact in Name]: string } & FactsOf<Rest>
  : unknown

interface Tell {
  readonly do: 'tell'
  readonly text: TopicText
  readonly facts: Readonly<Record<string, string>>
  readonly replies: readonly ReplyId[]
}

/** What changes nothing: a sentence, the card of the open question in view, a look at a payment, a card that asks. */
export type Telling =
  | Tell
  | { readonly do: 'askAgain' }
  | { readonly do: 'lookAtPayment'; readonly paymentId: string }
  | { readonly do: 'confirmCancel'; readonly order: Pick<Order, 'id' | 'orderNumber'> }

/** All that a line can change. No member pays, places an order or cancels one: those stay buttons. */
export type Writing = { readonly do: 'setNote'; readonly wishes: readonly string[] }

export type Act = Telling | Writing

/** A sentence of the shop. The order that a fact is of makes the sentence follow it (CHAT-146). */
export function tell<Text extends TopicText>(
  text: Text,
  facts: FactsOf<TopicTexts[Text]> & { readonly orderId?: string },
  ...replies: readonly ReplyId[]
): Telling {
  return { do: 'tell', text, facts: facts as Readonly<Record<string, string>>, replies }
}

export const askAgain: Telling = { do: 'askAgain' }
