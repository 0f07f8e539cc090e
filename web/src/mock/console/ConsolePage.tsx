import { useState } from 'react'
import { QaBar } from '../shared/QaBar.tsx'
import { useTitle } from '../shared/useTitle.ts'
import { useWorldClock } from '../shared/useWorldClock.ts'
import { useMockTexts } from '../texts.ts'
import { AccountsPanel } from './AccountsPanel.tsx'
import { ClockPanel } from './ClockPanel.tsx'
import { JournalPanel } from './JournalPanel.tsx'
import { noFilter } from './journalFilter.ts'
import { PaymentsPanel } from './PaymentsPanel.tsx'
import { ScenariosPanel } from './ScenariosPanel.tsx'
import { useAccounts } from './useAccounts.ts'
import { ViolationsPanel } from './ViolationsPanel.tsx'
import { WorldPanel } from './WorldPanel.tsx'

/** Everything of one world that can be seen and moved (QA-031). */
export function ConsolePage() {
  const { mock: t } = useMockTexts()
  const clock = useWorldClock()
  const accounts = useAccounts()
  const [filter, setFilter] = useState(noFilter)
  const phone = accounts.data?.[0]?.phone ?? ''
  useTitle(t.consoleTitle)
  return (
    <div className="qa-page">
      <QaBar badge={t.consoleBadge} links={<a href="/">{t.toShop}</a>} />
      <main id="main" className="console" tabIndex={-1}>
        <div className="console-side">
          <WorldPanel onReset={() => setFilter(noFilter)} />
          <ClockPanel clock={clock} />
          <ViolationsPanel />
          {phone !== '' && <ScenariosPanel key={phone} firstPhone={phone} />}
        </div>
        <div className="console-main">
          <AccountsPanel accounts={accounts} />
          <PaymentsPanel onFilter={(reference) => setFilter({ ...noFilter, reference })} />
          <JournalPanel filter={filter} onFilter={setFilter} />
        </div>
      </main>
    </div>
  )
}
