import type { ReactNode } from 'react'
import type { Area } from '#web/features/session/area.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { AreaIcon } from '#web/ui/area/AreaIcon.tsx'
import { Icon } from '#web/ui/Icon.tsx'

export interface AreaLink {
  to: string
  name: string
  icon: ReactNode
  /** Opens once the profile is verified: disabled in the side menu, absent from the phone's bar (SDSH-004, SDSH-005). */
  isLocked?: boolean
  /** Where it stands in the phone's bar, if not where it is in the menu: orders are what a phone is taken out for. */
  phonePlace?: number
  /** New things behind it, shown as a badge. */
  count?: number
}

/** The places of an area, in the order of its menu. */
export function useAreaLinks(area: Area, isVerified: boolean): AreaLink[] {
  const { areas: t } = useTexts('areas')
  const isLocked = !isVerified
  if (area === 'transporter') {
    return [
      { to: transporterPaths.dashboard, name: t.dashboard, icon: <Icon name="home" /> },
      { to: transporterPaths.deliveries(), name: t.deliveries, icon: <Icon name="truck" /> },
      { to: transporterPaths.profile, name: t.profile, icon: <Icon name="person" /> },
      { to: transporterPaths.settings, name: t.settings, icon: <Icon name="settings" /> },
    ]
  }
  return [
    { to: sellerPaths.dashboard, name: t.dashboard, icon: <Icon name="home" /> },
    { to: sellerPaths.products(), name: t.products, icon: <AreaIcon name="box" />, isLocked, phonePlace: 2 },
    { to: sellerPaths.orders(), name: t.orders, icon: <Icon name="receipt" />, isLocked, phonePlace: 1 },
    { to: sellerPaths.payouts(), name: t.payouts, icon: <Icon name="card" />, isLocked, phonePlace: 3 },
    { to: sellerPaths.settings, name: t.settings, icon: <Icon name="settings" />, phonePlace: 4 },
  ]
}
