import { getSellerProfile, type SellerProfile, type SellerProfileState, sellerProfileState } from '#contract/seller.ts'
import type { ApiError } from '#web/api/client.ts'
import { usePolledCall } from '#web/api/usePolledCall.ts'

export interface SellerProfileNow {
  profile: SellerProfile | null
  /** Null until the server has returned a profile or 404; route guards need this (SPRO-037). */
  state: SellerProfileState | null
  /** A missing profile is a state, not an error (SPRO-039). */
  error: ApiError | undefined
  reload: () => void
  replace: (profile: SellerProfile) => void
}

/** The minimum time between refetches on focus, in milliseconds. A seller awaiting verification sees it on returning to the tab, or within a minute (SPRO-042). */
const FRESH_FOR = 2_000
const isUnverified = ({ isVerified }: SellerProfile) => !isVerified

/** Loads the seller's own profile and its state (SPRO-038 to SPRO-040). */
export function useSellerProfile(): SellerProfileNow {
  const { data, error, reload, replace } = usePolledCall(getSellerProfile, {}, isUnverified, { focusThrottleInterval: FRESH_FOR })
  const isMissing = error?.status === 404
  const profile = isMissing ? null : (data ?? null)
  return {
    profile,
    state: isMissing || data !== undefined ? sellerProfileState(profile) : null,
    error: isMissing ? undefined : error,
    reload,
    replace,
  }
}
