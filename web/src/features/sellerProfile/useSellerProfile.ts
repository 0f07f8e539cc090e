import { getSellerProfile, type SellerProfile, type SellerProfileState, sellerProfileState } from '#contract/seller.ts'
import type { ApiError } from '#web/api/client.ts'
import { usePolledCall } from '#web/api/usePolledCall.ts'

export interface SellerProfileNow {
  profile: SellerProfile | null
  /** True once the server has returned a profile or 404; route guards need this (SPRO-037). */
  isChecked: boolean
  /** Null until `isChecked`. */
  state: SellerProfileState | null
  /** A missing profile is a state and shows no error text (SPRO-039). */
  error: 'profile_not_found' | ApiError | null
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
  const isChecked = isMissing || data !== undefined
  return {
    profile,
    isChecked,
    state: isChecked ? sellerProfileState(profile) : null,
    error: isMissing ? 'profile_not_found' : (error ?? null),
    reload,
    replace,
  }
}
