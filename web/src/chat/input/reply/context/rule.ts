import type { Accepts } from '../../../cards/kinds.ts'
import type { Intent, Understood } from '../../understand/Understood.ts'

/** Where the buyer is when a line comes. */
export interface Moment {
  /** A request to pay is out on the phone. */
  readonly isWaiting: boolean
  /** What the open question takes for an answer. */
  readonly accepts: Accepts | null
  readonly isCheckingOut: boolean
  readonly hasCart: boolean
  /** An order was made from the cart a moment ago. */
  readonly hasJustOrdered: boolean
  /** The thread last showed or told of an order that exists. */
  readonly isAboutOrder: boolean
  /** The list of orders was shown last. */
  readonly isOrderList: boolean
  /** We asked which order a complaint is about. */
  readonly isComplaint: boolean
  /** The text of our last answer, if nothing but the card it opened came after it. */
  readonly told: string | null
  /** What was changed in the cart last can be taken back, and our last answer is about that. */
  readonly mayTakeBack: boolean
  /** An order was put into the cart, and that can still be taken back. */
  readonly hasPutIn: boolean
}

/** What a line means where it fits all that is named here. */
export interface Rule {
  /** What the parser may have read; undefined among the topics: none. */
  readonly topics?: readonly (string | undefined)[]
  readonly intents?: readonly Intent[]
  readonly says?: RegExp
  readonly unless?: RegExp
  /** What the line has to name, where that is no pattern of words. */
  readonly names?: (line: string) => boolean
  /** Whether the line may name a fish; without it both. */
  readonly namesFish?: boolean
  readonly when?: (moment: Moment, meant: Understood) => boolean
  readonly means: (meant: Understood) => Understood
}

/** Any one of the words, each a whole word; `[a-z]*` stands for the rest of one. */
export const words = (list: string): RegExp => new RegExp(`(?<![a-z])(?:${list})(?![a-z])`, 'i')

/** One of each list, in any order. */
export const both = (first: string, second: string): RegExp => new RegExp(`(?=.*${words(first).source}).*${words(second).source}`, 'i')

/** Somebody asks: by the mark, or by a word of asking in either language. */
export const ASKS =
  /\?|(?<![a-z])(?:je|(?:sh|shi)?ngapi?|kiasi gani|gani|nini|nani|lini|wapi|ipi|vipi|[a-z]*kuwaje|itakuwaje|mbona|kwa ?nini|naweza|(?:tu|a|wa|m|i)naweza|inawezekana|ni [a-z]+ (?:ama|au) (?:ni )?[a-z]+|how|what|why|who|which|where|can (?:i|we|you|he|she|they|my)|could|may i)(?![a-z])|^(?:is|are|was|were|has|have|did|does|do (?:i|you|we)|will|would) /i

export const topic =
  (name: string) =>
  ({ isGuess: _guess, ...meant }: Understood): Understood => ({ ...meant, intent: 'topic', topic: name })

/** The topic alone: nothing else of the line is an answer. */
export const only =
  (name: string) =>
  (meant: Understood): Understood => {
    const { fraction: _fraction, ...rest } = topic(name)(meant)
    return { ...rest, items: [], quantity: null, choices: {}, filters: {} }
  }

export const intent =
  (name: Intent) =>
  ({ topic: _topic, isGuess: _guess, ...meant }: Understood): Understood => ({ ...meant, intent: name })

export const track = (meant: Understood): Understood => ({ ...topic('track')(meant), intent: 'trackOrder' })

export function fits(
  { topics, intents, says, unless, names, namesFish, when }: Rule,
  line: string,
  meant: Understood,
  moment: Moment,
): boolean {
  if (topics && !topics.includes(meant.topic)) return false
  if (intents && !intents.includes(meant.intent)) return false
  if (namesFish !== undefined && meant.items.length > 0 !== namesFish) return false
  if (says && !says.test(line)) return false
  if (unless?.test(line)) return false
  if (names && !names(line)) return false
  return when === undefined || when(moment, meant)
}
