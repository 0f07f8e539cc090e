import { type ReactNode, useEffect, useRef, useState } from 'react'
import { listViolations } from '#contract/control/violations.ts'
import { isPhone, normalPhone } from '#contract/rules/phone.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { control } from '../control.ts'
import { useWorldClock } from '../shared/clock/useWorldClock.ts'
import { QaBar } from '../shared/QaBar.tsx'
import { ScenarioList } from '../shared/ScenarioList.tsx'
import { usePolled } from '../shared/usePolled.ts'
import { useMockTexts } from '../texts.ts'
import { ClockBar } from './clock/ClockBar.tsx'
import { ClockPanel } from './clock/ClockPanel.tsx'
import { FaultsPanel } from './faults/FaultsPanel.tsx'
import { RealtimePanel } from './faults/RealtimePanel.tsx'
import { ShapesPanel } from './faults/ShapesPanel.tsx'
import { GoodsPanel } from './GoodsPanel.tsx'
import { JournalPanel, noFilter } from './journal/JournalPanel.tsx'
import { ViolationsPanel } from './journal/ViolationsPanel.tsx'
import { OrdersPanel } from './OrdersPanel.tsx'
import { PaymentsPanel } from './PaymentsPanel.tsx'
import { AccountsPanel, useAccounts } from './people/AccountsPanel.tsx'
import { HandsetsPanel } from './people/HandsetsPanel.tsx'
import { WebhooksPanel } from './WebhooksPanel.tsx'
import { PhoneLink } from './worlds/PhoneLink.tsx'
import { WorldPanel } from './worlds/WorldPanel.tsx'
import { WorldsPanel } from './worlds/WorldsPanel.tsx'

/** Shows and changes everything in one world (QA-031): clock at the top, one section at a time, journal beside it. */
export function ConsolePage() {
  const { mock: t } = useMockTexts()
  const section = useSection()
  const clock = useWorldClock()
  const accounts = useAccounts()
  const violations = usePolled(readViolations)
  const [filter, setFilter] = useState(noFilter)
  const phone = accounts.data?.[0]?.phone
  const panels: Record<Section, ReactNode> = {
    payments: <PaymentsPanel onFilter={(reference) => setFilter({ ...noFilter, reference })} />,
    orders: <OrdersPanel accounts={accounts} />,
    goods: <GoodsPanel />,
    scenarios: phone && <ScenariosPanel firstPhone={phone} />,
    handsets: phone && <HandsetsPanel accounts={accounts.data ?? []} clock={clock} />,
    clock: <ClockPanel clock={clock} />,
    faults: <FaultsPanel />,
    realtime: <RealtimePanel accounts={accounts.data ?? []} />,
    webhooks: <WebhooksPanel />,
    shapes: <ShapesPanel />,
    accounts: <AccountsPanel accounts={accounts} />,
    worlds: (
      <>
        <WorldPanel onReset={() => setFilter(noFilter)} />
        <PhoneLink />
        <WorldsPanel />
      </>
    ),
    violations: <ViolationsPanel violations={violations} />,
    journal: null, // It is beside every section.
  }
  return (
    <div className="qa-page">
      <QaBar title={t.consoleTitle} badge={t.consoleBadge} links={<Links />} />
      <ClockBar clock={clock} violations={violations} />
      <main id="main" className="console" data-section={section} tabIndex={-1}>
        <ConsoleNav section={section} />
        {section !== 'journal' && <div className="console-body">{panels[section]}</div>}
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

/** The console's sections, each at `/__mock#name`. */
const sections = [
  'payments',
  'orders',
  'goods',
  'scenarios',
  'handsets',
  'clock',
  'faults',
  'realtime',
  'webhooks',
  'shapes',
  'accounts',
  'worlds',
  'violations',
  'journal',
] as const
type Section = (typeof sections)[number]

/** Returns the section in the URL's hash; an unknown hash keeps the current one. */
function useSection(): Section {
  const [section, setSection] = useState<Section>(() => sectionInUrl() ?? 'payments')
  useEffect(() => {
    const follow = () => setSection((before) => sectionInUrl() ?? before)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return section
}

const sectionInUrl = (): Section | undefined => sections.find((section) => window.location.hash === `#${section}`)

/** The console's navigation. It scrolls sideways if it is too wide, so that the current section is visible. */
function ConsoleNav({ section }: { section: Section }) {
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

/** The scenario catalogue, for a phone number that is typed. */
function ScenariosPanel({ firstPhone }: { firstPhone: string }) {
  const { mock: t } = useMockTexts()
  const [text, setText] = useState(() => normalPhone(firstPhone))
  const good = isPhone(text)
  return (
    <div className="qa-panel">
      <ScenarioList phone={good ? normalPhone(text) : null}>
        <TextField
          label={t.scenarios.phone}
          hint={t.phone.numberHint}
          error={good ? null : t.phone.numberWrong}
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputMode="tel"
          autoComplete="off"
        />
      </ScenarioList>
    </div>
  )
}
