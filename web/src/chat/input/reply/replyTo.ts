import { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { takeBack } from '#web/features/cart/undo/lastChange.ts'
import { chooseLanguage, languageNow, textsNow } from '#web/i18n/texts.ts'
import type { Card } from '../../cards/card.ts'
import { kinds } from '../../cards/kinds.ts'
import { dropStoredAdd, goBack } from '../../guide/back/goBack.ts'
import { undoAnswer } from '../../guide/back/lastAnswer.ts'
import * as command from '../../guide/commands.ts'
import { isOpenQuestion } from '../../guide/openQuestion.ts'
import { say } from '../../transcript/append.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { goodsBeside } from '../goodsBeside.ts'
import { openOrderNamed, orders } from '../topics/orders/orders.ts'
import { replyToTopic } from '../topics/replyToTopic.ts'
import type { Understood } from '../understand/Understood.ts'
import { understand } from '../understand/understand.ts'
import { clarify } from './clarify.ts'
import { inContext } from './context/inContext.ts'
import { orderAgain } from './goods/again/orderAgain.ts'
import { takeSamePlace } from './goods/again/samePlace.ts'
import { takeUsual } from './goods/again/usualLine.ts'
import { changeHeld, reduceLast, remove, replyWithCart } from './goods/cartLines.ts'
import { addMore, findWords, takeGoods, takeSameFish } from './goods/goods.ts'
import { changePart, removePart } from './goods/parts.ts'
import { shareMeant } from './goods/shareMeant.ts'
import { swap } from './goods/swap.ts'
import { WISHLIST, wish } from './goods/wish.ts'
import { openHelpFor, repairOrHelp } from './helpFor.ts'
import { afterPause, clausesOf, correctionIn, withoutTail } from './line/clauses.ts'
import { commandsOf } from './line/commandsOf.ts'
import { withoutLead } from './line/lead.ts'
import { readLine } from './line/readLine.ts'
import { isOffline, mayWait, waitForNetwork } from './mayWait.ts'
import { answer } from './question/answer.ts'
import { changeCarrier, takeNote, takePayer } from './question/atReview.ts'
import { takeOtherRow, takeSuggested } from './question/list/listSeen.ts'
import { goOn, questions, takeRest } from './question/questions.ts'
import { takeDigit } from './question/takeDigit.ts'
import { takeReceiver } from './receiver.ts'
import { repair, understoodAgain } from './repair.ts'
import { reply } from './reply.ts'
import { isBuying, type Talk } from './Talk.ts'

export { keepLine } from '../../outbox/startOutbox.ts'
export { chipsOf, withoutChip } from '../typing/chipsOf.ts'
export { continueWith } from './goods/goods.ts'
export { answerArrived } from './question/answerArrived.ts'
export { registerNumber } from './question/registerLine.ts'

/**
 * The one place that decides who reads a line, once secrets are out of it (CHAT-126): a withdrawal, the open question, commands and
 * everyday topics, goods. What nobody takes leads to the open question said again; no line is without a reply (CHAT-128).
 * Throws the failure of a search or question that found no network: it may wait (CHAT-067).
 */
export async function replyTo(typed: string, context: Omit<Talk, 'line' | 'meant'>): Promise<void> {
  if (context.byKey || context.hasWaited || isSpelled(context.asked)) return replyToPart(typed, context)
  const line = withoutLead(typed)
  if (context.waiting) return replyToPart(line, context)
  const corrected = correctionIn(line)
  const meantAfter = corrected === null ? afterPause(line) : null
  if (meantAfter !== null) return replyToPart(meantAfter, context)
  const [first = line, ...rest] = partsOf(withoutTail(corrected ?? line), context)
  const corrects = corrected !== null
  await replyToPart(rest.length > 0 ? first : (corrected ?? line), { ...context, corrects })
  for (const part of rest) await replyToPart(part, { ...asNow(context), corrects })
}

function partsOf(line: string, { asked }: Pick<Talk, 'asked'>): readonly string[] {
  const clauses = clausesOf(line)
  return clauses.length > 1 ? clauses : commandsOf(line, asked?.kind === 'review')
}

/** Asks for nothing but the next step. */
const WHAT_NOW =
  /(?<!\p{L})(?:nifanye nini|nifanyeje|what (?:do|should|must) i do|what now|what next|what (?:else )?do you (?:need|want) from me|what else do you (?:need|want)|mnataka nini kwangu|(?:m|u)nahitaji nini (?:kwangu|kutoka kwangu)|what['’]?s next)(?!\p{L})/iu

async function tellNext(talk: Talk): Promise<void> {
  const isAsked = talk.asked !== null && kinds[talk.asked.kind].repair !== null
  if (isAsked) await repair(talk, true)
  else await replyToTopic('howItWorks', talk)
}

/** Its answers are words of any kind, with commas and numbers of their own. */
const isSpelled = (card: Card | null): boolean => card !== null && /^(?:address|newAddress|register|phone|code|payPhone)$/.test(card.kind)

/** What a part of a line is offered to after the part before it was answered. */
function asNow(context: Omit<Talk, 'line' | 'meant'>): Omit<Talk, 'line' | 'meant'> {
  const { entries } = useTranscript.getState()
  const open = entries.findLast(isOpenQuestion)?.card ?? null
  return { ...context, asked: open, openQuestion: open, goodsBeside: goodsBeside(entries)?.card ?? null }
}

async function replyToPart(line: string, context: Omit<Talk, 'line' | 'meant'>): Promise<void> {
  const isAmount = context.asked !== null && kinds[context.asked.kind].accepts === 'amount'
  const read = readLine(line, { language: languageNow(), ...(isAmount && { asks: 'quantity' }) })
  const understood: Understood = context.corrects || read.corrects ? { ...read.meant, intent: 'setQuantity' } : read.meant
  const meant = inContext(understood, line, context)
  const talk: Talk = { ...context, line, meant: meant.isGuess ? withoutGuess(meant) : meant }
  if (context.hasWaited && !mayWait(meant)) return repair(talk)
  if (line.trim() === '0') return goBackFrom(talk) // no quantity, no option (CHAT-034, CHAT-039)
  if (talk.meant.topic === 'cancelPayment') return withdraw(talk)
  try {
    if (
      takeNote(talk) ||
      (await takeReceiver(talk)) ||
      changeHeld(talk) ||
      removePart(talk) ||
      reduceLast(talk) ||
      (await takeOtherRow(talk)) ||
      (await takeSuggested(talk)) ||
      (await takePayer(talk))
    )
      return understoodAgain()
    if (WHAT_NOW.test(line)) return await tellNext(talk)
    if ((await takeSamePlace(talk)) || (await takeUsual(talk)) || (await answerOrPress(talk))) return understoodAgain()
    if (talk.byKey) return
    if (await obey(talk)) return understoodAgain()
    // A guess comes last, and never beside an open question, whose options say more.
    if (meant.isGuess && meant.topic !== undefined && context.asked === null && (await replyToTopic(meant.topic, talk)))
      return understoodAgain()
    if (!clarify(talk)) await repairOrHelp(talk)
  } catch (error) {
    if (!(error instanceof ApiError) || (isOffline(error) && mayWait(meant))) throw error
    if (isOffline(error)) say('nothingSent')
    else say('problem', errorText(error, textsNow()))
  }
}

/** The name of a fish alone says nothing of the language. */
export function isSwahili(line: string): boolean {
  const { language, intent } = understand(line, { language: 'en' })
  const least = intent === 'search' ? 2 : intent === 'unknown' ? 3 : 1
  return language === 'sw' && line.trim().split(/\s+/).length >= least
}

/** What is looked at, the open question, the digit of a button. */
async function answerOrPress(talk: Talk): Promise<boolean> {
  const { goodsBeside, byKey, hasWaited } = talk
  if (hasWaited) return false
  if (byKey && !isNumbered(goodsBeside ?? talk.asked)) return takeDigit(talk)
  return (goodsBeside !== null && (await answer({ ...talk, asked: goodsBeside }))) || (await answer(talk)) || takeDigit(talk)
}

/** Of a list with places, where a number is one of them. */
const isNumbered = (card: Card | null): boolean => {
  const accepts = card === null ? null : kinds[card.kind].accepts
  return accepts !== null && questions[accepts].numbered === true
}

const withoutGuess = ({ topic: _guess, ...meant }: Understood): Understood => ({ ...meant, intent: 'unknown' })

const LEAST_SEARCH = 3

/** Commands, topics and goods; false where the line is none of them. */
async function obey(talk: Talk): Promise<boolean> {
  const { meant, facts, waiting } = talk
  waitForNetwork(meant)
  const { intent, topic, items, filters, quantity, fraction } = meant
  if (intent === 'wishlist' || WISHLIST.test(talk.line)) return done(wish(talk))
  if (intent === 'share') return done(shareMeant(talk))
  if (intent === 'buyAgain') return done(orderAgain(talk))
  if (!waiting && (await swap(talk))) return true
  if (meant.orderNumber) return done(openOrderNamed(meant.orderNumber, talk))
  if (topic === 'waitABit' && PUTS.test(talk.line) && items.length > 0 && !waiting) return done(takeGoods(asAdd(talk)))
  if (topic === 'changedMind' && isBuying(talk) && !waiting && Object.keys(meant.choices).length > 0) return done(takeOtherChoice(talk))
  if (topic?.startsWith('area') && isBuying(talk) && !waiting && (await changeCarrier(talk))) return true
  if (topic !== undefined && (intent === 'topic' || intent === 'greeting')) return replyToTopic(topic, talk)
  if (fraction) return done(tellWhole(talk))
  switch (intent) {
    case 'remove':
      return waiting ? done(reply('ordersWithin')) : done(items.length > 0 ? takeGoods(talk) : remove(talk))
    case 'add':
    case 'setQuantity':
    case 'search':
      if (waiting && intent !== 'search') return done(reply('ordersWithin'))
      if (intent !== 'search') takeRest(meant.choices, undefined)
      if (items.length === 0 && (changePart(talk) || (await takeSameFish(talk)))) return true
      if (items.length === 0 && (filters.goods || filters.cut))
        return findWords(filters.goods ?? filters.cut ?? '', typeof quantity === 'number' ? quantity : undefined)
      if (items.length > 0 || intent === 'setQuantity') return done(takeGoods(talk))
      if (typeof quantity === 'number' && (await addMore(quantity))) return true
      if (filters.words && filters.words.length >= LEAST_SEARCH && (await findWords(filters.words))) return true
      return intent === 'search' ? done(command.browse()) : false
    case 'showCart':
      return done(cartCount(useCart.getState().lines) === 0 ? replyWithCart() : command.showCart())
    case 'checkout':
    case 'pay':
      return done(checkout(talk))
    case 'trackOrder':
      return done(orders.track(talk))
    case 'help':
      return done(openHelpFor(talk.line))
    case 'language':
      return done(meant.choices.language ? speak(meant.choices.language) : command.openLanguage())
    case 'undo':
      return done(undo(talk))
    case 'back':
      return done(goBackFrom(talk))
    case 'cancel':
      return done(withdraw(talk))
    case 'startFresh':
      return done(command.askStartFresh())
    case 'yes':
      if (talk.asked?.kind === 'review') return done(repair(talk, true))
      return topic === undefined ? false : replyToTopic(topic, talk)
    case 'no':
      return isBuying(talk) && !waiting && changeCarrier(talk)
    default:
      if (items.length === 0 && !waiting && (changePart(talk) || (!isBuying(talk) && (await takeSameFish(talk))))) return true
      if (isBuying(talk) && !waiting && (await changeCarrier(talk))) return true
      if (isBuying(talk) && !waiting && Object.keys(meant.choices).length > 0 && !talk.line.includes('?'))
        return done(takeOtherChoice(talk))
      if (items.some(({ not }) => !not) || isBuying(talk) || facts === null) return false
      if (items.length === 0 && typeof quantity === 'number' && (filters.goods || filters.cut))
        return findWords(filters.goods ?? filters.cut ?? '', quantity)
      return filters.words !== undefined && filters.words.length >= LEAST_SEARCH ? findWords(filters.words) : false
  }
}

/** `subiri kwanza niongeze changu mmoja`: what is waited for. */
const PUTS = /(?<!\p{L})(?:ni|tu)?(?:ongez|wek|chuku)\p{L}*|(?<!\p{L})(?:add|put|take)(?!\p{L})/iu
const asAdd = (talk: Talk): Talk => ({ ...talk, meant: { ...talk.meant, intent: 'add' } })

/** `basi kawaida`, said at another question: the answer is kept, and the open question asked again. */
async function takeOtherChoice(talk: Talk): Promise<void> {
  takeRest(talk.meant.choices, undefined)
  await repair(talk, true)
}

/** No half of a fish; what there is of it follows (CHAT-053). */
async function tellWhole({ meant, ...talk }: Talk): Promise<void> {
  if (meant.fraction) say('wholeUnits', `${meant.fraction.below},${meant.fraction.above}`)
  const items = meant.items.flatMap((item) => (item.not ? [] : { ...item, quantity: null }))
  if (items.length > 0 && !talk.waiting) await takeGoods({ ...talk, meant: { ...meant, intent: 'search', items } })
}

/** What was called has said what came of it. */
async function done(said: unknown): Promise<true> {
  await said
  return true
}

/** Free text alone never pays or orders: it brings the next question, at last the review (CHAT-044). */
async function checkout(talk: Talk): Promise<void> {
  const { facts } = talk
  if (talk.waiting || facts?.payment) return repair(talk, true)
  if (cartCount(useCart.getState().lines) === 0 && !facts?.storedAdd) return reply('cartEmpty', {}, 'browse')
  if (facts?.checkoutRequested) return repair(talk, true)
  goOn()
}

const goBackFrom = ({ waiting, openQuestion }: Talk): void => (waiting ? say('stillOpen') : goBack(openQuestion))

/** What was taken out, put in or answered last, until a payment starts (CHAT-036). */
function undo(talk: Talk): unknown {
  const { openQuestion, waiting, facts } = talk
  if (waiting) return say('stillOpen')
  if (takeBack()) return replyWithCart()
  if (openQuestion?.kind === 'added') {
    command.undoAdd(openQuestion.productId, openQuestion.quantity)
    return replyWithCart()
  }
  if (!facts?.payment && undoAnswer()) return
  return isBuying(talk) && !facts?.payment ? goBack(openQuestion) : reply('nothingToUndo')
}

/** Never means pay (CHAT-135). */
function withdraw({ waiting, meant, facts }: Talk): void {
  if (waiting) return meant.topic === 'cancelPayment' ? reply('cancelPayment') : say('stillOpen')
  if (facts?.storedAdd) dropStoredAdd()
  if (facts?.checkoutRequested || facts?.storedAdd) return command.stopCheckout()
  if (meant.topic === 'cancelPayment') return reply('nonePending')
  command.browse()
}

async function speak(language: 'en' | 'sw'): Promise<void> {
  await chooseLanguage(language)
  reply('language')
}
