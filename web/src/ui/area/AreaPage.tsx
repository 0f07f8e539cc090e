import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { LanguageButton } from '../LanguageButton.tsx'
import { PageTitle } from '../PageFrame.tsx'
import { AreaFoot } from './AreaFoot.tsx'
import { useWayBack } from './useUrlState.ts'

export interface AreaPageProps {
  title: string
  /** Content of the h1, if it differs from the title. */
  heading?: ReactNode
  intro?: ReactNode
  /** Content beside the heading: a badge, buttons. */
  actions?: ReactNode
  /** The list this page belongs to. A link leads back to it, with the filters the user left (TORD-002, SPRO-012, SELL-012). */
  parent?: { name: string; to: string }
  /** Actions fixed at the bottom edge on a phone, in thumb reach. */
  foot?: ReactNode
  /** Limits the width to 640 px, for a form. */
  narrow?: boolean
  children: ReactNode
}

/** A page of the seller or transporter area: title, breadcrumbs or back link, one h1, content, actions at the foot. */
export function AreaPage({ title, heading, intro, actions, parent: list, foot, narrow = false, children }: AreaPageProps) {
  const t = useTexts('areas')
  const wayBack = useWayBack(list?.to ?? '')
  const parent = list && { ...list, to: wayBack }
  return (
    <div className={classes('area-page', narrow && 'narrow', foot !== undefined && 'area-with-foot')}>
      <PageTitle title={title} />
      {parent ? (
        <div className="sub-bar">
          <Link className="back-link" to={parent.to}>
            <Icon name="back" />
            <span>{fill(t.areas.backTo, { page: parent.name })}</span>
          </Link>
          <Crumbs title={title} parent={parent} />
          <LanguageButton />
        </div>
      ) : (
        <Crumbs title={title} parent={parent} />
      )}
      <div className="area-head">
        <div>
          <h1 tabIndex={-1}>{heading ?? title}</h1>
          {intro && <p className="muted">{intro}</p>}
        </div>
        {actions && <div className="area-actions">{actions}</div>}
      </div>
      {children}
      {foot !== undefined && <AreaFoot>{foot}</AreaFoot>}
    </div>
  )
}

/** Breadcrumbs from the area to the list and this page, shown on desktops (SDSH-004). */
function Crumbs({ title, parent }: { title: string; parent: AreaPageProps['parent'] | undefined }) {
  const { areas: t } = useTexts('areas')
  const { pathname } = useLocation()
  const area = pathname.startsWith('/transporter') ? 'transporter' : 'seller'
  const root = `/${area}/dashboard`
  const steps = [{ name: t[area], to: root }, ...(parent && parent.to !== root ? [parent] : [])]
  return (
    <nav className="area-crumbs" aria-label={t.breadcrumbs}>
      <ol>
        {steps.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
