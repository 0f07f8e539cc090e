import { ApiError } from '#web/api/ApiError.ts'
import { kinds } from '../../../cards/kinds.ts'
import { addProduct } from '../../../guide/commands.ts'
import { matchOption, type Option } from '../../understand/matchOption.ts'
import type { Intent, Understood } from '../../understand/Understood.ts'
import { continueWith } from '../goods/goods.ts'
import type { Talk } from '../Talk.ts'
import { type Question, questions, takeRest } from './questions.ts'
import { placedAs, spelledAs } from './spelledAs.ts'

/** Asks about an option instead of choosing it: `haraka ni saa ngapi`. */
const ASKS =
  /\?|(?<!\p{L})(?:ngapi|shingapi|gani|lini|mbona|kwa ?nini|nani|vipi|je|wapi|naweza|mnaweza|mnaleta|mnafika|mnapeleka|how|when|what|why|who|which|where|can i|do you|is it)(?!\p{L})/iu
/** Denies or puts off: nothing in such a line is chosen (CHAT-135). */
const DENIES = /(?<!\p{L})(?:sitaki|staki|hatutaki|sio|siyo|si|usi\p{L}*|not|dont|don['’]t|without|bila|never)(?!\p{L})/iu
/** Commands that are no answer, whatever words they share with an option. */
const OTHERS: ReadonlySet<Intent> = new Set([
  'cancel',
  'back',
  'remove',
  'undo',
  'startFresh',
  'help',
  'language',
  'showCart',
  'trackOrder',
  'buyAgain',
  'setQuantity',
  'greeting',
]) // prettier-ignore

/** Money, an order, bad goods or anger: never a name, whatever word an option shares with it. */
const TROUBLES: ReadonlySet<string> = new Set([
  'chargedTwice',
  'paidNoOrder',
  'alreadyPaid',
  'noPrompt',
  'noCode',
  'refund',
  'badFish',
  'complaint',
  'anger',
  'cancelOrder',
  'whyLate',
  'track',
  'receipt',
]) // prettier-ignore

/** Whether a line may answer a question at all. */
export function mayAnswer(
  line: string,
  { intent, topic, isGuess, items, choices }: Understood,
  question: Pick<Question, 'topics' | 'named' | 'pays' | 'own'>,
  isList: boolean,
): boolean {
  if (OTHERS.has(intent) || DENIES.test(line)) return false
  if (items.length > 0 && !isList) return false
  // `lipa` is no way to pay, though `lipa ukipokea` is one.
  if ((intent === 'pay' || intent === 'checkout') && question.pays !== true && Object.keys(choices).length === 0) return false
  if (topic === undefined || intent === 'yes') return true
  if (ASKS.test(line)) return false
  if (isGuess) return true
  return (
    (question.named === true && !TROUBLES.has(topic)) ||
    question.topics?.includes(topic) === true ||
    (question.own !== undefined && choices[question.own] !== undefined)
  )
}

/** Offers the line to the open question; true once it has taken it (CHAT-126). */
export async function answer(talk: Talk): Promise<boolean> {
  const { asked, meant, line } = talk
  const accepts = asked === null ? null : kinds[asked.kind].accepts
  if (asked === null || accepts === null) return false
  const question = questions[accepts]
  if (accepts === 'amount') return takeAmount(talk)
  const offered = await optionsOf(question, talk)
  const spelled = spelledAs(line, offered) ?? (question.numbered ? placedAs(line, offered) : null)
  if (spelled !== null) {
    await question.choose(spelled, talk)
    return true
  }
  const simple = agrees(talk)
    ? (namedWith(meant, question, offered) ?? question.yes?.(talk))
    : meant.intent === 'no' && !/^la\s/i.test(line)
      ? question.no
      : undefined
  if (simple !== undefined && simple !== null) {
    await question.choose(simple, talk)
    takeRest(meant.choices, question.own)
    return true
  }
  if (mayTake(talk) && (await question.takes?.(talk))) return true
  if (!mayAnswer(line, meant, question, accepts === 'list')) return false
  if (!question.numbered && isBareNumber(talk)) return false
  const id = matchOption(line, offered)
  if (id === null) return mayTake(talk) && (await question.otherwise?.(talk)) === true
  await question.choose(id, talk)
  if (question.own !== undefined) takeRest(meant.choices, question.own)
  return true
}

/** A list that cannot be read now has no options: the line goes on, and is not lost for it. */
async function optionsOf(question: Question, talk: Talk): Promise<readonly Option[]> {
  try {
    return await question.options(talk)
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

/** `ndiyo`, also before answers of later questions: `ndiyo, haraka, mpesa`. */
const agrees = ({ line, meant: { intent, choices } }: Talk): boolean =>
  intent === 'yes' ||
  (Object.keys(choices).length > 0 &&
    /^(?:ndiyo|ndio|sawa|haya|poa|yes|ok(?:ay)?|sure)(?!\p{L})/iu.test(line) &&
    !ASKS.test(line) &&
    !DENIES.test(line))

/** `ok express`: what is named beside the yes, and not what a yes alone would choose. */
const namedWith = ({ choices }: Understood, { own }: Question, offered: readonly Option[]): string | undefined =>
  own && choices[own] === undefined ? undefined : own && offered.find(({ choice }) => choice?.[own] === choices[own])?.id

/** Neither a question nor a denial, nor one of the other commands. */
const mayTake = ({ line, meant }: Talk): boolean => !ASKS.test(line) && !DENIES.test(line) && !OTHERS.has(meant.intent)

const isBareNumber = ({ meant: { quantity, items, intent } }: Talk): boolean =>
  intent === 'unknown' && typeof quantity === 'number' && items.length === 0

/** A number for the fish in view. */
async function takeAmount({ asked, meant }: Talk): Promise<boolean> {
  const { quantity, items, intent } = meant
  if (asked?.kind !== 'product' && asked?.kind !== 'quantity') return false
  // `sawa` to a fish that is looked at is no order; to `how many?` it is the number shown.
  const shown = asked.quantity ?? (asked.kind === 'quantity' ? 1 : null)
  const count = typeof quantity === 'number' ? quantity : intent === 'yes' ? shown : null
  if (count === null || items.length > 0 || !['unknown', 'add', 'setQuantity', 'yes'].includes(intent)) return false
  if (await addProduct(asked.productId, count)) await continueWith(asked.next)
  return true
}
