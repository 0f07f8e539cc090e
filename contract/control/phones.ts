import * as z from 'zod/mini'
import { PaymentState } from '../payment.ts'
import { MOST_SHILLINGS } from '../rules/constants.ts'
import type { ControlCall } from './controlCall.ts'
import { PostedScenario } from './scenarios.ts'

/** The correct PIN of every handset (QA-022). */
export const TEST_PIN = '1234'

/** The state of a handset: reachable, switched off, without signal, or reachable with an empty wallet (QA-023). */
export const HandsetState = z.enum(['on', 'off', 'noSignal', 'empty'])
export type HandsetState = z.infer<typeof HandsetState>
export const TextLanguage = z.enum(['en', 'sw'])
export type TextLanguage = z.infer<typeof TextLanguage>

/** A text message. `to` has no plus; `code` is the one-time code in the text. */
export const Message = z.object({
  seq: z.int(),
  at: z.string(),
  to: z.string(),
  from: z.string(),
  text: z.string(),
  code: z.optional(z.string()),
})
export type Message = z.infer<typeof Message>
/** The PIN prompt on a handset. */
export const Prompt = z.object({
  reference: z.string(),
  merchant: z.string(),
  amount: z.number(),
  expiresAt: z.string(),
  pinTriesLeft: z.int(),
  language: TextLanguage,
})
export type Prompt = z.infer<typeof Prompt>
/** A payment in the wallet history of a handset. */
export const Transaction = z.object({
  reference: z.string(),
  merchant: z.string(),
  amount: z.number(),
  state: PaymentState,
  at: z.string(),
  transactionId: z.optional(z.string()),
  refundedAt: z.optional(z.string()),
})
export type Transaction = z.infer<typeof Transaction>
/** All data of the handset page. Amounts are in TZS, times in ISO UTC. */
export const PhoneView = z.object({
  msisdn: z.string(),
  state: HandsetState,
  balance: z.number(),
  /** The scenario of a magic number, else null (QA-013). */
  magic: z.nullable(z.string()),
  /** The scenarios of its next payments. A posted scenario has no number and shows as null. */
  queue: z.array(z.nullable(z.string())),
  prompt: z.nullable(Prompt),
  /** The text messages, oldest first. */
  messages: z.array(Message),
  /** The payments, newest first. */
  history: z.array(Transaction),
})
export type PhoneView = z.infer<typeof PhoneView>

const path = '/phones/:msisdn'

export const getPhone = {
  method: 'GET',
  path,
  about: 'Returns a handset: messages, prompt, balance, history and state.',
  status: 200,
  reply: PhoneView,
} as const satisfies ControlCall
export const changePhone = {
  method: 'PUT',
  path,
  about: 'Switches a handset on, off or out of signal, empties or fills its wallet.',
  status: 200,
  body: z.strictObject({
    state: z.optional(HandsetState),
    balance: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_SHILLINGS))),
  }),
  reply: PhoneView,
} as const satisfies ControlCall
export const listMessages = {
  method: 'GET',
  path: `${path}/messages`,
  about: 'Lists the text messages of a handset, oldest first.',
  status: 200,
  query: z.strictObject({ search: z.optional(z.string().check(z.maxLength(200))) }),
  reply: z.array(Message),
} as const satisfies ControlCall
export const nextMessage = {
  method: 'GET',
  path: `${path}/messages/next`,
  about:
    'Waits for the next text message; with `after` it also takes one above that `seq` that came before the call, and `after=0` misses none. 204 when `timeout` ms have passed.',
  status: 200,
  query: z.strictObject({
    after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
    timeout: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  }),
  reply: z.optional(Message),
} as const satisfies ControlCall
export const enterPin = {
  method: 'POST',
  path: `${path}/approve`,
  about: 'Enters a PIN at the open prompt.',
  status: 200,
  body: z.strictObject({ pin: z.string().check(z.maxLength(20)) }),
  reply: PhoneView,
} as const satisfies ControlCall
export const cancelPrompt = {
  method: 'POST',
  path: `${path}/cancel`,
  about: 'Cancels the open prompt.',
  status: 200,
  reply: PhoneView,
} as const satisfies ControlCall
export const queueScenario = {
  method: 'POST',
  path: `${path}/scenario`,
  about: 'Queues a scenario for the next payment of a handset.',
  status: 200,
  body: z.strictObject({ id: z.optional(z.string()), name: z.optional(z.string()), scenario: z.optional(PostedScenario) }),
  reply: PhoneView,
} as const satisfies ControlCall
