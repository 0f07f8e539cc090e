import { formatTzs } from '#contract/rules/money.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { BarChart } from '#web/ui/area/BarChart.tsx'
import { classes } from '#web/ui/classes.ts'
import { Money } from '#web/ui/Money.tsx'
import { changeOf, type DaySales, type WeekSales } from './sales.ts'

/** Sales of the last seven days as bars, in a sentence and as a table (areas notes 8 and 9). */
export function SalesChart({ week }: { week: WeekSales }) {
  const { seller: t } = useTexts('seller')
  const { days, sum } = week
  const first = days[0]
  const today = days.at(-1)
  const peak = days.reduce<DaySales | undefined>((best, one) => (best && best.sum >= one.sum ? best : one), undefined)
  if (!first || !today || !peak) return null
  const summary = fill(t.salesSummary, {
    from: dateOf(first),
    to: dateOf(today),
    peak: formatTzs(peak.sum),
    day: dateOf(peak),
    today: formatTzs(today.sum),
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
      <p className="small mut">{sum === 0 ? t.noSales : t.salesText}</p>
      {sum > 0 && (
        <BarChart
          summary={summary}
          bars={days.map((one) => ({ name: String(Number(one.day.slice(-2))), value: one.sum, isCurrent: one === today }))}
        />
      )}
      <Change week={week} />
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
                <td className="at-end">{formatTzs(one.sum).replace('TZS ', '')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

const dateOf = ({ day }: DaySales) => formatDate(`${day}T12:00:00Z`)

function Change({ week }: { week: WeekSales }) {
  const { seller: t } = useTexts('seller')
  const change = changeOf(week)
  if (change === null) return <p className="change">{t.nothingBefore}</p>
  const text = change > 0 ? fill(t.more, { percent: change }) : change < 0 ? fill(t.less, { percent: -change }) : t.same
  return <p className={classes('change', change > 0 && 'rise', change < 0 && 'fall')}>{text}</p>
}
