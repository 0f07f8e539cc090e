import { Link, NavLink } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { AreaIcon } from '#web/ui/area/AreaIcon.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import styles from './AreaMenu.module.css'
import { LinkCount } from './LinkCount.tsx'
import type { AreaLink } from './links.tsx'

/** The side menu from 1024 px: the area's links, then chat and shop (SDSH-004, TDSH-003). */
export function AreaMenu({ name, links }: { name: string; links: readonly AreaLink[] }) {
  const t = useTexts('areas')
  return (
    <nav className={styles.areaMenu} aria-label={name}>
      <Link className="brand" to={paths.home} aria-label={t.header.brand}>
        <Wordmark />
      </Link>
      {links.map((link) =>
        link.isLocked ? (
          <span key={link.to} className="locked" role="link" aria-disabled="true" title={t.areas.afterVerification}>
            {link.icon}
            {link.name}
          </span>
        ) : (
          <NavLink key={link.to} to={link.to}>
            {link.icon}
            {link.name}
            {link.count ? <LinkCount className={styles.menuCount} count={link.count} /> : null}
          </NavLink>
        ),
      )}
      <div className={styles.menuEnd}>
        <LanguageSwitch />
        <Link to={paths.chat()}>
          <Icon name="chat" />
          {t.header.chat}
        </Link>
        <Link to={paths.home}>
          <AreaIcon name="shop" />
          {t.areas.backToShop}
        </Link>
      </div>
    </nav>
  )
}
