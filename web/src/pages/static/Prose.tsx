import type { ReactNode } from 'react'
import { facts } from '#web/features/faq/facts.ts'
import { fill } from '#web/i18n/texts.ts'
import { Unparted } from '#web/ui/Unparted.tsx'
import styles from './Prose.module.css'

export interface Section {
  readonly heading: string
  readonly text: readonly string[]
}

/** Renders the sections of a policy and fills in the shop's figures. */
export const Prose = ({ sections }: { sections: readonly Section[] }) => (
  <div className={styles.prose}>
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
