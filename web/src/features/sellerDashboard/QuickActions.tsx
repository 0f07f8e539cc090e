import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaIcon } from '#web/ui/area/AreaIcon.tsx'
import { Icon } from '#web/ui/Icon.tsx'

interface QuickAction {
  to: string
  name: string
  icon: ReactNode
}

/** Links to the most used pages; those that need a verified profile are disabled without one (SDSH-007, SDSH-017). */
export function QuickActions({ isVerified }: { isVerified: boolean }) {
  const { seller: t, areas } = useTexts('seller', 'areas')
  const actions: QuickAction[] = [
    { to: sellerPaths.newProduct, name: t.addProduct, icon: <Icon name="plus" /> },
    { to: sellerPaths.orders(), name: areas.orders, icon: <Icon name="receipt" /> },
    { to: sellerPaths.payouts(), name: areas.payouts, icon: <Icon name="card" /> },
    { to: sellerPaths.reports, name: t.reports, icon: <AreaIcon name="report" /> },
    { to: sellerPaths.analytics, name: t.analytics, icon: <AreaIcon name="chart" /> },
    { to: sellerPaths.settings, name: areas.settings, icon: <Icon name="settings" /> },
  ]
  return (
    <section className="area-section" aria-label={t.quickActions}>
      <h2>{t.quickActions}</h2>
      <ul className="quick-actions">
        {actions.map(({ to, name, icon }) => (
          <li key={to}>
            {isVerified || to === sellerPaths.settings ? (
              <Link to={to}>
                {icon}
                {name}
              </Link>
            ) : (
              <span className="locked" role="link" aria-disabled="true" title={areas.afterVerification}>
                {icon}
                {name}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
