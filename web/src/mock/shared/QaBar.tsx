import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import { useMockTexts } from '../texts.ts'

/** The bar over every page of the mock: nobody takes it for the shop. */
export function QaBar({ badge, links, children }: { badge: string; links: ReactNode; children?: ReactNode }) {
  const { mock: t } = useMockTexts()
  const shell = useTexts()
  return (
    <header className="qbar">
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
