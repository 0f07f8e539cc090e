import { readStatus } from '#contract/order.ts'
import { useSellerOrders } from '#web/features/sellerOrders/useSellerOrders.ts'
import { useSellerProfile } from '#web/features/sellerProfile/useSellerProfile.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { type AreaLink, useAreaLinks } from './links.tsx'

/** Returns the seller's links. Some are locked while the profile isn't verified, but not while that is unknown. Orders has the number of new orders (SELL-011). */
export function useSellerLinks(): AreaLink[] {
  const { state } = useSellerProfile()
  const isVerified = state === 'verified'
  const { orders } = useSellerOrders(isVerified)
  const links = useAreaLinks('seller', isVerified || state === null)
  const count = orders?.filter(({ status }) => readStatus(status) === 'pending').length ?? 0
  return links.map((link) => (link.to === sellerPaths.orders() ? { ...link, count } : link))
}
