import * as z from 'zod/mini'
import type { ControlCall } from './controlCall.ts'
import { Expected } from './scenarios.ts'

/**
 * The result of all payments of one number since the world's reset. The first three counts have the names and meaning of a scenario's
 * `expected`. `refunds` counts full and partial refunds, `prompts` the payment requests sent to the phone.
 */
export const Outcome = z.extend(Expected, { refunds: z.int(), prompts: z.int() })
export type Outcome = z.infer<typeof Outcome>

export const getOutcome = {
  method: 'GET',
  path: '/outcome',
  about:
    'Counts the results of a number’s payments since the reset: orders, charges, refunds, unfinished payments and prompts. The number is the phone that pays, the account that signs in with it, or both.',
  status: 200,
  query: z.strictObject({ phone: z.string().check(z.maxLength(40)) }),
  reply: Outcome,
} as const satisfies ControlCall
