import { formatTzs } from '#contract/rules/money.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import { fill, type MockTexts, useMockTexts } from '../../texts.ts'
import { clockTime } from '../format.ts'
import { PaymentBadge } from '../PaymentBadge.tsx'
import { EventRow } from './EventRow.tsx'
import { courseOf, type PaymentRow } from './rows.ts'

/** A payment in the timeline: its course and its state now. It opens to its entries. */
export function PaymentCourse({ row: { payment, entries }, opened }: { row: PaymentRow; opened: boolean }) {
  const { mock: t } = useMockTexts()
  const at = entries.at(-1)?.at ?? payment.startedAt
  return (
    <li className="is-money">
      <time dateTime={at}>{clockTime(at)}</time>
      <span className="event-knot" aria-hidden="true" />
      <details className="payment-course" open={opened}>
        <summary>
          <b>{fill(t.journal.payment, { amount: formatTzs(payment.amount) })}</b> <PaymentBadge state={payment.state} />
          <span className="payment-steps">{courseText(entries, t)}</span>
        </summary>
        <p>
          {payment.reference} · {groupPhone(payment.phone)}
        </p>
        <ol>
          {entries.map((entry) => (
            <EventRow key={entry.seq} entry={entry} />
          ))}
        </ol>
      </details>
    </li>
  )
}

/** Describes a course as `asked 09:00:02 › PIN 09:00:07 › charged`. A step has a time if it differs from the time of the step before. */
export function courseText(entries: PaymentRow['entries'], t: MockTexts): string {
  let before = ''
  const steps = courseOf(entries).map(({ step, at, times }) => {
    const time = clockTime(at)
    const text = [t.journal.steps[step], times > 1 && `× ${times}`, time !== before && time].filter(Boolean).join(' ')
    before = time
    return text
  })
  return steps.join(' › ')
}
