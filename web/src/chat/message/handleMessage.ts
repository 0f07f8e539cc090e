import { normalPhone } from '#contract/rules/phone.ts'
import { phoneInText } from '#contract/rules/phoneInText.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { isGone, LoadError, saysOffline } from '#web/api/lazyImport.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { useForeignNumber } from '#web/features/session/foreignNumber.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { isUnknownPhone, requestCode, verifyCode } from '#web/features/session/signInCommands.ts'
import { keepDraft } from '#web/features/session/useDraft.ts'
import type { Card, CardKind } from '../cards/card.ts'
import { hasRole } from '../cards/kinds.ts'
import type { Facts } from '../guide/facts.ts'
import { isPaymentMessage } from '../lines/read/paymentMessage.ts'
import { keepForOutbox } from '../outbox/keepUnread.ts'
import { useMarks } from '../outbox/waitingMarks.ts'
import { append, guideCard, say } from '../transcript/append.ts'
import type { Entry } from '../transcript/entry.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { unfoldLive } from '../transcript/unfolded.ts'
import { working } from '../transcript/working.ts'
import { goodsBeside } from './goodsBeside.ts'
import { inTurn } from './inTurn.ts'
import { plainLine } from './listMarks.ts'
import { loadReply } from './loadReply.ts'
import { maskPaymentMessage } from './maskPaymentMessage.ts'
import { noteLanguage } from './offerLanguage.ts'
import { codeIn, isBarePin, maskLine } from './secrets.ts'
import { untilFactsKnown, useTalkNow } from './talkNow.ts'

/**
 * Takes a typed line in six steps: its secrets are hidden, and a PIN is not kept at all; a code, or a number that is asked for, is taken;
 * of a pasted message what is private goes; then it waits for its turn, and is answered. `drawn` resolves when the line stands on the
 * screen: to read it takes a cheap phone a moment (PERF-013).
 */
export async function handleMessage(text: string, live: Card | null, facts: Facts | null, drawn = atOnce): Promise<void> {
  const heard = await hideSecrets(text, live, facts)
  if (heard === null) return say('pinOnly')
  append({ kind: 'said', text: heard.kept })
  if (heard.code !== null) return takeCode(heard.code)
  // A line with a secret means nothing else: it is neither searched for nor an answer (CHAT-129).
  if (heard.hasSecret) return append(guideCard(heard.asked === 'code' ? 'notUnderstood' : 'neverPin'))
  if (heard.asked === 'phone' && (await answerAbroad(text))) return
  const told = phoneIn(text, heard)
  if (told?.rest === '') return takePhone(told.asked, told.phone)
  const entry = useTranscript.getState().entries.findLast(({ card }) => card.kind === 'said')
  const isAnswered = await inTurn(async (hasWaited) => {
    await drawn()
    const now = (hasWaited || facts === null ? useTalkNow.getState().shown : null) ?? { live, facts }
    return answer(told?.rest ?? text, now.live, now.facts)
  })
  if (!isAnswered && entry) return keepLine(entry.id, heard.kept)
  // `kamba 2 0712345678`: the goods first, then the number that was asked for (I18N-016).
  if (told) await takePhone(told.asked, told.phone)
}

interface HeardLine {
  /** What of it may be stored and shown. */
  readonly kept: string
  readonly code: string | null
  readonly hasSecret: boolean
  /** What the newest card asks of a guest, or the open question. */
  readonly asked: CardKind | undefined
}

/** What of a line may be kept; null for a PIN, of which nothing is (CHAT-057). */
async function hideSecrets(text: string, live: Card | null, facts: Facts | null): Promise<HeardLine | null> {
  // Digits alone may be a PIN: only the facts say that a payment is under way.
  if (isBarePin(text)) await untilFactsKnown()
  // They may have come while this code was loaded.
  const known = facts ?? useTalkNow.getState().shown?.facts ?? null
  const waiting = isWaiting(known)
  if (waiting && isBarePin(text)) return null
  if (isBarePin(text)) await untilCodeSent()
  const asked = signInAsked() ?? withCode(live)?.kind
  const context = { paying: waiting || hasFailed(known), codePending: useSession.getState().otpSent, codeAsked: asked === 'code' }
  const code = codeIn(text, context)
  // The amounts of a pasted confirmation are no PIN; the rest of it is private (CHAT-143).
  if (isPaymentMessage(text))
    return { kept: maskLine(maskPaymentMessage(text), { ...context, paying: false }).text, code, hasSecret: false, asked }
  const { text: kept, hasSecret } = maskLine(text, context)
  return { kept, code, hasSecret, asked }
}

/** A code that was typed is never kept for later (CHAT-068). */
async function takeCode(code: string): Promise<void> {
  if (saysOffline()) return say('nothingSent')
  await working(() => verifyCode(code))
}

/** The number that is asked for, and what else stands beside it; null where none is asked for, or the line is a question. */
function phoneIn(text: string, { asked }: HeardLine): { phone: string; rest: string; asked: 'phone' | 'payPhone' } | null {
  if ((asked !== 'phone' && asked !== 'payPhone') || text.includes('?')) return null
  const told = phoneInText(text)
  return told && { phone: told.phone, rest: /\d/.test(told.rest) ? told.rest : '', asked }
}

const atOnce = (): Promise<void> => Promise.resolve()

/** The code may reach the phone before we hear that it was sent: until then nobody knows that these digits are one (CHAT-057). */
async function untilCodeSent(): Promise<void> {
  const { isLoading, otpSent } = useSession.getState()
  if (!isLoading || otpSent) return
  await new Promise<void>((resolve) => {
    const stop = useSession.subscribe((session) => {
      if (session.isLoading) return
      stop()
      resolve()
    })
  })
}

/** A single key inside the live card does what the digit on its button says; it never pays or orders, and says nothing for the buyer (CHAT-040). */
export async function pressDigit(digit: string, live: Card | null, facts: Facts | null): Promise<void> {
  const isGoneNow = await loadReply().then(() => false, isGone)
  // Then the new version is offered.
  if (!isGoneNow && !(await answer(digit, live, facts, { byKey: true }))) say('nothingSent')
}

/** Answers a line which waited for the network, by what the thread on the screen asks now; false without thread or network. */
export const answerKept = (text: string): Promise<boolean> =>
  inTurn(async () => {
    const { shown } = useTalkNow.getState()
    return shown !== null && answer(text, shown.live, shown.facts, { hasWaited: true })
  })

/** Answers a line; false where that needs a network which is not there. */
async function answer(
  typed: string,
  live: Card | null,
  facts: Facts | null,
  how: { byKey?: boolean; hasWaited?: boolean } = {},
): Promise<boolean> {
  const reply = await working(loadReply).catch(() => null)
  if (reply === null) return false
  const text = plainLine(typed)
  const aside = goodsBeside(useTranscript.getState().entries)?.card ?? null
  const open = withCode(live)
  const talk = { asked: confirmAsked(facts) ?? open, openQuestion: open, goodsBeside: aside, facts, waiting: isWaiting(facts), ...how }
  try {
    const language = how.byKey || isOfNames(live) ? null : reply.languageOf(text)
    noteLanguage(language)
    await reply.answerIn(language)
    await reply.replyTo(text, talk)
    return true
  } catch (error) {
    if (error instanceof LoadError || (error instanceof ApiError && error.status === 0)) return false
    throw error
  } finally {
    await reply.answerIn(null)
  }
}

/** The card of a new account asks for its code, once that is sent. */
const withCode = (live: Card | null): Card | null => (live?.kind === 'register' && useSession.getState().otpSent ? { kind: 'code' } : live)

/** Names of people and places say nothing of the language. */
const isOfNames = (live: Card | null): boolean => live !== null && /^(?:address|newAddress|register)$/.test(live.kind)

/** Marked where it stands; the outbox comes with the parser, which may not come for want of a network (CHAT-067) or in this version (PWA-007). */
function keepLine(entryId: string, text: string): void {
  useMarks.setState({ [entryId]: 'waiting' })
  void loadReply().then(
    (reply) => reply.keepLine(entryId, text),
    () => keepForOutbox(entryId, text),
  )
}

/** A card beside the journey that asks yes or no, as long as it is the newest. */
function confirmAsked(facts: Facts | null): Card | null {
  const newest = useTranscript.getState().entries.findLast(({ card }) => !hasRole(card, 'words'))
  // Asked by an event and not by the buyer: beside a checkout it takes no words that are meant for that.
  if (newest?.card.kind === 'arrived') return newest.answer || facts?.checkoutRequested ? null : newest.card
  if (newest?.card.kind === 'cancelOrder') return newest.answer || (facts?.checkoutRequested && !isLast(newest)) ? null : newest.card
  return newest?.card.kind === 'confirm' ? newest.card : null
}

/** Nothing but the buyer's words came after it. Beside a checkout a later yes is not for an order that was placed (CHAT-166). */
const isLast = (entry: Entry): boolean => useTranscript.getState().entries.findLast(({ card }) => card.kind !== 'said') === entry

/** A prompt is out on the phone, for the cart or for an order. */
const isWaiting = (facts: Facts | null): boolean =>
  facts?.payment?.kind === 'waiting' ||
  facts?.payment?.kind === 'stillChecking' ||
  hasRecord(({ stage }) => stage === 'asked' || stage === 'waiting')

const hasFailed = (facts: Facts | null): boolean =>
  facts?.payment?.kind === 'failed' || hasRecord(({ stage, purpose }) => stage === 'refused' && purpose.kind === 'order')

const hasRecord = (isOne: (record: PaymentRecord) => boolean): boolean =>
  useRecords.getState().records.some((record) => record.payer === personNow() && !record.dismissed && isOne(record))

/** What a guest is asked by the newest card beside the journey. */
function signInAsked(): 'phone' | 'code' | null {
  if (personNow() !== null) return null
  const newest = useTranscript.getState().entries.findLast(({ card }) => !hasRole(card, 'words'))?.card.kind
  if (newest !== 'signIn' && newest !== 'orders' && newest !== 'tracking' && newest !== 'payOrder') return null
  return useSession.getState().otpSent ? 'code' : 'phone'
}

async function takePhone(kind: 'phone' | 'payPhone', text: string): Promise<void> {
  if (kind === 'payPhone') setChoices({ phone: normalPhone(text) })
  else if (await working(() => requestCode(text))) return
  else if (useForeignNumber.getState().phone !== null) askAbroad(text)
  else if (isUnknownPhone()) (await loadReply()).registerNumber(text)
}

const AGREES = /^(?:yes|yeah|yap|yep|ok(?:ay)?|sure|send(?: it| code)?|ndiyo|ndio|naam|sawa|haya|tuma(?: msimbo)?|👍)[\s.!]*$/iu
const DENIES = /^(?:no|nope|nah|hapana|la|si(?:yo|o)(?: hiyo)?|wrong number|change number|badilisha namba)[\s.!]*$/iu

/** Answers whether the code shall go to the number of another country; false where that is not asked, or the line says neither. */
async function answerAbroad(line: string): Promise<boolean> {
  const { phone } = useForeignNumber.getState()
  if (phone === null || !(AGREES.test(line) || DENIES.test(line))) return false
  if (AGREES.test(line)) await takePhone('phone', phone)
  else {
    useForeignNumber.setState({ phone: null })
    askAbroad('')
  }
  return true
}

/** The open card has the number in its field, and asks about it (I18N-016). */
function askAbroad(phone: string): void {
  keepDraft('signIn', { name: '', email: '', phone })
  // A card beside the journey is the newest one already.
  if (signInAsked() === null) unfoldLive()
}
