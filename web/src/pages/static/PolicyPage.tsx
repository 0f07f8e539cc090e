import type { ReactNode } from 'react'
import { facts } from '#web/features/faq/facts.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import '#web/styles/static.css'
import { Unparted } from '#web/ui/Unparted.tsx'

interface PolicyPageProps {
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

interface Section {
  readonly heading: string
  readonly text: readonly string[]
}

/** Renders the sections of a policy and fills in the shop's figures. */
const Prose = ({ sections }: { sections: readonly Section[] }) => (
  <div className="policy-prose">
    {sections.map(({ heading, text }) => (
      <section key={heading}>
        <h2>{fill(heading, facts)}</h2>
        <div>
          {text.map((paragraph) => (
            <p key={paragraph}>{withLinks(paragraph)}</p>
          ))}
        </div>
      </section>
    ))}
  </div>
)

const schemes: Readonly<Record<string, { href: string; name: string }>> = {
  '{email}': { href: `mailto:${facts.email}`, name: facts.email },
  '{ordersEmail}': { href: `mailto:${facts.ordersEmail}`, name: facts.ordersEmail },
  '{phone}': { href: `tel:${facts.phone.replaceAll(' ', '')}`, name: facts.phone },
}

/** Turns email addresses and phone numbers into links. */
function withLinks(text: string): ReactNode[] {
  return text.split(/(\{(?:email|ordersEmail|phone)\})/).map((part) => {
    const link = schemes[part]
    if (!link) return <Unparted key={part} text={fill(part, facts)} />
    return (
      <a key={part} className="link" href={link.href}>
        {link.name}
      </a>
    )
  })
}
