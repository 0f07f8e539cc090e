import { Link, NavLink, useLocation } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { hasBack, paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LanguageButton } from '#web/ui/LanguageButton.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import { SEARCH } from '../guards/useRouteFocus.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { AreaShortcuts } from './AreaShortcuts.tsx'
import { BackButton } from './BackButton.tsx'
import { CartLink } from './CartLink.tsx'
import { ChatButton } from './ChatButton.tsx'
import styles from './Header.module.css'
import { SearchBox } from './SearchBox.tsx'
import { WishlistLink } from './WishlistLink.tsx'

/** The header for all widths: 56 px with a back button on phones, 64 px with search and links from 640 px. */
export function Header() {
  const t = useTexts()
  const { pathname } = useLocation()
  return (
    <header className={classes('site', pathname === paths.home && 'at-home')}>
      <div className="site-bar">
        {hasBack(pathname) && <BackButton />}
        <Link className="brand" to={paths.home} aria-label={t.header.brand}>
          <Wordmark />
        </Link>
        <SearchBox />
        <nav className={styles.siteNav} aria-label={t.header.main}>
          <NavLink to={paths.products()}>{t.header.products}</NavLink>
        </nav>
        <AreaShortcuts />
        <div className={styles.siteTools}>
          {pathname !== paths.home && pathname !== paths.products() && (
            <Link className="icon-button phone-only" to={paths.products()} state={SEARCH} aria-label={t.header.search}>
              <Icon name="search" />
            </Link>
          )}
          <LanguageButton />
          <WishlistLink />
          <CartLink />
          <AccountMenu className="wide-only" />
          <ChatButton />
        </div>
      </div>
    </header>
  )
}
