import { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { languageNow, textsNow } from '#web/i18n/texts.ts'
import type { Card } from '../../cards/card.ts'
import { kinds } from '../../cards/kinds.ts'
import { isOpenQuestion } from '../../guide/openQuestion.ts'
import { takeLine } from '../../lines/perform/takeLine.ts'
import { asksOnly } from '../../lines/read/read.ts'
import { say } from '../../transcript/append.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { goodsBeside } from '../goodsBeside.ts'
import { replyToTopic } from '../topics/replyToTopic.ts'
import type { Understood } from '../understand/Understood.ts'
import { understand } from '../understand/understand.ts'
import { clarify } from './clarify.ts'
import { inContext } from './context/inContext.ts'
import { takeSamePlace } from './goods/again/samePlace.ts'
import { takeUsual } from './goods/again/usualLine.ts'
import { changeAdded, reduceLast } from './goods/cartLines.ts'
import { removePart } from './goods/parts.ts'
import { changeRelative, isRelative } from './goods/relative/changeRelative.ts'
import { takeSwap } from './goods/swap.ts'
import { repairOrHelp } from './helpFor.ts'
import { goBackFrom, withdraw } from './journey.ts'
import { withoutAside } from './line/aside.ts'
import { withOrderNumber } from './line/bareNumber.ts'
import { afterPause, clausesOf, correctionIn, withoutTail } from './line/clauses.ts'
import { commandsOf } from './line/commandsOf.ts'
import { withoutLead, withoutVocative } from './line/lead.ts'
import { pickAndAsk } from './line/pickAndAsk.ts'
import { goodsBesideWish, WISH } from './line/preparing.ts'
import { readLine } from './line/readLine.ts'
import { variantsIn } from './line/variants.ts'
import { isOffline, mayWait } from './mayWait.ts'
import { obey } from './obey.ts'
import { checkoutTo } from './question/address/checkoutTo.ts'
import { takeNamedPerson } from './question/address/namedPerson.ts'
import { answer } from './question/answer.ts'
import { takePayer } from './question/atReview.ts'
import { listSeen, takeOtherRow } from './question/list/listSeen.ts'
import { listOf } from './question/list/openWish.ts'
import { takeSuggested } from './question/list/suggested.ts'
import { takeNote } from './question/notes.ts'
import { questions } from './question/questions.ts'
import { beginWith, goodsBefore } from './question/several/beginWith.ts'
import { takeBeforeQuestion, takeSeveral } from './question/several/takeSeveral.ts'
import { takeDigit } from './question/takeDigit.ts'
import { takeReceiver } from './receiver.ts'
import { repair, understoodAgain } from './repair.ts'
import { SAY_AGAIN, sayAgain } from './sayAgain.ts'
import { isBuying, type Talk } from './Talk.ts'

export { keepLine } from '../../outbox/startOutbox.ts'
export { chipsOf, withoutChip } from '../typing/chipsOf.ts'
export { answerArrived } from './question/answerArrived.ts'
export { registerNumber } from './question/registerLine.ts'
export { answerIn } from './reply.ts'

/**
 * The one place that decides who reads a line, once secrets are out of it (CHAT-126): a withdrawal, the open question, commands and
 * everyday topics, goods. What nobody takes leads to the open question said again; no line is without a reply (CHAT-128).
 * Throws the failure of a search or question that found no network: it may wait (CHAT-067).
 */
export async function replyTo(said: string, context: Omit<Talk, 'line' | 'meant'>): Promise<void> {
  if (mayRead(context) && (await takesLine(said, context))) return understoodAgain()
  const typed = withoutVocative(said)
  const mayChoose = !asksAtChoice({ ...context, line: typed })
  if (mayChoose && (await takesSeveral(typed, context))) return understoodAgain()
  const left = mayChoose ? await takeBeforeQuestion(typed, context) : null
  if (left !== null) return replyToPart(left, asNow(context))
  const [pick, question] = mayPick(context) ? (pickAndAsk(typed) ?? []) : []
  if (pick !== undefined && question !== undefined) {
    await replyToPart(pick, context)
    return replyToPart(question, asNow(context))
  }
  if (context.byKey || context.hasWaited || isSpelled(context.asked)) return replyToPart(typed, context)
  const line = withoutAside(withoutLead(await withOrderNumber(typed)))
  if (context.waiting) return replyToPart(line, context)
  const goods = isBuying(context) ? null : goodsBefore(line)
  if (goods !== null) return replyThenCheckout(goods, context)
  const corrected = correctionIn(line)
  const meantAfter = corrected === null ? afterPause(line) : null
  if (meantAfter !== null) return replyToPart(meantAfter, context)
  const [first = line, ...rest] = mayChoose ? partsOf(withoutTail(corrected ?? line), context) : [line]
  const corrects = corrected !== null
  await replyToPart(rest.length > 0 ? first : (corrected ?? line), { ...context, corrects })
  for (const part of rest) await replyToPart(part, { ...asNow(context), corrects })
}

/** A digit, a line that has waited, and what is spelled letter by letter are read elsewhere. */
const mayRead = ({ asked, byKey, hasWaited }: Omit<Talk, 'line' | 'meant'>): boolean =>
  !byKey && !hasWaited && !/^(?:register|phone|code|payPhone)$/.test(asked?.kind ?? '')

/** The checkout follows once the goods are in: where one of several is still to be chosen, that is open. */
async function replyThenCheckout(goods: string, context: Omit<Talk, 'line' | 'meant'>): Promise<void> {
  await replyTo(goods, context)
  const now = asNow(context)
  if (now.asked !== null && kinds[now.asked.kind].accepts === 'next') await replyToPart('checkout', now)
}

function partsOf(line: string, context: Omit<Talk, 'line' | 'meant'>): readonly string[] {
  const goods = goodsBesideWish(line)
  if (goods !== null) return [goods, ...(WISH.exec(line) ?? [])]
  const [first = line, but] = line.split(BUT)
  if (but !== undefined && isRelative(but)) return [first, but]
  const fish = fishInView(context)
  // `kilo moja na nusu` is one number.
  if (variantsIn(line, fish) || understand(line).fraction) return [line]
  const clauses = clausesOf(line)
  return clauses.length > 1 ? clauses : commandsOf(line, { isAtReview: context.asked?.kind === 'review', isAtList: fish !== undefined })
}

/** `same as last time but double the octopus` */
const BUT = /,?\s(?:but|lakini|ila)\s/i

/** The fish of the list that is open, or was used last. */
const fishInView = ({ asked, goodsBeside, waiting }: Pick<Talk, 'asked' | 'goodsBeside' | 'waiting'>): string | undefined => {
  const list = waiting ? null : (listOf(asked) ?? listOf(goodsBeside) ?? listSeen())
  return list?.search
}

/** Asks for nothing but the next step. */
const WHAT_NOW =
  /(?<![a-z])(?:nifanye nini|nifanyeje|what (?:do|should|must) i do|what now|what next|what do you (?:need|want) from me|what else do you (?:need|want)|mnataka nini kwangu|(?:m|u)nahitaji nini (?:kwangu|kutoka kwangu)|what['’]?s next)(?![a-z])/i

async function tellNext(talk: Talk): Promise<void> {
  const isAsked = talk.asked !== null && kinds[talk.asked.kind].repair !== null
  if (isAsked) await repair(talk, true)
  else await replyToTopic('howItWorks', talk)
}

/** Its answers are words of any kind, with commas and numbers of their own. */
const isSpelled = (card: Card | null): boolean => card !== null && /^(?:address|newAddress|register|phone|code|payPhone)$/.test(card.kind)

/** Rows are in view, or one fish; a name or a code is spelled as it is. */
const mayPick = ({ asked, goodsBeside: beside, byKey, hasWaited, waiting }: Omit<Talk, 'line' | 'meant'>): boolean =>
  !byKey && !hasWaited && !waiting && (beside !== null || asked?.kind === 'address' || !isSpelled(asked))

/** What a part of a line is offered to after the part before it was answered. */
function asNow(context: Omit<Talk, 'line' | 'meant'>): Omit<Talk, 'line' | 'meant'> {
  const { entries } = useTranscript.getState()
  const open = entries.findLast(isOpenQuestion)?.card ?? null
  return { ...context, asked: open, openQuestion: open, goodsBeside: goodsBeside(entries)?.card ?? null }
}

async function replyToPart(line: string, context: Omit<Talk, 'line' | 'meant'>): Promise<void> {
  const isAmount = context.asked !== null && kinds[context.asked.kind].accepts === 'amount'
  const read = readLine(line, { language: languageNow(), ...(isAmount && { asks: 'quantity' }) }, fishInView(context))
  const understood: Understood = context.corrects || read.corrects ? { ...read.meant, intent: 'setQuantity' } : read.meant
  const meant = inContext(understood, line, context)
  const talk: Talk = { ...context, line, meant: meant.isGuess ? withoutGuess(meant) : meant }
  if (context.hasWaited && !mayWait(meant)) return repair(talk)
  if (line.trim() === '0') return goBackFrom(talk) // no quantity, no option (CHAT-034, CHAT-039)
  if (talk.meant.topic === 'cancelPayment') return withdraw(talk)
  try {
    if (await isTaken(FIRST, talk)) return understoodAgain()
    if (SAY_AGAIN.test(line)) return await sayAgain(talk)
    if (WHAT_NOW.test(line)) return await tellNext(talk)
    if (await isTaken([takeSamePlace, takeUsual, answerOrPress], talk)) return understoodAgain()
    if (talk.byKey) return
    if (await obey(talk)) return understoodAgain()
    // A guess comes last, and never beside an open question, whose options say more.
    if (meant.isGuess && meant.topic !== undefined && context.asked === null && (await replyToTopic(meant.topic, talk)))
      return understoodAgain()
    if (!clarify(talk)) await repairOrHelp(talk)
  } catch (error) {
    tellFailure(error, mayWait(meant))
  }
}

function tellFailure(error: unknown, waits: boolean): void {
  if (!(error instanceof ApiError) || (isOffline(error) && waits)) throw error
  if (isOffline(error)) say('nothingSent')
  else say('problem', errorText(error, textsNow()))
}

async function takesLine(line: string, context: Omit<Talk, 'line' | 'meant'>): Promise<boolean> {
  try {
    return await takeLine(line, context)
  } catch (error) {
    tellFailure(error, true)
    return true
  }
}

async function takesSeveral(line: string, context: Omit<Talk, 'line' | 'meant'>): Promise<boolean> {
  try {
    return (await takeSeveral(line, context)) || (await beginWith(line, context))
  } catch (error) {
    tellFailure(error, false)
    return true
  }
}

/** The language of a line; null where too little of it says so: the name of a fish alone does not. */
export function languageOf(line: string): 'en' | 'sw' | null {
  const { language, intent } = understand(line, { language: languageNow() })
  const least = intent === 'search' ? 2 : intent === 'unknown' ? 3 : 1
  return line.trim().split(/\s+/).length >= least ? language : null
}

/** Says in its own words what it is about, whatever is asked: a note, who receives, a part of the cart, a row seen before, who pays. */
const FIRST: readonly Taker[] = [
  takeNote,
  takeNamedPerson,
  takeReceiver,
  changeRelative,
  removePart,
  reduceLast,
  changeAdded,
  takeSwap,
  takeOtherRow,
  takeSuggested,
  takePayer,
  checkoutTo,
]
type Taker = (talk: Talk) => boolean | Promise<boolean>

async function isTaken(takers: readonly Taker[], talk: Talk): Promise<boolean> {
  for (const take of takers) if (await take(talk)) return true
  return false
}

/** What is looked at, the open question, the digit of a button. */
async function answerOrPress(talk: Talk): Promise<boolean> {
  const { goodsBeside, byKey, hasWaited } = talk
  if (hasWaited) return false
  if (byKey && !isNumbered(goodsBeside ?? talk.asked)) return takeDigit(talk)
  if (goodsBeside !== null && (await answer({ ...talk, asked: goodsBeside }))) return true
  return !asksAtChoice(talk) && ((await answer(talk)) || takeDigit(talk))
}

/** A question chooses nothing, whatever it names (CHAT-135). */
const asksAtChoice = ({ asked, line }: Pick<Talk, 'asked' | 'line'>): boolean =>
  /^(?:address|delivery|transporters|method|review)$/.test(asked?.kind ?? '') && asksOnly(line)

/** Of a list with places, where a number is one of them. */
const isNumbered = (card: Card | null): boolean => {
  const accepts = card === null ? null : kinds[card.kind].accepts
  return accepts !== null && questions[accepts].numbered === true
}

const withoutGuess = ({ topic: _guess, ...meant }: Understood): Understood => ({ ...meant, intent: 'unknown' })
