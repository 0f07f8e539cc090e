import type { ReactNode } from 'react'
import { readStatus } from '#contract/order.ts'
import { useSellerOrders } from '#web/features/sellerOrders/useSellerOrders.ts'
import { useSellerProfile } from '#web/features/sellerProfile/useSellerProfile.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { AreaIcon } from '#web/ui/area/AreaIcon.tsx'
import { Icon } from '#web/ui/Icon.tsx'

export interface AreaLink {
  to: string
  name: string
  icon: ReactNode
  /** True if the link needs a verified profile: disabled in the side menu, left out of the phone's tabs (SDSH-004, SDSH-005). */
  isLocked?: boolean
  /** The position in the phone's tabs, if it differs from that in the menu. */
  phonePlace?: number
  /** The number of new items, shown as a badge. */
  count?: number
}

/** Returns the transporter's links, in menu order. */
export function useTransporterLinks(): AreaLink[] {
  const { areas: t } = useTexts('areas')
  return [
    { to: transporterPaths.dashboard, name: t.dashboard, icon: <Icon name="home" /> },
    { to: transporterPaths.deliveries(), name: t.deliveries, icon: <Icon name="truck" /> },
    { to: transporterPaths.profile, name: t.profile, icon: <Icon name="person" /> },
    { to: transporterPaths.settings, name: t.settings, icon: <Icon name="settings" /> },
  ]
}

/** Returns the seller's links, in menu order. Some are locked while the profile isn't verified, but not while that is unknown. Orders has the number of new orders (SELL-011). */
export function useSellerLinks(): AreaLink[] {
  const { areas: t } = useTexts('areas')
  const { state } = useSellerProfile()
  const { orders } = useSellerOrders(state === 'verified')
  const isLocked = state !== null && state !== 'verified'
  const count = orders?.filter(({ status }) => readStatus(status) === 'pending').length ?? 0
  return [
    { to: sellerPaths.dashboard, name: t.dashboard, icon: <Icon name="home" /> },
    { to: sellerPaths.products(), name: t.products, icon: <AreaIcon name="box" />, isLocked, phonePlace: 2 },
    { to: sellerPaths.orders(), name: t.orders, icon: <Icon name="receipt" />, isLocked, phonePlace: 1, count },
    { to: sellerPaths.payouts(), name: t.payouts, icon: <Icon name="card" />, isLocked, phonePlace: 3 },
    { to: sellerPaths.settings, name: t.settings, icon: <Icon name="settings" />, phonePlace: 4 },
  ]
}
