import { useMockTexts } from '../texts.ts'
import { type Section, sections } from './sections.ts'

export function ConsoleNav({ section }: { section: Section }) {
  const { mock: t } = useMockTexts()
  return (
    <nav className="console-nav" aria-label={t.sections.label}>
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
