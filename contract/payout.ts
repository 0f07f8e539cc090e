import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { Notes } from './rules/fields.ts'
import { Shillings } from './rules/moneySchemas.ts'

export const PayoutStatus = z.enum(['pending', 'processing', 'completed', 'failed', 'cancelled'])
export type PayoutStatus = z.infer<typeof PayoutStatus>
/** The operator of a payout. The codes don't change when a network changes its name (CONST-032). */
export const PayoutOperator = z.enum(['vodacom', 'airtel', 'tigo', 'zantel', 'halotel', 'ttcl'])
export type PayoutOperator = z.infer<typeof PayoutOperator>

/** The allowed status changes of a payout. The seller can cancel a pending one; the provider makes all other changes (SPAY-006, SPAY-027). */
export const payoutMoves: Readonly<Record<PayoutStatus, readonly PayoutStatus[]>> = {
  pending: ['processing', 'cancelled', 'failed'],
  processing: ['completed', 'failed'],
  completed: [],
  failed: [],
  cancelled: [],
}

/** Returns whether a payout is still pending or being processed. */
export const isPayoutOpen = ({ status }: { status: string }): boolean => status === 'pending' || status === 'processing'

/** Requests a payout in whole TZS. The server checks minimum and balance and responds with the form's own error texts (SPAY-026, API-057). */
export const PayoutRequest = z.object({
  amount: Shillings,
  paymentMethod: z.literal('mobile_money'),
  paymentDetails: z.object({ phone: z.string().check(z.regex(/^\d{9,15}$/)), operator: PayoutOperator }),
  note: z.optional(Notes),
})
export type PayoutRequest = z.infer<typeof PayoutRequest>

/** A payout of a seller, in TZS (SPAY-025). */
export const Payout = z.object({
  id: z.string(),
  amount: z.number(),
  reference: z.string(),
  paymentMethod: z.string(),
  metadata: z.object({ phone: z.string(), operator: z.optional(z.string()), note: z.optional(z.string()) }),
  status: z.string(),
  createdAt: z.string(),
})
export type Payout = z.infer<typeof Payout>

/** A seller's earnings in TZS. The four totals are text. Net − payouts − reserved = available (SPAY-028 to SPAY-030). */
export const EarningsSummary = z.object({
  totalEarnings: z.string(),
  totalPlatformFees: z.string(),
  totalNetEarnings: z.string(),
  totalPayouts: z.string(),
  /** The sum of pending and processing payouts (SPAY-030, EXTENSION). */
  reservedBalance: z.optional(z.number()),
  availableBalance: z.number(),
})
export type EarningsSummary = z.infer<typeof EarningsSummary>

export const requestPayout = {
  method: 'POST',
  path: '/seller-payouts',
  who: 'seller',
  verified: true,
  status: 201,
  body: PayoutRequest,
  reply: Payout,
  fails: 'requestPayout',
} as const satisfies Call
export const listPayouts = {
  method: 'GET',
  path: '/seller-payouts/me',
  who: 'seller',
  status: 200,
  reply: z.array(Payout),
  fails: 'fetchPayouts',
} as const satisfies Call
export const getPayout = {
  method: 'GET',
  path: '/seller-payouts/:id',
  who: 'seller',
  status: 200,
  reply: z.object({ payout: Payout }),
  fails: 'fetchPayout',
} as const satisfies Call
export const cancelPayout = {
  method: 'PATCH',
  path: '/seller-payouts/:id/cancel',
  who: 'seller',
  status: 200,
  reply: Payout,
  fails: 'cancelPayout',
} as const satisfies Call
export const getEarnings = {
  method: 'GET',
  path: '/seller-earnings/me/summary',
  who: 'seller',
  status: 200,
  reply: EarningsSummary,
  fails: 'fetchEarnings',
} as const satisfies Call
