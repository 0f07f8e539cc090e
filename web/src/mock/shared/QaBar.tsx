import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { DocumentTitle } from '#web/ui/PageFrame.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import { useMockTexts } from '../texts.ts'

export interface QaBarProps {
  /** Of the document, before the name of the mock. */
  title: string
  badge: string
  links: ReactNode
  children?: ReactNode
}

/** The bar over every page of the mock: nobody takes it for the shop. */
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
      <h1 className="env">{badge}</h1>
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
