import { NavLink } from 'react-router-dom'
import { useSession } from '#web/features/session/session.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import styles from './Tabs.module.css'
import { UnreadCount } from './UnreadCount.tsx'

/** The tab bar below 640 px; chat is in the middle (CHAT-005). */
export function Tabs() {
  const t = useTexts()
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  return (
    <nav className="tabs" aria-label={t.header.main}>
      <Tab to={paths.home} icon="home" name={t.header.home} />
      <Tab to={paths.products()} icon="search" name={t.header.products} />
      <NavLink className={classes('tab-link', styles.talk)} to={paths.chat()}>
        <Icon name="chat" />
        {t.header.chat}
        <UnreadCount />
      </NavLink>
      <Tab to={paths.orders} icon="receipt" name={t.header.orders} />
      <Tab to={isAuthenticated ? paths.profile() : paths.login()} icon="person" name={t.header.account} />
    </nav>
  )
}

const Tab = ({ to, icon, name }: { to: string; icon: IconName; name: string }) => (
  <NavLink className="tab-link" to={to} end={to === paths.home}>
    <Icon name={icon} />
    {name}
  </NavLink>
)
