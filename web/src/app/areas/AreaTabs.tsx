import { NavLink } from 'react-router-dom'
import { fill, useTexts } from '#web/i18n/texts.ts'
import type { AreaLink } from './links.tsx'

/** The thumb's bar below 1024 px; what opens only after verification is not in it (SDSH-005, TDSH-004). */
export function AreaTabs({ name, links }: { name: string; links: readonly AreaLink[] }) {
  const t = useTexts('areas')
  return (
    <nav className="area-tabs" aria-label={name}>
      {links
        .filter(({ isLocked }) => !isLocked)
        .map((link) => (
          <NavLink
            key={link.to}
            className="tab"
            to={link.to}
            aria-label={link.count ? fill(t.areas.linkCount, { name: link.name, n: link.count }) : undefined}
          >
            {link.icon}
            {link.name}
            {link.count ? <span className="count">{link.count}</span> : null}
          </NavLink>
        ))}
    </nav>
  )
}
