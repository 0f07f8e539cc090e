import { type ReactNode, useId } from 'react'
import { formatTzs } from '#contract/rules/money.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fill, type Texts, useTexts } from '#web/i18n/texts.ts'
import { BarChart } from '#web/ui/area/BarChart.tsx'
import type { DaySales, Sales } from './sales.ts'

/** A bar chart of the revenue per day. Today's bar is dashed, because the day isn't over (SDSH-019). */
export function SalesPerDay({ sales: { days, total }, children }: { sales: Sales; children?: ReactNode }) {
  const t = useTexts('sellerMoney')
  const heading = useId()
  const from = formatDate(days[0]?.day ?? '')
  const to = formatDate(days.at(-1)?.day ?? '')
  const best = days.reduce((most, day) => (day.gross > most.gross ? day : most))
  const summary = fill(t.sellerMoney.chart, {
    from,
    to,
    total: formatTzs(total.gross),
    best: formatDate(best.day),
    peak: formatTzs(best.gross),
  })
  return (
    <section className="card report-card" aria-labelledby={heading}>
      <h2 id={heading}>{t.sellerMoney.perDay}</h2>
      <p className="small muted">{fill(t.sellerMoney.perDayRange, { from, to })}</p>
      <BarChart
        summary={summary}
        bars={days.map((day, place) => ({ name: nameOf(day, t), value: day.gross, isCurrent: place === days.length - 1 }))}
      />
      {children}
    </section>
  )
}

/** Labels a bar with the day of the month; the first day of a month has the month's name. */
function nameOf({ day }: DaySales, t: Texts): string {
  const [, month, date] = day.split('-').map(Number)
  return date === 1 ? (t.common.months[(month ?? 1) - 1] ?? '') : `${date}`
}
