import { type Violation } from '#contract/control/violations.ts'
import type { WorldClock } from '../shared/clock/useWorldClock.ts'
import type { Polled } from '../shared/usePolled.ts'
import { ClockPanel } from './clock/ClockPanel.tsx'
import { FaultsPanel } from './faults/FaultsPanel.tsx'
import { ShapesPanel } from './faults/ShapesPanel.tsx'
import { GoodsPanel } from './goods/GoodsPanel.tsx'
import { ViolationsPanel } from './journal/ViolationsPanel.tsx'
import { OrdersPanel } from './orders/OrdersPanel.tsx'
import { PaymentsPanel } from './payments/PaymentsPanel.tsx'
import { type Accounts, AccountsPanel } from './people/AccountsPanel.tsx'
import { HandsetsPanel } from './people/HandsetsPanel.tsx'
import { RealtimePanel } from './realtime/RealtimePanel.tsx'
import { ScenariosPanel } from './ScenariosPanel.tsx'
import type { Section } from './sections.ts'
import { PhoneLink } from './worlds/PhoneLink.tsx'
import { WorldPanel } from './worlds/WorldPanel.tsx'
import { WorldsPanel } from './worlds/WorldsPanel.tsx'

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
    case 'orders':
      return <OrdersPanel accounts={accounts} />
    case 'goods':
      return <GoodsPanel />
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
          <PhoneLink />
          <WorldsPanel />
        </>
      )
    case 'violations':
      return <ViolationsPanel violations={violations} />
  }
}
