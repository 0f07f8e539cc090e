import { getSellerProfile, type SellerProfile, type SellerProfileState, sellerProfileState } from '#contract/seller.ts'
import type { ApiError } from '#web/api/client.ts'
import { useAwaited } from '#web/api/useAwaited.ts'

export interface SellerProfileNow {
  profile: SellerProfile | null
  /** Whether the server has said what there is; guards wait for it (SPRO-037). */
  isChecked: boolean
  /** Null until that is known. */
  state: SellerProfileState | null
  /** A missing profile is a state, never an error text (SPRO-039). */
  error: 'profile_not_found' | ApiError | null
  reload: () => void
  replace: (profile: SellerProfile) => void
}

/** In ms: who waits for the verification looks in again and again, and sees it at the next look, or within a minute (SPRO-042). */
const FRESH_FOR = 2_000
const isUnverified = ({ isVerified }: SellerProfile) => !isVerified

/** The seller's own profile and how far it has come (SPRO-038 to SPRO-040). */
export function useSellerProfile(): SellerProfileNow {
  const { data, error, reload, replace } = useAwaited(getSellerProfile, {}, isUnverified, { focusThrottleInterval: FRESH_FOR })
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
