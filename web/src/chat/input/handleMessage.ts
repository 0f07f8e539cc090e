import { isPhone, normalPhone } from '#contract/rules/phone.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { saysOffline } from '#web/api/lazyImport.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { requestCode, verifyCode } from '#web/features/session/signInCommands.ts'
import type { Card } from '../cards/card.ts'
import { hasRole } from '../cards/kinds.ts'
import type { Facts } from '../guide/facts.ts'
import { MOST_WAITING } from '../outbox/limits.ts'
import { showConnection } from '../outbox/showConnection.ts'
import { keepForLater } from '../outbox/threadOutbox.ts'
import { append, say, says } from '../transcript/append.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { working } from '../transcript/working.ts'
import { loadReply } from './loadReply.ts'
import { offerSwahili } from './offerSwahili.ts'
import { codeIn, isBarePin, maskLine } from './understand/secrets.ts'

/** Appends what the buyer typed, masked where it must be, and runs the same command as the button. */
export async function handleMessage(text: string, live: Card | null, facts: Facts | null): Promise<void> {
  const waiting = isWaiting(facts)
  if (waiting && isBarePin(text)) return say('pinOnly') // not kept at all (CHAT-057)
  const asked = signInAsked() ?? live?.kind
  const context = { paying: waiting || hasFailed(facts), codePending: useSession.getState().otpSent, codeAsked: asked === 'code' }
  const { text: kept, hasSecret } = maskLine(text, context)
  const said: Card = { kind: 'said', text: kept }
  const code = codeIn(text, context)
  if (code !== null) {
    append(said)
    if (saysOffline()) return say('nothingSent') // never kept (CHAT-068)
    return void (await working(() => verifyCode(code)))
  }
  // A line with a secret means nothing else: it is neither searched for nor an answer (CHAT-129).
  if (hasSecret) return append(said, says(context.codeAsked ? 'notUnderstood' : 'neverPin'))
  append(said)
  if ((asked === 'phone' || asked === 'payPhone') && isPhone(text)) return takePhone(asked, text)
  const entry = useTranscript.getState().entries.findLast(({ card }) => card.kind === 'said')
  if (!(await reply(text, live, facts)) && entry) keepLine(entry.id, kept)
}

/** Answers a line; false where that needs a network which is not there. `waited`: it has waited for one. */
export async function reply(text: string, live: Card | null, facts: Facts | null, waited?: 'waited'): Promise<boolean> {
  const code = await working(loadReply).catch(() => null)
  if (code === null) return false
  const asked = confirmAsked() ?? live
  try {
    if (code.isSwahili(text)) offerSwahili()
    await code.replyTo(text, { asked, facts, waiting: isWaiting(facts), ...(waited && { hasWaited: true }) })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return false
    throw error
  }
}

/** Marked where it stands, and one card for all that waits, at the end (CHAT-067, CHAT-120). */
function keepLine(entryId: string, text: string): void {
  if (keepForLater(entryId, { kind: 'line', text })) showConnection()
  else say('outboxFull', String(MOST_WAITING))
}

/** A card beside the journey that asks yes or no, as long as it is the newest. */
function confirmAsked(): Card | null {
  const newest = useTranscript.getState().entries.findLast(({ card }) => !hasRole(card, 'words'))?.card
  return newest?.kind === 'confirm' ? newest : null
}

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
  else await working(() => requestCode(text))
}
