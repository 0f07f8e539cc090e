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
import { refresh, useCall } from '#web/api/useCall.ts'
import { usePolledCall } from '#web/api/usePolledCall.ts'

const hasOpen = (payouts: readonly Payout[]) => payouts.some(isPayoutOpen)

/** Loads the seller's payouts, newest first (API-053). While one is open, the list is refetched to see when it completes or fails. */
export const usePayouts = () => usePolledCall(listPayouts, {}, hasOpen)
/** Loads one payout (SPAY-011). */
export const usePayout = (id: string) => useCall(getPayout, { params: { id } })
/** Loads the sums earned, paid and available (SPAY-028, SPAY-029). */
export const useEarnings = (payouts: readonly Payout[] = []) => usePolledCall(getEarnings, {}, () => hasOpen(payouts))

export const refreshBalance = (): void => refresh('/seller-earnings')

/** Requests a payout. Repeated calls with the same key request only one. Throws ApiError. */
export const requestPayout = (body: PayoutRequest, key: string): Promise<unknown> =>
  send(requestCall, { body, headers: keyHeader(key) }).finally(refetch)

/** Cancels a pending payout. Throws ApiError, e.g. if it has been processed meanwhile; lists are refetched in any case. */
export const cancelPayout = (id: string): Promise<unknown> => send(cancelCall, { params: { id } }).finally(refetch)

/** Refetches list, details and balance (SPAY-010). */
function refetch(): void {
  refresh('/seller-payouts')
  refreshBalance()
}
