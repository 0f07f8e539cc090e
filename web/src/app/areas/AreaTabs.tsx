import { NavLink } from 'react-router-dom'
import { LinkCount } from './LinkCount.tsx'
import type { AreaLink } from './links.tsx'

/** The tab bar below 1024 px, without the links that need verification (SDSH-005, TDSH-004). */
export function AreaTabs({ name, links }: { name: string; links: readonly AreaLink[] }) {
  return (
    <nav className="area-tabs" aria-label={name}>
      {links
        .filter(({ isLocked }) => !isLocked)
        .sort((a, b) => (a.phonePlace ?? 0) - (b.phonePlace ?? 0))
        .map((link) => (
          <NavLink key={link.to} className="tab-link" to={link.to}>
            {link.icon}
            {link.name}
            {link.count ? <LinkCount className="count" count={link.count} /> : null}
          </NavLink>
        ))}
    </nav>
  )
}
