import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { LanguageButton } from '../LanguageButton.tsx'
import { PageTitle } from '../PageFrame.tsx'
import { useWayBack } from './useUrlState.ts'

export interface AreaPageProps {
  title: string
  /** The h1, if it says more than the title. */
  heading?: ReactNode
  intro?: ReactNode
  /** Beside the heading: a badge, buttons. */
  actions?: ReactNode
  /** The list this page belongs to: `Back to …` leads there at every width, filtered as it was left (TORD-002, SPRO-012, SELL-012). */
  parent?: { name: string; to: string }
  /** Actions fixed at the bottom edge of a phone, within the thumb's reach. */
  foot?: ReactNode
  /** A form: a measure of 640 px. */
  narrow?: boolean
  children: ReactNode
}

/** A page of the seller's or the transporter's area: title, breadcrumbs or the way back, one h1, content, actions at the foot. */
export function AreaPage({ title, heading, intro, actions, parent: list, foot, narrow = false, children }: AreaPageProps) {
  const t = useTexts('areas')
  const wayBack = useWayBack(list?.to ?? '')
  const parent = list && { ...list, to: wayBack }
  return (
    <div className={classes('area-page', narrow && 'narrow', foot !== undefined && 'with-foot')}>
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
          {intro && <p className="mut">{intro}</p>}
        </div>
        {actions && <div className="area-actions">{actions}</div>}
      </div>
      {children}
      {foot !== undefined && <div className="area-foot">{foot}</div>}
    </div>
  )
}

/** From the area by the list to the page, on a desktop (SDSH-004). */
function Crumbs({ title, parent }: { title: string; parent: AreaPageProps['parent'] | undefined }) {
  const { areas: t } = useTexts('areas')
  const { pathname } = useLocation()
  const area = pathname.startsWith('/transporter') ? 'transporter' : 'seller'
  const root = `/${area}/dashboard`
  const steps = [{ name: t[area], to: root }, ...(parent && parent.to !== root ? [parent] : [])]
  return (
    <nav className="crumbs" aria-label={t.breadcrumbs}>
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
