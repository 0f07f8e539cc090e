import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { DocumentTitle } from '#web/ui/PageFrame.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import { useMockTexts } from '../texts.ts'

export interface QaBarProps {
  /** The document title, to which the mock's name is added. */
  title: string
  badge: string
  links: ReactNode
  children?: ReactNode
}

/** The bar at the top of every page of the mock, which distinguishes it from the shop. */
export function QaBar({ title, badge, links, children }: QaBarProps) {
  const { mock: t } = useMockTexts()
  const shell = useTexts()
  return (
    <header className="qbar">
      <DocumentTitle title={titleOf(title)} />
      <a className="skip" href="#main">
        {shell.common.skipToContent}
      </a>
      <Wordmark />
      <h1 className="world-badge">{badge}</h1>
      <p className="qbar-note">{t.noRealMoney}</p>
      {children}
      <nav className="qbar-links" aria-label={t.menu}>
        {links}
      </nav>
      <LanguageSwitch />
    </header>
  )
}

const titleOf = (page: string): string => `${page} · Samaki mock`
