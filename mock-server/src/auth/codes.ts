import {
  CODE_LIVES_FOR,
  CODE_RESEND_AFTER,
  CODE_TRIES,
  CODES_PER_ADDRESS_AND_HOUR,
  CODES_PER_NUMBER_AND_HOUR,
} from '#contract/rules/constants.ts'
import { maskPhone, normalPhone } from '#contract/rules/phone.ts'
import { refuse } from '../http/httpProblem.ts'
import { type Limits, sweep } from '../http/limits.ts'
import { type Language, say } from '../http/messages.ts'
import type { Inbox } from '../world/inbox.ts'
import { newCode, sameSecret } from './secrets.ts'

/** A registration that becomes effective only when its own code is entered (API-009). */
export interface PendingRegistration {
  readonly name: string
  readonly email?: string | undefined
  readonly role: 'buyer' | 'seller' | 'transporter'
  readonly sellerType?: string
  readonly businessName?: string
}
interface SentCode {
  readonly code: string
  readonly sentAt: number
  /** The registration that this code completes; missing for a sign-in code. */
  readonly registration?: PendingRegistration | undefined
  tries: number
}
export interface SavedCodes {
  readonly sent: [string, SentCode][]
}

/** The one-time codes of a world (QA-025 to QA-030). Phone numbers can have any spelling. Refusals are 400 or 429. */
export interface Codes {
  /** Sends a code for signing in or for a registration, and returns the text for the screen. A new code invalidates the older one. */
  send(to: { phone: string; language: Language; address: string; registration?: PendingRegistration }): string
  /** Counts a request for an unknown number against the same limits, and refuses it (QA-030). */
  refuseUnknown(to: { phone: string; address: string }): never
  /** Accepts a code once and returns its registration, or null for a sign-in code. Throws 400 for a wrong or used code (SEC-025). */
  check(phone: string, code: string): PendingRegistration | null
  saved(): SavedCodes
}

const HOUR = 3_600_000
/** The longest business name in the text message: a stranger could use a long name to hide the other text (SEC-025). */
const BUSINESS_SHOWN = 40

export function createCodes(world: { now: () => number; inbox: Inbox; limits: Limits }, saved?: SavedCodes): Codes {
  const { now, inbox, limits } = world
  const sent = new Map<string, SentCode>(saved?.sent.map(([phone, code]) => [phone, { ...code }]))

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
  return {
    send({ phone: spelled, language, address, registration }) {
      const phone = normalPhone(spelled)
      const last = sent.get(phone)
      const wait = last ? last.sentAt + CODE_RESEND_AFTER - now() : 0
      if (wait > 0) refuse(429, 'code_wait', { params: { s: Math.ceil(wait / 1_000) }, retryAfter: wait })
      count(phone, address)
      const code = newCode()
      sent.set(phone, { code, sentAt: now(), registration, tries: 0 })
      inbox.send({ to: phone, text: textOf(code, registration, language), code })
      return say('code_sent', language, { phone: maskPhone(phone) })
    },
    refuseUnknown({ phone, address }) {
      count(normalPhone(phone), address)
      return refuse(400, 'phone_unknown', { fields: { phoneNumber: 'phone_unknown' } })
    },
    check(spelled, code) {
      const last = sent.get(normalPhone(spelled))
      if (!last || now() >= last.sentAt + CODE_LIVES_FOR) refuse(400, 'code_expired', { fields: { otp: 'code_expired' } })
      if (last.tries >= CODE_TRIES) refuse(400, 'code_spent', { fields: { otp: 'code_spent' } })
      if (!sameSecret(last.code, code)) {
        last.tries += 1
        const n = CODE_TRIES - last.tries
        if (n === 0) refuse(400, 'code_spent', { fields: { otp: 'code_spent' } })
        refuse(400, 'code_wrong', { params: { n }, fields: { otp: ['code_wrong', { n }] } })
      }
      // A used code does not block the next one, for example of a registration for a further role (QA-025).
      sent.delete(normalPhone(spelled))
      return last.registration ?? null
    },
    saved: () => ({ sent: [...sent] }),
  }
}

/** Returns the text message with a code. It says what the code does, to warn somebody who did not ask for it (SEC-025). */
function textOf(code: string, registration: PendingRegistration | undefined, language: Language): string {
  if (!registration) return say('code_text', language, { code })
  const { role, businessName = '' } = registration
  return say(`code_text_${role}`, language, { code, business: shortened(businessName) })
}

const shortened = (name: string): string => (name.length > BUSINESS_SHOWN ? `${name.slice(0, BUSINESS_SHOWN - 1)}…` : name)
