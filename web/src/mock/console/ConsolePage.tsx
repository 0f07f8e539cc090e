import { useState } from 'react'
import { listViolations } from '#contract/control/violations.ts'
import { control } from '../control.ts'
import { useWorldClock } from '../shared/clock/useWorldClock.ts'
import { QaBar } from '../shared/QaBar.tsx'
import { usePolled } from '../shared/usePolled.ts'
import { useMockTexts } from '../texts.ts'
import { ConsoleNav } from './ConsoleNav.tsx'
import { ClockBar } from './clock/ClockBar.tsx'
import { noFilter } from './journal/JournalFilterForm.tsx'
import { JournalPanel } from './journal/JournalPanel.tsx'
import { useAccounts } from './people/AccountsPanel.tsx'
import { SectionView } from './SectionView.tsx'
import { useSection } from './sections.ts'

/** Shows and changes everything in one world (QA-031): clock at the top, one section at a time, journal beside it. */
export function ConsolePage() {
  const { mock: t } = useMockTexts()
  const section = useSection()
  const clock = useWorldClock()
  const accounts = useAccounts()
  const violations = usePolled(readViolations)
  const [filter, setFilter] = useState(noFilter)
  return (
    <div className="qa-page">
      <QaBar title={t.consoleTitle} badge={t.consoleBadge} links={<Links />} />
      <ClockBar clock={clock} violations={violations} />
      <main id="main" className="console" data-section={section} tabIndex={-1}>
        <ConsoleNav section={section} />
        {section !== 'journal' && (
          <div className="console-body">
            <SectionView
              section={section}
              clock={clock}
              accounts={accounts}
              violations={violations}
              onFilter={(reference) => setFilter({ ...noFilter, reference })}
              onReset={() => setFilter(noFilter)}
            />
          </div>
        )}
        <JournalPanel filter={filter} onFilter={setFilter} />
      </main>
    </div>
  )
}

function Links() {
  const { mock: t } = useMockTexts()
  return (
    <>
      <a href="/">{t.toShop}</a>
      <a href="/__cards?bench=say">{t.toBench}</a>
      <a href="/__cards">{t.toCards}</a>
      <a href="/__mock/docs">{t.toDocs}</a>
    </>
  )
}

const readViolations = (signal: AbortSignal) => control(listViolations, { signal })
