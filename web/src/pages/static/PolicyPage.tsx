import type { ReactNode } from 'react'
import { facts } from '#web/features/faq/facts.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { Prose } from './Prose.tsx'
import '#web/styles/static.css'

export interface PolicyPageProps {
  policy: 'shipping' | 'returns' | 'terms' | 'privacy'
  /** Content between the intro and the sections. */
  children?: ReactNode
}

export function PolicyPage({ policy, children }: PolicyPageProps) {
  const t = useTexts('footer', 'policies')
  const texts = t[policy]
  return (
    <PageFrame title={texts.title} intro={fill(texts.intro, facts)}>
      <div className="static">
        {children}
        <Prose sections={texts.sections} />
        <div className="actions">
          <LinkButton kind="line" to={paths.faq}>
            {t.footer.faq}
          </LinkButton>
          <LinkButton kind="line" to={paths.contact}>
            {t.footer.contactPage}
          </LinkButton>
        </div>
      </div>
    </PageFrame>
  )
}
