import { useEffect, useRef } from 'react'
import { useMockTexts } from '../texts.ts'
import { type Section, sections } from './sections.ts'

/** The chosen one is in sight also where the row is too long for the screen. */
export function ConsoleNav({ section }: { section: Section }) {
  const { mock: t } = useMockTexts()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    row.current?.querySelector(`[href="#${section}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [section])
  return (
    <nav ref={row} className="console-nav" aria-label={t.sections.label}>
      <ul>
        {sections.map((name) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={name === section ? 'page' : undefined}>
              {t.sections[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
