import { formatAmount, formatTzs } from '#contract/rules/money.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { BarChart } from '#web/ui/area/BarChart.tsx'
import { classes } from '#web/ui/classes.ts'
import { Money } from '#web/ui/Money.tsx'
import { changeOf } from './change.ts'
import type { DaySales, Sales } from './sales.ts'

/** The sales of the last seven days as bars, a sentence and a table (areas notes 8 and 9). */
export function WeekSales({ week }: { week: Sales }) {
  const { seller: t } = useTexts('seller')
  const { days, total, before } = week
  const sum = total.gross
  const first = days[0]
  const today = days.at(-1)
  const peak = days.reduce<DaySales | undefined>((best, one) => (best && best.gross >= one.gross ? best : one), undefined)
  if (!first || !today || !peak) return null
  const summary = fill(t.salesSummary, {
    from: dateOf(first),
    to: dateOf(today),
    peak: formatTzs(peak.gross),
    day: dateOf(peak),
    today: formatTzs(today.gross),
    sum: formatTzs(sum),
  })
  return (
    <section className="card sales" aria-label={t.sales}>
      <div className="sales-head">
        <h2>{t.sales}</h2>
        <b>
          <Money shillings={sum} />
        </b>
      </div>
      <p className="small muted">{sum === 0 ? t.noSales : t.salesText}</p>
      {sum > 0 && (
        <BarChart
          summary={summary}
          bars={days.map((one) => ({ name: String(Number(one.day.slice(-2))), value: one.gross, isCurrent: one === today }))}
        />
      )}
      <Change now={sum} before={before.gross} />
      <details>
        <summary>{t.asTable}</summary>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col" className="at-end">
                {t.orders}
              </th>
              <th scope="col" className="at-end">
                {t.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((one) => (
              <tr key={one.day}>
                <th scope="row">{dateOf(one)}</th>
                <td className="at-end">{one.orders}</td>
                <td className="at-end">{formatAmount(one.gross)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

const dateOf = ({ day }: DaySales) => formatDate(`${day}T12:00:00Z`)

function Change({ now, before }: { now: number; before: number }) {
  const { seller: t } = useTexts('seller')
  const { direction, percent } = changeOf(now, before)
  if (percent === null) return <p className="change">{t.nothingBefore}</p>
  if (direction === 'equal') return <p className="change">{t.same}</p>
  const text = fill(direction === 'up' ? t.more : t.less, { percent: percent.slice(1) })
  return <p className={classes('change', direction === 'up' ? 'sales-rise' : 'sales-fall')}>{text}</p>
}
