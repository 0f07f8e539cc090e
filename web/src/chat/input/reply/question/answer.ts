import { ApiError } from '#web/api/ApiError.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { isHalfSaid } from '#web/features/addresses/oneLine/takeAddressLine.ts'
import { NO_PREFERENCE } from '#web/features/checkout/checkoutChoices.ts'
import { isWanted, names } from '../../../cards/browse/narrow.ts'
import { type Accepts, kinds } from '../../../cards/kinds.ts'
import { addProduct } from '../../../guide/addCommands.ts'
import { askQuantity, wantedOf } from '../../../guide/commands.ts'
import { matchOption, type Option } from '../../understand/matchOption.ts'
import type { Intent, Understood } from '../../understand/Understood.ts'
import { understand } from '../../understand/understand.ts'
import { isOnlyOne } from '../goods/goods.ts'
import { asks, asksAbout, denies } from '../line/asks.ts'
import { OF_THOSE } from '../line/pickAndAsk.ts'
import { repair } from '../repair.ts'
import { asksLast } from '../reply.ts'
import type { Talk } from '../Talk.ts'
import { agreesWithIt, SAVE } from './address/addressLine.ts'
import { addressSaid, keepBeside } from './address/besideAddress.ts'
import { savedIn } from './address/savedIn.ts'
import { OTHER, takeAtReview } from './atReview.ts'
import { carrierIn } from './carriers.ts'
import { namedIn, saidIn } from './distinct.ts'
import { picksIn } from './list/picks.ts'
import { rowIn, saysPlain } from './list/rows.ts'
import { addressOptions, LAST_TIME, NEW_ADDRESS } from './options.ts'
import { type Question, questions, takePicks, takeRest } from './questions.ts'
import { placedAs, spelledAs } from './spelledAs.ts'

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

/** Questions whose options go by names: a word in one alone chooses it, if it is no word of every day. */
const BY_NAME: ReadonlySet<Accepts> = new Set(['address', 'newAddress', 'transporters'])
const OWN_OPTIONS: ReadonlySet<string> = new Set([LAST_TIME, NEW_ADDRESS, SAVE, NO_PREFERENCE])
/** Points at an address that was saved before. */
const SAVED = /(?<![a-z])(?:saved|default|[a-z]*hifadhi[a-z]*|iliyopo|kuu|ile|[a-z]+ one)(?![a-z])/i

const RESEMBLES: ReadonlySet<Intent> = new Set(['showCart', 'greeting', 'setQuantity', 'trackOrder', 'language'])

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
  if (OTHERS.has(intent) || (intent === 'wishlist' && !isList) || denies(line)) return false
  if (items.length > 0 && !isList) return false
  if (isList && topic === undefined && asksAbout(line)) return false
  // `lipa` is no way to pay, though `lipa ukipokea` is one.
  if ((intent === 'pay' || intent === 'checkout') && question.pays !== true && Object.keys(choices).length === 0) return false
  if (topic === undefined || intent === 'yes') return true
  if (asks(line)) return false
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
  // Several goods are each looked for (CHAT-134).
  if (accepts === 'list' && meant.items.filter(({ not }) => !not).length > 1) return false
  const offered = ofFish(await optionsOf(question, talk), talk, accepts === 'list')
  if (accepts === 'list' && !asks(line) && !denies(line) && (await takePicks(picksIn(line, offered), talk))) return true
  if (accepts === 'transporters' && (await refuses(talk))) {
    await repair(talk, true)
    return true
  }
  const own = await ownAnswer(accepts, talk, offered)
  const isDelivery = accepts === 'transporters' && meant.choices.delivery !== undefined && spelledAs(line, offered) === null
  if (own === undefined && isDelivery && mayTake(talk)) {
    takeRest(meant.choices, undefined)
    await repair(talk, true)
    return true
  }
  if (own !== undefined) {
    const beside = isAddress(accepts) ? await addressSaid(talk) : null
    await question.choose(own, talk)
    if (beside) keepBeside(beside)
    else takeRest(restOf(question, meant), question.own)
    return true
  }
  const spelled = spelledAs(line, offered) ?? (question.numbered ? placedAs(line, offered) : null)
  if (spelled !== null) {
    await question.choose(spelled, talk)
    return true
  }
  if (accepts === 'change' && !asks(line) && !OTHERS.has(meant.intent) && (await takeAtReview(talk))) return true
  // After `Standard or Express?`, or another question of ours, a yes chooses neither.
  if (EITHER_OR.has(accepts) && isBareYes(talk) && asksLast()) {
    await repair(talk, true)
    return true
  }
  const simple =
    agrees(talk) && !(isAddress(accepts) && asks(line))
      ? (namedWith(meant, question, offered) ?? question.yes?.(talk))
      : (meant.intent === 'no' && !/(?<![a-z])la\s/i.test(line)) ||
          (accepts === 'agree' && denies(line) && /cancel|ghairi|^(?:no|hapana)/i.test(line))
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
  // `what's in my cart and how much is it?` points at nothing that is there to be saved.
  if (isAddress(accepts) && (asks(line) || asksAbout(line))) return false
  const id = matchOption(line, asNamed(accepts, line, offered))
  if (id === null) return mayTake(talk) && (await question.otherwise?.(talk)) === true
  await question.choose(id, talk)
  if (question.own !== undefined) takeRest(restOf(question, meant), question.own)
  return true
}

/** What else a line answers; the name of a carrier may hold a word of the delivery: `Pwani Express`. */
function restOf({ own }: Question, { choices }: Understood): Understood['choices'] {
  const { delivery: _delivery, ...others } = choices
  return own === 'transporter' && choices.transporter === undefined ? others : choices
}

/** Its own answer named in a line, whatever else the words might mean: `M-Pesa tafadhali`, `mobile money, not cash`, `the Masaki one, yes`. */
async function ownAnswer(accepts: Accepts, talk: Talk, offered: readonly Option[]): Promise<string | undefined> {
  const { line, meant } = talk
  if (asks(line)) return undefined
  if (isAddress(accepts)) return addressMeant(accepts, talk)
  if (accepts === 'list' && (!denies(line) || saysPlain(line)) && !asksAbout(line)) return rowIn(line, meant, offered)
  const { own } = questions[accepts]
  // What is named counts more than a cart or a greeting that the words resemble.
  const isNamed = own !== undefined && meant.choices[own] !== undefined
  if (OTHERS.has(meant.intent) && !(isNamed && RESEMBLES.has(meant.intent))) return undefined
  const chosen = own && meant.choices[own] && offered.find(({ choice }) => choice?.[own] === meant.choices[own])?.id
  return chosen ?? (accepts === 'transporters' ? (await carrierIn(line))?.id : undefined)
}

const EXCEPT = /(?<![a-z])(?:except|isipokuwa|other than|apart from)(?![a-z])/i
const BUT = /(?<![a-z])(?:but|ila|lakini)(?![a-z])/i

/** `yeyote ila si Dodoma Link`: anybody would choose that one too. */
async function refuses({ line, meant: { choices, topic } }: Talk): Promise<boolean> {
  if (asks(line)) return false
  if (EXCEPT.test(line) || (choices.transporter !== undefined && BUT.test(line))) return true
  // `not Pwani Express`: of no place, though the carrier is called like one.
  return denies(line) && topic?.startsWith('area') === true && (await carrierIn(line)) === null
}

const isAddress = (accepts: Accepts): boolean => accepts === 'address' || accepts === 'newAddress'

/** An address that is there: the one just said, where the line agrees with it, else a saved one. */
async function addressMeant(accepts: Accepts, talk: Talk): Promise<string | undefined> {
  const { place } = await addressSaid(talk)
  if (accepts === 'newAddress' && agreesWithIt(talk.line, place)) return SAVE
  // `Ilala` says the district of the address that is being said, and is no saved one there.
  if (accepts === 'newAddress' && isHalfSaid() && !SAVED.test(talk.line)) return undefined
  // Not all of them are on the card.
  return savedIn(place || talk.line, addressOptions(addressesNow()))
}

const SHORT = 3

/** At a question whose options go by names, what of them the line says. */
function asNamed(accepts: Accepts, line: string, offered: readonly Option[]): readonly Option[] {
  if (accepts === 'method') return saidIn(line, offered)
  // `go ahead and take the payment` asks for no other way to pay; `payment` alone does.
  if (accepts === 'change' && line.split(/\s+/).length > SHORT && !OTHER.test(line)) return []
  return BY_NAME.has(accepts) ? namedIn(line, offered, (id) => !OWN_OPTIONS.has(id)) : offered
}

/** Where a line names a fish, only that of a list may be meant. */
function ofFish(offered: readonly Option[], { meant }: Talk, isList: boolean): readonly Option[] {
  const fish = (meant.items.find(({ not }) => !not) ?? meant.items[0])?.search
  if (!isList || fish === undefined) return offered
  // `fresh kingfish steaks` is none of the smoked ones in view.
  const [item] = meant.items
  return offered.filter(
    ({ names: called, kind }) =>
      called.some((name) => names(name, fish)) &&
      (item?.kind === undefined || kind === item.kind) &&
      called.some((name) => isWanted({ name, storageType: 'refrigerated' }, { ...(item?.cut && { cut: item.cut }) })),
  )
}

/** A list that cannot be read now has no options: the line goes on, and is not lost for it. */
export async function optionsOf(question: Question, talk: Talk): Promise<readonly Option[]> {
  try {
    return await question.options(talk)
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

/** `ndiyo`, also before answers of later questions: `ndiyo, haraka, mpesa`. */
const agrees = ({ line, asked, meant: { intent, choices } }: Talk): boolean =>
  intent === 'yes' ||
  ((asked?.kind === 'cancelOrder' ? /ghairi|cancel/i.test(line) : Object.keys(choices).length > 0) &&
    /^(?:ndiyo|ndio|sawa|haya|poa|yes|ok(?:ay)?|sure)(?![a-z])/i.test(line) &&
    !asks(line) &&
    !denies(line))

const EITHER_OR: ReadonlySet<Accepts> = new Set(['delivery', 'transporters', 'method'])
const isBareYes = ({ line, meant }: Talk): boolean =>
  meant.intent === 'yes' && Object.keys(meant.choices).length === 0 && line.trim().split(/\s+/).length < 3

/** `ok express`: what is named beside the yes, and not what a yes alone would choose. */
const namedWith = ({ choices }: Understood, { own }: Question, offered: readonly Option[]): string | undefined =>
  own && choices[own] === undefined ? undefined : own && offered.find(({ choice }) => choice?.[own] === choices[own])?.id

/** Neither a question nor a denial, nor one of the other commands. */
const mayTake = ({ line, meant }: Talk): boolean => !asks(line) && !denies(line) && !OTHERS.has(meant.intent)

const isBareNumber = ({ meant: { quantity, items, intent } }: Talk): boolean =>
  intent === 'unknown' && typeof quantity === 'number' && items.length === 0

/** A number for the fish in view. */
async function takeAmount({ asked, meant, line }: Talk): Promise<boolean> {
  const { quantity, items, intent } = meant
  if (asksAbout(line)) return false
  if (asked?.kind !== 'product' && asked?.kind !== 'quantity') return false
  // `sawa` to a fish that is looked at is no order; to `how many?` it is the number shown.
  const shown = asked.quantity ?? (asked.kind === 'quantity' ? 1 : null)
  const part = OF_THOSE.exec(line)?.[1]
  const number = part === undefined ? quantity : understand(part, { asks: 'quantity' }).quantity
  const said = isOnlyOne(meant, line) ? null : number
  const count = typeof said === 'number' ? said : intent === 'yes' ? shown : null
  if (count === null && intent === 'yes' && items.length === 0) {
    askQuantity(asked.productId, wantedOf(asked))
    return true
  }
  if (count === null || items.length > 0 || !['unknown', 'add', 'setQuantity', 'yes'].includes(intent)) return false
  await addProduct(asked.productId, count)
  return true
}
