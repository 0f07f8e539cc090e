import { useEffect, useRef } from 'react'
import { useMockTexts } from '../texts.ts'
import { type Section, sections } from './sections.ts'

/** The console's navigation. It scrolls sideways if it is too wide, so that the current section is visible. */
export function ConsoleNav({ section }: { section: Section }) {
  const { mock: t } = useMockTexts()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[href="#${section}"]`)
    // scrollIntoView would change the position from which the Tab key continues.
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.clientWidth / 3
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
