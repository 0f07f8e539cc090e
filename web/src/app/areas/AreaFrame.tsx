import '#web/styles/areas/index.css'
import type { ReactNode } from 'react'
import type { Area } from '#web/features/session/area.ts'
import { useSession } from '#web/features/session/session.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { MainContent } from '../shell/MainContent.tsx'
import { AreaBar } from './AreaBar.tsx'
import styles from './AreaFrame.module.css'
import { AreaMenu } from './AreaMenu.tsx'
import { AreaTabs } from './AreaTabs.tsx'
import { type AreaLink, useSellerLinks, useTransporterLinks } from './links.tsx'

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
      <div className={styles.areaColumn}>
        <MainContent>{children}</MainContent>
      </div>
      <AreaTabs name={t[area]} links={links} />
    </div>
  )
}
