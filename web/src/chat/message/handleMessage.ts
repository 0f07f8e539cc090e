import { normalPhone } from '#contract/rules/phone.ts'
import { phoneInText } from '#contract/rules/phoneInText.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { isGone, LoadError, seemsOffline } from '#web/api/lazyImport.ts'
import { now } from '#web/api/time.ts'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { useForeignNumber } from '#web/features/session/foreignNumber.ts'
import { noPerson } from '#web/features/session/join/personFields.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { isUnknownPhone, requestCode, verifyCode } from '#web/features/session/signInCommands.ts'
import { storeDraft } from '#web/features/session/useDraft.ts'
import { greeting } from '../guide/advance.ts'
import { untilFactsKnown, useCurrentThread } from '../guide/currentThread.ts'
import type { Facts } from '../guide/facts.ts'
import { guideCard, say } from '../guide/say.ts'
import { openRow, rowAsked } from '../guide/slipRow.ts'
import type { Card, CardKind } from '../kinds/card.ts'
import { kinds } from '../kinds/kinds.ts'
import { isPaymentMessage } from '../lines/read/paymentMessage.ts'
import { plainContact } from '../lines/read/plainContact.ts'
import { storeForOutbox } from '../outbox/storeUnsentLine.ts'
import { useMarks } from '../outbox/waitingMarks.ts'
import { append } from '../transcript/append.ts'
import { putEntries, useTranscript } from '../transcript/transcript.ts'
import { unfoldLive } from '../transcript/unfolded.ts'
import { working } from '../transcript/working.ts'
import { queueLine } from './lineQueue.ts'
import { plainLine } from './listMarks.ts'
import { loadReply } from './loadReply.ts'
import { maskPaymentMessage } from './maskPaymentMessage.ts'
import { newestCard } from './newestCard.ts'
import { noteLanguage } from './offerLanguage.ts'
import { codeIn, isBarePin, maskLine } from './secrets.ts'

/**
 * Handles a typed line: masks secrets (a PIN is not stored at all), verifies a code, uses a phone number that is asked for, masks
 * private parts of a pasted payment message, then waits for earlier lines and replies. `drawn` resolves once the line is
 * painted: parsing takes a cheap phone a moment (PERF-013).
 */
export async function handleMessage(typed: string, live: Card | null, facts: Facts | null, drawn = atOnce): Promise<void> {
  const text = plainContact(typed)
  const masked = await hideSecrets(text, live, facts)
  if (masked === null) return say('pinOnly')
  if (facts === null) greetFirst()
  append({ kind: 'said', text: masked.text })
  if (masked.code !== null) return takeCode(masked.code)
  // A line with a secret is neither searched for nor an answer (CHAT-129).
  if (masked.hasSecret) return append(guideCard(masked.asked === 'code' ? 'notUnderstood' : 'neverPin'))
  if (masked.asked === 'phone' && (await answerAbroad(text))) return
  const given = await phoneIn(text, masked)
  if (given?.rest === '') return takePhone(given.asked, given.phone)
  const entry = useTranscript.getState().entries.findLast(({ card }) => card.kind === 'said')
  const isAnswered = await queueLine(async (hasWaited) => {
    await drawn()
    const now = (hasWaited || facts === null ? useCurrentThread.getState().shown : null) ?? { live, facts }
    return answer(given?.rest ?? text, now.live, now.facts)
  })
  if (!isAnswered && entry) return storeLine(entry.id, masked.text)
  // In `kamba 2 0712345678` the fish is handled first, then the number that was asked for (I18N-016).
  if (given) await takePhone(given.asked, given.phone)
}

/** Greets above the first line of a thread: a greeting that waits for the facts would come below the line and push it out of sight. */
function greetFirst(): void {
  const { entries, loaded } = useTranscript.getState()
  if (!loaded || entries.length > 0) return
  const { checkoutRequested } = draftNow()
  putEntries([greeting({ now: now(), cartCount: cartCount(useCart.getState().lines), checkoutRequested })])
}

interface MaskedLine {
  /** The part of the line that may be stored and shown. */
  readonly text: string
  readonly code: string | null
  readonly hasSecret: boolean
  /** The kind of input that the newest sign-in card or the open question asks for. */
  readonly asked: CardKind | undefined
}

/** Returns the line as it may be stored; null for a PIN, which is never stored (CHAT-057). */
async function hideSecrets(text: string, live: Card | null, facts: Facts | null): Promise<MaskedLine | null> {
  // Digits alone may be a PIN if a payment is under way, and only the facts show whether one is.
  if (isBarePin(text)) await untilFactsKnown()
  // `facts` are those from when the line was sent; the thread may have loaded them since.
  const known = facts ?? useCurrentThread.getState().shown?.facts ?? null
  const waiting = isWaiting(known)
  if (waiting && isBarePin(text)) return null
  if (isBarePin(text)) await untilCodeSent()
  const asked = signInAsked() ?? rowAsked(withCode(live), known)?.kind
  const context = { paying: waiting || hasFailed(known), codePending: useSession.getState().otpSent, codeAsked: asked === 'code' }
  const code = codeIn(text, context)
  // The amounts in a pasted payment message are not a PIN; its private parts are masked (CHAT-143).
  if (isPaymentMessage(text))
    return { text: maskLine(maskPaymentMessage(text), { ...context, paying: false }).text, code, hasSecret: false, asked }
  const { text: maskedText, hasSecret } = maskLine(text, context)
  return { text: maskedText, code, hasSecret, asked }
}

/** Verifies a typed code; offline it is not stored for later (CHAT-068). The card of a wrong one unfolds, because it shows the error. */
async function takeCode(code: string): Promise<void> {
  if (seemsOffline()) return say('nothingSent')
  if (!(await working(() => verifyCode(code))) && signInAsked() === null) unfoldLive()
}

/** Returns the phone number in a line and the rest; null if no number is asked for, or the line is a question or gives somebody else's. */
async function phoneIn(text: string, { asked }: MaskedLine): Promise<PhoneGiven | null> {
  if (text.includes('?')) return null
  const given = phoneInText(text)
  if (given && asked === 'slip' && personNow() === null && OWN_NUMBER.test(given.rest))
    return { phone: given.phone, rest: '', asked: 'phone' }
  if (asked !== 'phone' && asked !== 'payPhone') return null
  if (!given || (given.rest.trim() !== '' && (await isForSomebody(text)))) return null
  return { phone: given.phone, rest: /\d/.test(given.rest) ? given.rest : '', asked }
}

/** A guest's own number at the slip goes on to the checkout, as the buyer signs in with it: `namba yangu ni 0754 …`. */
const OWN_NUMBER = /^\W*(?:(?:hii|ndio|ndiyo|ni|namba|number|simu|phone|my|yangu|is|this|the|it['’]?s|ok|okay|sawa)\W*)*$/i

/** Only the code that replies knows the words for another person (CHAT-182). Without it, the number is taken for the buyer's. */
const isForSomebody = (text: string): Promise<boolean> =>
  loadReply()
    .then((reply) => reply.isForSomebody(text))
    .catch(() => false)

interface PhoneGiven {
  readonly phone: string
  readonly rest: string
  readonly asked: 'phone' | 'payPhone'
}

const atOnce = (): Promise<void> => Promise.resolve()

/** Waits while a code is being requested: the SMS may arrive before our response, and the digits must be masked as a code (CHAT-057). */
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

/** A digit key pressed inside the live card taps the button with that digit. It never pays or orders, and adds no message (CHAT-040). */
export async function pressDigit(digit: string, live: Card | null, facts: Facts | null): Promise<void> {
  const isGoneNow = await loadReply().then(() => false, isGone)
  // If the server no longer has this code, the app already offers the new version.
  if (!isGoneNow && !(await answer(digit, live, facts, { byKey: true }))) say('nothingSent')
}

/** Handles a line that waited for the network, using the current question. Returns false without a thread or network. */
export const handleStoredLine = (text: string): Promise<boolean> =>
  queueLine(async () => {
    const { shown } = useCurrentThread.getState()
    return shown !== null && answer(text, shown.live, shown.facts, { hasWaited: true })
  })

/** Replies to a line. Returns false if the reply needs the network and the device is offline. */
async function answer(
  typed: string,
  live: Card | null,
  facts: Facts | null,
  how: { byKey?: boolean; hasWaited?: boolean } = {},
): Promise<boolean> {
  const reply = await working(loadReply).catch(() => null)
  if (reply === null) return false
  const text = plainLine(typed)
  const talk = { ...reply.askedNow(rowAsked(withCode(live), facts), facts), facts, waiting: isWaiting(facts), ...how }
  try {
    const language = how.byKey || isOfNames(live) ? null : reply.ownLanguage(text)
    noteLanguage(language)
    await reply.answerIn(language)
    await reply.replyTo(text, talk)
    return true
  } catch (error) {
    if (error instanceof LoadError || (error instanceof ApiError && error.status === 0)) return false
    await reply.replyToFailed(error, talk)
    return true
  } finally {
    await reply.answerIn(null)
  }
}

/** Once the code of a new account is sent, the register card asks for the code. */
const withCode = (live: Card | null): Card | null => (live?.kind === 'register' && useSession.getState().otpSent ? { kind: 'code' } : live)

/** Names of people and places do not tell the language of the buyer. */
const isOfNames = (live: Card | null): boolean => live !== null && kinds[live.kind].typed === 'names'

/**
 * Marks the line as waiting and stores it in the outbox.
 * If the code of the outbox can't load (CHAT-067, PWA-007), `storeForOutbox` stores the line in the format of the outbox.
 */
function storeLine(entryId: string, text: string): void {
  useMarks.setState({ [entryId]: 'waiting' })
  void loadReply().then(
    (reply) => reply.addLine(entryId, text),
    () => storeForOutbox(entryId, text),
  )
}

/** Returns whether a payment request is open, for the cart or for an order. */
const isWaiting = (facts: Facts | null): boolean =>
  facts?.payment?.kind === 'waiting' ||
  facts?.payment?.kind === 'stillChecking' ||
  hasRecord(({ stage }) => stage === 'asked' || stage === 'waiting')

const hasFailed = (facts: Facts | null): boolean =>
  facts?.payment?.kind === 'failed' || hasRecord(({ stage, purpose }) => stage === 'refused' && purpose.kind === 'order')

const hasRecord = (isOne: (record: PaymentRecord) => boolean): boolean =>
  useRecords.getState().records.some((record) => record.payer === personNow() && !record.dismissed && isOne(record))

/** Returns what the newest card outside the journey asks a guest for. */
function signInAsked(): 'phone' | 'code' | null {
  if (personNow() !== null) return null
  if (!['signIn', 'orders', 'tracking', 'payOrder', 'complaint'].includes(newestCard()?.card.kind ?? '')) return null
  return useSession.getState().otpSent ? 'code' : 'phone'
}

async function takePhone(kind: 'phone' | 'payPhone', text: string): Promise<void> {
  if (kind === 'payPhone') {
    setChoices({ phone: normalPhone(text) })
    openRow(null)
    unfoldLive()
  } else if (await working(() => requestCode(text))) return goOn()
  else if (useForeignNumber.getState().phone !== null) askAbroad(text)
  else if (isUnknownPhone()) {
    goOn()
    ;(await loadReply()).registerNumber(text)
  }
}

/** With fish in the cart, who gives a number wants to order. */
function goOn(): void {
  if (cartCount(useCart.getState().lines) > 0 && signInAsked() === null) setChoices({ checkoutRequested: true })
}

const AGREES = /^(?:yes|yeah|yap|yep|ok(?:ay)?|sure|send(?: it| code)?|ndiyo|ndio|naam|sawa|haya|tuma(?: msimbo)?|👍)[\s.!]*$/iu
const DENIES = /^(?:no|nope|nah|hapana|la|si(?:yo|o)(?: hiyo)?|wrong number|change number|badilisha namba)[\s.!]*$/iu

/** Answers whether to send the code to a foreign number. Returns false if that is not asked, or the line is neither yes nor no. */
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

/** Puts the number into the field of the open card, which asks about it (I18N-016). */
function askAbroad(phone: string): void {
  storeDraft('signIn', { ...noPerson, phone })
  // A sign-in card outside the journey is not folded, because it is already the newest card.
  if (signInAsked() === null) unfoldLive()
}
