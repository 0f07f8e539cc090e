import type { ReactNode } from 'react'
import { CheckField } from '#web/ui/CheckField.tsx'
import { useMockTexts } from '../../texts.ts'
import { EventRow } from './EventRow.tsx'
import { PaymentCourse } from './PaymentCourse.tsx'
import { isPayment, type TimelineRow } from './rows.ts'

/** The rows of a timeline, newest first; `children` are rows for pending events. `opened` shows the entries of payments at once. */
export function Timeline({ rows, opened = false, children }: { rows: readonly TimelineRow[]; opened?: boolean; children?: ReactNode }) {
  return (
    <ol className="event-list">
      {children}
      {rows.map((row) =>
        isPayment(row) ? <PaymentCourse key={row.payment.reference} row={row} opened={opened} /> : <EventRow key={row.seq} entry={row} />,
      )}
    </ol>
  )
}

/** Explains the knots of a timeline. */
export function TimelineLegend() {
  const { mock: t } = useMockTexts()
  return (
    <p className="event-legend">
      <span className="is-money">{t.journal.money}</span>
      <span className="side-from">{t.journal.fromApp}</span>
      <span className="side-to">{t.journal.toApp}</span>
      <span className="side-world">{t.journal.inWorld}</span>
    </p>
  )
}

/** Adds calls, timers and the like to a timeline, which otherwise shows money, messages, orders and faults. */
export function EverythingSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { mock: t } = useMockTexts()
  return (
    <div className="event-switch">
      <CheckField
        role="switch"
        label={t.journal.everything}
        hint={t.journal.everythingHint}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
