import '#web/styles/areas/index.css'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { readStatus } from '#contract/order.ts'
import { useSellerOrders } from '#web/features/sellerOrders/useSellerOrders.ts'
import { useSellerProfile } from '#web/features/sellerProfile/useSellerProfile.ts'
import type { Area } from '#web/features/session/area.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { AreaIcon } from '#web/ui/area/AreaIcon.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LanguageButton } from '#web/ui/LanguageButton.tsx'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import { MainContent } from '../shell/MainContent.tsx'

export interface AreaFrameProps {
  area: Area
  children: ReactNode
}

/** The frame of every seller and transporter page: bar and tabs on a phone, a side menu from 1024 px. */
export function AreaFrame({ area, children }: AreaFrameProps) {
  const user = useSession((session) => session.user)
  // Without the role, the route's guard is redirecting to sign-in: render no menu.
  if (!user?.roles.includes(area)) return <div className="shell">{children}</div>
  return area === 'seller' ? <SellerFrame>{children}</SellerFrame> : <TransporterFrame>{children}</TransporterFrame>
}

const SellerFrame = ({ children }: { children: ReactNode }) => (
  <Framed area="seller" links={useSellerLinks()}>
    {children}
  </Framed>
)

const TransporterFrame = ({ children }: { children: ReactNode }) => (
  <Framed area="transporter" links={useTransporterLinks()}>
    {children}
  </Framed>
)

function Framed({ area, links, children }: AreaFrameProps & { links: readonly AreaLink[] }) {
  const { areas: t } = useTexts('areas')
  return (
    <div className="area">
      <AreaBar name={t[area]} />
      <AreaMenu name={t[area]} links={links} />
      <div className="area-column">
        <MainContent>{children}</MainContent>
      </div>
      <AreaTabs name={t[area]} links={links} />
    </div>
  )
}

/** The top bar on phones: area name, language and a link to the shop. Sub-pages have their own bar. */
export function AreaBar({ name }: { name: string }) {
  const t = useTexts('areas')
  return (
    <header className="area-bar">
      <Link className="brand" to={paths.home} aria-label={t.header.brand}>
        <Wordmark />
      </Link>
      <span className="area-tag">{name}</span>
      <LanguageButton />
      <Link className="icon-button" to={paths.home} aria-label={t.areas.backToShop}>
        <AreaIcon name="shop" />
      </Link>
    </header>
  )
}

/** The side menu from 1024 px: the area's links, then chat and shop (SDSH-004, TDSH-003). */
export function AreaMenu({ name, links }: { name: string; links: readonly AreaLink[] }) {
  const t = useTexts('areas')
  return (
    <nav className="area-menu" aria-label={name}>
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
            {link.count ? <LinkCount className="area-menu-count" count={link.count} /> : null}
          </NavLink>
        ),
      )}
      <div className="area-menu-end">
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

/** The number of new items behind a link. Screen readers also get a word for it. */
export function LinkCount({ className, count }: { className: string | undefined; count: number }) {
  const { areas: t } = useTexts('areas')
  return (
    <>
      <span className={className} aria-hidden="true">
        {count}
      </span>{' '}
      <span className="visually-hidden">{fill(t.newCount, { n: count })}</span>
    </>
  )
}

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
