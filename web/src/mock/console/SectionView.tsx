import type { Violation } from '../shapes.ts'
import type { Polled } from '../shared/usePolled.ts'
import type { WorldClock } from '../shared/useWorldClock.ts'
import { AccountsPanel } from './AccountsPanel.tsx'
import { ClockPanel } from './ClockPanel.tsx'
import { FaultsPanel } from './FaultsPanel.tsx'
import { HandsetsPanel } from './HandsetsPanel.tsx'
import { PaymentsPanel } from './PaymentsPanel.tsx'
import { RealtimePanel } from './RealtimePanel.tsx'
import { ScenariosPanel } from './ScenariosPanel.tsx'
import { ShapesPanel } from './ShapesPanel.tsx'
import type { Section } from './sections.ts'
import type { Accounts } from './useAccounts.ts'
import { ViolationsPanel } from './ViolationsPanel.tsx'
import { WorldPanel } from './WorldPanel.tsx'
import { WorldsPanel } from './WorldsPanel.tsx'

interface Props {
  section: Exclude<Section, 'journal'>
  clock: WorldClock
  accounts: Accounts
  violations: Polled<Violation[]>
  onFilter: (reference: string) => void
  onReset: () => void
}

export function SectionView({ section, clock, accounts, violations, onFilter, onReset }: Props) {
  const phone = accounts.data?.[0]?.phone ?? ''
  switch (section) {
    case 'payments':
      return <PaymentsPanel onFilter={onFilter} />
    case 'scenarios':
      return phone === '' ? null : <ScenariosPanel firstPhone={phone} />
    case 'handsets':
      return phone === '' ? null : <HandsetsPanel accounts={accounts.data ?? []} clock={clock} />
    case 'clock':
      return <ClockPanel clock={clock} />
    case 'faults':
      return <FaultsPanel />
    case 'realtime':
      return <RealtimePanel accounts={accounts.data ?? []} />
    case 'shapes':
      return <ShapesPanel />
    case 'accounts':
      return <AccountsPanel accounts={accounts} />
    case 'worlds':
      return (
        <>
          <WorldPanel onReset={onReset} />
          <WorldsPanel />
        </>
      )
    case 'violations':
      return <ViolationsPanel violations={violations} />
  }
}
