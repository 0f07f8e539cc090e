import { useSellerProfile } from '#web/features/sellerProfile/useSellerProfile.ts'
import { type AreaLink, useAreaLinks } from './links.tsx'

/** The seller's places, the locked ones until the profile is verified. */
export function useSellerLinks(): AreaLink[] {
  const { state } = useSellerProfile()
  return useAreaLinks('seller', state === 'verified')
}
