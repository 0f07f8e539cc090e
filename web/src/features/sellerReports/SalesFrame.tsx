import type { ReactNode } from 'react'
import { CURRENCY } from '#contract/rules/constants.ts'
import { errorText } from '#web/api/errorText.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { Figures } from '#web/ui/area/Figures.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { changeOf } from './change.ts'
import { digits, type Sales, type Totals } from './sales.ts'
import type { SalesResult } from './useSales.ts'

/** Wraps a sales report: its totals, and the states loading, failed and no sales. */
export function SalesFrame({ sales, error, reload, children }: Omit<SalesResult, 'now'> & { children: (sales: Sales) => ReactNode }) {
  const t = useTexts('sellerMoney')
  if (error) return <ErrorNote text={errorText(error, t)} onRetry={reload} />
  if (!sales) return <Skeleton lines={6} />
  return (
    <>
      <SalesFigures sales={sales} />
      {sales.total.orders === 0 && (
        <EmptyState title={t.sellerMoney.noSales} text={t.sellerMoney.noSalesText}>
          <LinkButton kind="line" to={sellerPaths.orders()}>
            {t.sellerMoney.toOrders}
          </LinkButton>
        </EmptyState>
      )}
      {children(sales)}
    </>
  )
}

/** The totals of the period, each with its change from the previous period (SELL-005). */
function SalesFigures({ sales: { total, before } }: { sales: Sales }) {
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
