import { CURRENCY } from '#contract/rules/constants.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Figures } from '#web/ui/area/Figures.tsx'
import { changeOf } from './change.ts'
import { digits, type Sales, type Totals } from './sales.ts'

/** The totals of the period, each with its change from the previous period (SELL-005). */
export function SalesFigures({ sales: { total, before } }: { sales: Sales }) {
  const t = useTexts('sellerMoney')
  const figure = (label: string, valueOf: (totals: Totals) => number, unit?: string) => ({
    label,
    value: digits(valueOf(total)),
    ...(unit && { unit }),
    note: <ChangeNote now={valueOf(total)} before={valueOf(before)} />,
  })
  return (
    <Figures
      figures={[
        figure(t.sellerMoney.sales, ({ gross }) => gross, CURRENCY),
        figure(t.sellerMoney.orders, ({ orders }) => orders),
        figure(t.sellerMoney.average, ({ gross, orders }) => (orders === 0 ? 0 : Math.round(gross / orders)), CURRENCY),
        figure(t.sellerMoney.net, ({ net }) => net, CURRENCY),
      ]}
    />
  )
}

function ChangeNote({ now, before }: { now: number; before: number }) {
  const t = useTexts('sellerMoney')
  const { direction, percent } = changeOf(now, before)
  return (
    <span className="sales-change-note">
      <span className={`sales-change sales-change-${direction}`}>{percent ?? '–'}</span>{' '}
      <span className="muted">{fill(t.sellerMoney.before, { figure: digits(before) })}</span>
    </span>
  )
}
