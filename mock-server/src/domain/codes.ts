import {
  CODE_LIVES_FOR,
  CODE_RESEND_AFTER,
  CODE_TRIES,
  CODES_PER_ADDRESS_AND_HOUR,
  CODES_PER_NUMBER_AND_HOUR,
} from '#contract/constants.ts'
import { maskPhone, normalPhone } from '#contract/phone.ts'
import type { Inbox } from '../inbox.ts'
import type { Limits } from '../limits.ts'
import { type Language, say } from '../messages.ts'
import { refuse } from '../refusal.ts'
import { newCode, sameSecret } from '../secrets.ts'
import { sweep } from '../sweep.ts'

/** What takes effect only with its code (API-009). Buyers bring neither role nor business. */
export interface PendingRegistration {
  readonly name: string
  readonly email: string
  readonly role: 'buyer' | 'seller' | 'transporter'
  readonly sellerType?: string
  readonly businessName?: string
}
interface SentCode {
  readonly code: string
  readonly sentAt: number
  tries: number
}
interface Waiting {
  readonly registration: PendingRegistration
  readonly since: number
}
export interface SavedCodes {
  readonly sent: [string, SentCode][]
  readonly pending: [string, Waiting][]
}

/** One-time codes of a world by its clock (QA-025 to QA-030). Numbers in any spelling; refusals are 400 or 429. */
export interface Codes {
  /** Sends a code in that language and answers the text for the screen. */
  send(to: { phone: string; language: Language; address: string }): string
  /** Counts an asking for a number nobody has (QA-030 holds the same limits), and refuses it. */
  refuseUnknown(to: { phone: string; address: string }): never
  /** Accepts the code once, otherwise refuses. */
  check(phone: string, code: string): void
  register(phone: string, registration: PendingRegistration): void
  pending(phone: string): PendingRegistration | null
  /** Takes the registration out: it takes effect once. */
  takePending(phone: string): PendingRegistration | null
  saved(): SavedCodes
}

const HOUR = 3_600_000
const REGISTRATION_WAITS = 30 * 60_000

export function createCodes(world: { now: () => number; inbox: Inbox; limits: Limits }, saved?: SavedCodes): Codes {
  const { now, inbox, limits } = world
  const sent = new Map<string, SentCode>(saved?.sent.map(([phone, code]) => [phone, { ...code }]))
  const waiting = new Map<string, Waiting>(saved?.pending)

  const count = (phone: string, address: string) => {
    sweep(sent, ({ sentAt }) => now() >= sentAt + CODE_LIVES_FOR)
    const wait = Math.max(
      limits.wait(`codes to ${phone}`, CODES_PER_NUMBER_AND_HOUR, HOUR),
      limits.wait(`codes from ${address}`, CODES_PER_ADDRESS_AND_HOUR, HOUR),
    )
    if (wait > 0) refuse(429, 'codes_too_many', { params: { m: Math.ceil(wait / 60_000) }, retryAfter: wait })
    limits.take(`codes to ${phone}`, CODES_PER_NUMBER_AND_HOUR, HOUR)
    limits.take(`codes from ${address}`, CODES_PER_ADDRESS_AND_HOUR, HOUR)
  }
  const pending = (phone: string) => {
    const one = waiting.get(normalPhone(phone))
    return one && now() < one.since + REGISTRATION_WAITS ? one.registration : null
  }

  return {
    send({ phone: spelled, language, address }) {
      const phone = normalPhone(spelled)
      const last = sent.get(phone)
      const wait = last ? last.sentAt + CODE_RESEND_AFTER - now() : 0
      if (wait > 0) refuse(429, 'code_wait', { params: { s: Math.ceil(wait / 1_000) }, retryAfter: wait })
      count(phone, address)
      const code = newCode()
      sent.set(phone, { code, sentAt: now(), tries: 0 })
      inbox.send({ to: phone, text: say('code_text', language, { code }), code })
      return say('code_sent', language, { phone: maskPhone(phone) })
    },
    refuseUnknown({ phone, address }) {
      count(normalPhone(phone), address)
      return refuse(400, 'phone_unknown', { fields: { phoneNumber: 'phone_unknown' } })
    },
    check(spelled, code) {
      const last = sent.get(normalPhone(spelled))
      if (!last || now() >= last.sentAt + CODE_LIVES_FOR || last.code === '')
        refuse(400, 'code_expired', { fields: { otp: 'code_expired' } })
      if (last.tries >= CODE_TRIES) refuse(400, 'code_spent', { fields: { otp: 'code_spent' } })
      if (!sameSecret(last.code, code)) {
        last.tries += 1
        const n = CODE_TRIES - last.tries
        if (n === 0) refuse(400, 'code_spent', { fields: { otp: 'code_spent' } })
        refuse(400, 'code_wrong', { params: { n }, fields: { otp: ['code_wrong', { n }] } })
      }
      // The time stays, or a used code would open the way to the next one at once (QA-025).
      sent.set(normalPhone(spelled), { code: '', sentAt: last.sentAt, tries: 0 })
    },
    register: (phone, registration) => void waiting.set(normalPhone(phone), { registration, since: now() }),
    pending,
    takePending(phone) {
      const registration = pending(phone)
      waiting.delete(normalPhone(phone))
      return registration
    },
    saved: () => ({ sent: [...sent], pending: [...waiting] }),
  }
}
