import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { AREA_OPENED } from '#web/api/onDevice.ts'
import { areaOf } from '#web/features/session/area.ts'
import { useSession } from '#web/features/session/session.ts'
import { useTexts, withTexts } from '#web/i18n/texts.ts'
import { isChat, paths } from '#web/paths.ts'
import { Announcer } from '#web/ui/Announcer.tsx'
import { classes } from '#web/ui/classes.ts'
import { Dialogs } from '#web/ui/Dialogs.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { later } from '#web/ui/later.tsx'
import { Toasts } from '#web/ui/Toasts.tsx'
import { useDockShown } from '../dock/dock.ts'
import { Dock } from '../dock/Dock.tsx'
import { useChatLinks } from '../dock/useChatLinks.ts'
import { PageNotLoaded } from '../guards/PageNotLoaded.tsx'
import { SignedOutRedirect } from '../guards/SignedOutRedirect.tsx'
import { useDeclineDialogsOnLeave } from '../guards/useDeclineDialogsOnLeave.ts'
import { useRouteFocus } from '../guards/useRouteFocus.ts'
import { Header } from './Header.tsx'
import { MainContent } from './MainContent.tsx'
import { UnreadCount } from './UnreadCount.tsx'

/** Shows nothing while loading or after a failure; loading is retried when the network is back. */
const silentFallbacks = { meanwhile: null, failed: null }

/** Loaded later, because it is below the fold (PERF-002). */
const Footer = later(async () => {
  const { Footer } = await withTexts(() => import('./Footer.tsx'), 'footer')
  return Footer
}, silentFallbacks)

/** The frame of the seller and transporter areas; buyers never load it (PERF-009). */
const AreaFrame = later(async () => (await withTexts(() => import('../areas/AreaFrame.tsx'), 'areas')).AreaFrame, {
  failed: PageNotLoaded,
})

/** Renders the frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const area = areaOf(pathname)
  useRouteFocus()
  useDeclineDialogsOnLeave(pathname)
  useEffect(() => void window.dispatchEvent(new CustomEvent(AREA_OPENED, { detail: area })), [area])
  return (
    <>
      <SkipLink />
      <SignedOutRedirect />
      {area ? <AreaFrame area={area}>{children}</AreaFrame> : <ShopFrame>{children}</ShopFrame>}
      <Toasts />
      <Dialogs />
      <Announcer />
    </>
  )
}

/** The buyer's frame: header, page, footer, the thread beside it on wide screens, tabs on phones. */
function ShopFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const docked = useDockShown()
  const openDock = useChatLinks()
  return (
    <div className={classes('shell', isChat(pathname) && 'in-chat', docked && 'docked')} onClickCapture={openDock}>
      <Header />
      <div className="stage">
        <div className="column">
          <MainContent>{children}</MainContent>
          {!isChat(pathname) && <Footer />}
        </div>
        {docked && <Dock />}
      </div>
      <Tabs />
    </div>
  )
}

function SkipLink() {
  const t = useTexts()
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('content')?.focus()
  }
  return (
    <a className="skip" href="#content" onClick={skip}>
      {t.common.skipToContent}
    </a>
  )
}

/** The tab bar below 640 px; chat is in the middle (CHAT-005). */
export function Tabs() {
  const t = useTexts()
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  return (
    <nav className="tabs" aria-label={t.header.main}>
      <Tab to={paths.home} icon="home" name={t.header.home} />
      <Tab to={paths.products()} icon="search" name={t.header.products} />
      <NavLink className={classes('tab-link', 'shell-talk')} to={paths.chat()}>
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
