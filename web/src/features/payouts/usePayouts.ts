import {
  cancelPayout as cancelCall,
  getEarnings,
  getPayout,
  isPayoutOpen,
  listPayouts,
  type Payout,
  type PayoutRequest,
  requestPayout as requestCall,
} from '#contract/payout.ts'
import { send } from '#web/api/client.ts'
import { keyHeader } from '#web/api/http/request.ts'
import { useAwaited } from '#web/api/useAwaited.ts'
import { refresh, useCall } from '#web/api/useCall.ts'

const hasOpen = (payouts: readonly Payout[]) => payouts.some(isPayoutOpen)

/** The seller's payouts, newest first (API-053). One that completes or fails is seen without a reload. */
export const usePayouts = () => useAwaited(listPayouts, {}, hasOpen)
/** One payout (SPAY-011). */
export const usePayout = (id: string) => useCall(getPayout, { params: { id } })
/** What was earned, paid and is available (SPAY-028, SPAY-029). */
export const useEarnings = (payouts: readonly Payout[] = []) => useAwaited(getEarnings, {}, () => hasOpen(payouts))

/** Fetches what is available again. */
export const refreshBalance = (): void => refresh('/seller-earnings')

/** Requests a payout, once per key whatever becomes of the reply. Throws ApiError. */
export const requestPayout = (body: PayoutRequest, key: string): Promise<unknown> =>
  send(requestCall, { body, headers: keyHeader(key) }).finally(refetch)

/** Cancels a pending payout. Throws ApiError: it may have moved on meanwhile, so everything is fetched again either way. */
export const cancelPayout = (id: string): Promise<unknown> => send(cancelCall, { params: { id } }).finally(refetch)

/** List and details, and the summary too (SPAY-010). */
function refetch(): void {
  refresh('/seller-payouts')
  refreshBalance()
}
